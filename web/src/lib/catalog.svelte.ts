// Everything static, by index: prints, characters, skills, event kinds (GET /api/catalog).
import type { Catalog, CatalogCharacter, CatalogEvent, CatalogPrint, CatalogSkill } from "./protocol";

class Cards {
  all = $state.raw<Catalog | null>(null);

  async load(): Promise<void> {
    const reply = await fetch("/api/catalog");
    if (!reply.ok) throw new Error(`catalog: ${reply.status}`);
    this.all = (await reply.json()) as Catalog;
  }

  print(i: number): CatalogPrint | undefined {
    return this.all?.prints[i];
  }
  character(i: number): CatalogCharacter | undefined {
    return this.all?.characters[i];
  }
  skill(i: number): CatalogSkill | undefined {
    return this.all?.skills[i];
  }
  event(kind: number): CatalogEvent | undefined {
    return this.all?.events[kind];
  }
}

export const cards = new Cards();
