// The one Fluent catalogue of the project (src/kongsheng/locale), loaded per language. Rules come in a second chunk.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "zh" | "en";
export type Args = Record<string, FluentVariable>;

const load: Record<Lang, () => Promise<{ default: string[] }>> = {
  zh: () => import("./locale-zh"),
  en: () => import("./locale-en"),
};
const loadRules: Record<Lang, () => Promise<{ default: string }>> = {
  zh: () => import("./rules-zh"),
  en: () => import("./rules-en"),
};

function firstLang(): Lang {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === "zh" || asked === "en") return asked;
  const kept = localStorage.getItem("lang");
  if (kept === "zh" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en";
}

class Texts {
  lang = $state<Lang>(firstLang());
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  private revision = $state(0);
  ready = $derived(this.bundles[this.lang] !== undefined);

  /** Make a language the shown one; resolves when its texts are there. */
  async use(lang: Lang): Promise<void> {
    if (!this.bundles[lang]) {
      const bundle = new FluentBundle(lang === "zh" ? "zh-Hans" : "en", { useIsolating: false });
      for (const text of (await load[lang]()).default) bundle.addResource(new FluentResource(text));
      this.bundles = { ...this.bundles, [lang]: bundle };
      void loadRules[lang]().then((rules) => {
        bundle.addResource(new FluentResource(rules.default));
        this.revision += 1;
      });
    }
    this.lang = lang;
    localStorage.setItem("lang", lang);
    document.documentElement.lang = lang === "zh" ? "zh-Hans" : "en";
  }

  /** Return the text of ``key`` or ``key.attribute``; null if the catalogue has none. */
  find(key: string, args?: Args): string | null {
    void this.revision;
    const bundle = this.bundles[this.lang];
    const [id, attribute] = key.split(".", 2) as [string, string | undefined];
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return null;
    return bundle.formatPattern(pattern, args ?? null, []);
  }

  /** Everything worth looking up: clauses, terms and cards with their long text. */
  entries(): { key: string; id: string; short: string; long: string }[] {
    void this.revision;
    const bundle = this.bundles[this.lang];
    if (!bundle) return [];
    const out = [];
    for (const [key] of bundle._messages) {
      const kind = /^(clause|term|fn)-/.exec(key)?.[1];
      if (!kind) continue;
      const long = this.find(`${key}.${kind === "clause" ? "long" : "full"}`) ?? "";
      out.push({ key, id: kind === "clause" ? key.slice(7) : "", short: this.text(key), long });
    }
    return out;
  }

  text(key: string, args?: Args): string {
    return this.find(key, args) ?? key;
  }
}

export const texts = new Texts();
export const t = (key: string, args?: Args): string => texts.text(key, args);
