// Portraits as data: every shape is a path on a 64 x 64 square, [colour, path, stroke width if it is a line].
// k ink, p paper, g gold, s skin, a the portrait's accent, d its darker tone.
export type Shape = readonly [colour: "k" | "p" | "g" | "s" | "a" | "d", path: string, line?: number];
export interface Portrait {
  ground: string;
  accent: string;
  shapes: readonly Shape[];
}

const dot = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

// Shared parts.
const head: Shape = ["s", dot(32, 26, 11, 12)];
const suit: readonly Shape[] = [
  ["k", "M8 64c0-17 11-22 24-22s24 5 24 22z"],
  ["p", "M26 42l6 14 6-14-6 3z"],
];
const coat: readonly Shape[] = [["k", "M7 64c1-18 12-23 25-23s24 5 25 23z"]];
const robe: readonly Shape[] = [["d", "M7 64c1-18 12-23 25-23s24 5 25 23z"]];
const neck: Shape = ["s", box(28, 34, 8, 10)];
const crop: Shape = ["k", "M20 26c-1-11 5-15 12-15s13 4 12 15c-2-6-6-8-12-8s-10 2-12 8z"];
const bob: Shape = ["k", "M18 38c-2-20 3-28 14-28s16 8 14 28l-6-2c3-9 2-14-2-17-5 3-9 3-13 2-2 4-2 9 0 15z"];
const long: Shape = ["k", "M16 50c2-14-1-40 16-40s14 26 16 40l-9-3c5-12 4-20 0-26-4 3-9 4-14 2-3 7-3 15 1 24z"];
const bun: readonly Shape[] = [["k", dot(32, 9, 6)], crop];
const brim = (y: number): Shape => ["k", `M14 ${y}c8-3 28-3 36 0l-5-2-2-9c-6-4-16-4-22 0l-2 9z`];

const tones = {
  sand: ["#b9a57c", "#6f5c36"],
  sage: ["#7f9a82", "#3d5743"],
  slate: ["#7e8c9c", "#3f4d5e"],
  plum: ["#93778f", "#56394f"],
  rust: ["#b8805c", "#6d3f22"],
  teal: ["#5f9c98", "#245a57"],
  olive: ["#989a63", "#55562b"],
  rose: ["#c08d8f", "#74434a"],
} as const;

function portrait(tone: keyof typeof tones, ...parts: readonly (Shape | readonly Shape[])[]): Portrait {
  const shapes = parts.flatMap((p) => (typeof p[0] === "string" ? [p as Shape] : [...(p as readonly Shape[])]));
  return { ground: tones[tone][0], accent: tones[tone][1], shapes };
}

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  naikeweier: portrait(
    "sand",
    ["d", dot(14, 29, 8) + "M0 64c0-20 6-24 14-24s14 4 14 24z" + dot(50, 29, 8) + "M36 64c0-20 6-24 14-24s14 4 14 24z"],
    coat, neck, head, brim(19),
  ),
  yueming: portrait("slate", ["g", "M40 4a26 26 0 1 0 16 40A22 22 0 0 1 40 4z"], coat, neck, head, crop),
  heishang_feiaona: portrait("rose", coat, neck, head, long, ["k", "M20 22h11v7h-9zM33 22h11l-2 7h-9z"],
    ["g", "M50 62c-9 0-13-7-8-14 1 3 3 3 3 0-1-6 3-9 6-13 0 6 8 9 8 18 0 6-4 9-9 9z"]),
  liu_changjiao: portrait("sage", coat, neck, head, bob,
    ["k", box(16, 22, 32, 15) + box(22, 17, 12, 6)], ["a", dot(32, 32, 15)], ["p", dot(32, 32, 11)], ["k", dot(32, 32, 7)], ["p", dot(29, 29, 2)]),
  he_laobao: portrait("rust", coat, neck, head, ["p", "M20 28c1 22 7 24 12 24s11-2 12-24c-4 5-8 4-12 4s-8 1-12-4z"],
    ["d", "M17 20c2-10 8-12 15-12s14 3 16 11l7 3-38 0z"]),
  yan_guoshen: portrait("plum", suit, neck, head, crop, ["g", "M4 54L50 8l6 6L10 60z"], ["p", "M50 8l4-4 6 6-4 4z"], ["k", "M4 54l6 6-8 2z"]),
  gu_quanju: portrait("teal", coat, neck, head, bob,
    ["p", dot(16, 42, 6, 8) + dot(32, 46, 6, 8) + dot(48, 42, 6, 8)], ["k", "M16 50v14M32 54v10M48 50v14", 3], ["k", "M10 42h12M26 46h12M42 42h12", 2]),
  qianpai_zhanzuo: portrait("olive", head, crop, ["d", "M8 30c0-6 8-6 8 0v10h32V30c0-6 8-6 8 0v26H8z"], ["k", "M12 56h8v6h-8zM44 56h8v6h-8z"], ["g", box(18, 42, 28, 8)]),
  tai_baobao: portrait("sand", ["d", dot(14, 16, 10) + dot(50, 16, 10)], ["p", dot(32, 34, 25, 24)],
    ["k", dot(23, 30, 3.5) + dot(41, 30, 3.5) + dot(32, 39, 4, 3)], ["d", dot(15, 40, 4, 3) + dot(49, 40, 4, 3)], ["k", "M25 46q7 6 14 0", 2.5]),
  zi_zhengqiang: portrait("slate", suit, neck, head, crop, ["g", "M32 46l-10-5v10zM32 46l10-5v10z"], ["k", box(0, 55, 64, 9)], ["p", box(4, 58, 34, 3)]),
  lingri: portrait("teal", ["k", "M6 64C6 30 14 6 32 6s26 24 26 58z"], ["d", dot(32, 30, 13, 16)], ["p", dot(32, 30, 7, 11), 4], ["p", "M28 38l8-16", 3]),
  qiu_dabi: portrait("rust", suit, neck, head, ["k", "M24 31q8 6 16 0v3q-8 6-16 0z"], ["g", "M46 2l12 5-14 36-12-5z"], ["p", "M32 38l12 5-12 14z"], ["k", "M38 41l-5 13", 1.5]),
  bu_tianqi: portrait("slate", robe, neck, head, bob, ["p", dot(16, 14, 9) + dot(29, 10, 10) + dot(44, 14, 9) + box(14, 13, 32, 10)], ["p", "M14 28l-3 8M50 28l-3 8M56 34l-3 8M9 40l-3 8", 3]),
  xiao_jiemei: portrait("olive", coat, neck, head, ["d", "M15 26c0-14 7-20 17-20s17 6 17 20l4 3H11z"], ["k", dot(24, 15, 2.5) + dot(38, 12, 2) + dot(42, 20, 2.5)], ["p", box(18, 50, 28, 9)], ["k", "M22 54.500h20", 3]),
  neixian_xiaoqi: portrait("plum", coat, neck, head, bob, ["g", "M40 10c12 0 18 10 14 26l-4 16c-2 6-12 4-11-2l1-5c6 1 8-3 9-12s-2-12-8-11l-2-5c-1-5 0-7 1-7z"]),
  bai_jiaodui: portrait("sage", robe, neck, head, bun, ["k", dot(25, 27, 6), 2.5], ["k", dot(39, 27, 6), 2.5], ["k", "M31 27h2", 2.5], ["p", "M10 46l18 4v14H10z"], ["a", "M13 53l11 2M13 58l8 1", 2]),
  jin_guanming: portrait("plum", suit, neck, head, ["g", "M16 20L13 3l10 8 9-10 9 10 10-8-3 17z"], ["k", "M25 31q7 5 14 0", 2.5]),
  ming_zhuiguang: portrait("slate", ["k", box(0, 0, 64, 64)], ["g", "M44 0L4 64h56L54 0z"], coat, neck, head, crop, ["d", box(40, 0, 18, 6)]),
  ruan_shuanghuang: portrait("rust", ["k", "M32 4a24 26 0 0 0 0 52z"], ["p", "M32 4a24 26 0 0 1 0 52z"], ["p", dot(23, 26, 3.5)], ["k", dot(41, 26, 3.5)], ["p", "M20 44q6-7 12-7", 3], ["k", "M32 37q6 9 12 1", 3], coatLow()),
  ding_dong: portrait("rose", robe, neck, head, ["k", "M20 24C18 10 26 8 32 8s14 2 12 16c-4-5-8-6-12-6s-8 1-12 6zM10 14l10 2-2 14-8-2zM54 14l-10 2 2 14 8-2z"], ["g", "M50 34l3.500 8 8.500 1-6.500 5.500 2 8.500-7.500-4.500-7.500 4.500 2-8.500L38 43l8.500-1z"]),
  wu_kefeng: portrait("slate", suit, neck, head, crop, ["k", "M24 32h16", 3], ["k", "M27 29v6M32 29v6M37 29v6", 2], ["d", "M12 50h40l-4 14H16z"], ["p", dot(32, 57, 4)]),
  a_gang: portrait("olive", coat, neck, head, ["k", "M20 24l-4-10 8 3 2-8 6 6 6-7 3 8 8-2-5 10c-4-5-8-6-12-6s-8 1-12 6z"], ["p", "M4 48h56v14H4z"], ["k", box(8, 51, 5, 4) + box(16, 51, 5, 4) + box(24, 51, 5, 4) + box(32, 51, 5, 4) + box(40, 51, 5, 4) + box(48, 51, 8, 4) + box(16, 57, 32, 3)]),
  lv_shihan: portrait("teal", suit, neck, head, bob, ["g", "M32 38v22M14 42h36", 3], ["g", "M7 54a8 7 0 0 0 14 0zM43 54a8 7 0 0 0 14 0z"], ["g", "M14 42l-7 12h14zM50 42l-7 12h14z", 1.5]),
  paotui_xiaoshao: portrait("sage", robe, neck, head, ["k", "M20 24c0-10 6-13 12-13s12 3 12 13c-4-5-8-6-12-6s-8 1-12 6z"], ["k", "M44 14c8 2 10 12 7 22-3-4-6-8-8-14z"], ["k", "M22 42l10 10 10-10", 2], ["p", box(24, 48, 16, 16)], ["a", dot(32, 54, 3)], ["a", "M27 60h10", 2]),
  shen_yepin: portrait("plum", coat, neck, head, long, ["g", "M17 26C17 10 24 5 32 5s15 5 15 21", 3.5], ["g", box(12, 22, 8, 14) + box(44, 22, 8, 14)]),
  weng_wengweng: portrait("teal", coat, neck, head, crop, ["k", box(22, 3, 20, 8)], ["k", "M8 6h48", 3], ["p", dot(10, 3, 9, 2.500) + dot(54, 3, 9, 2.500)], ["g", dot(32, 10, 3)]),
  cheng_chengqing: portrait("sage", suit, neck, head, bun, ["p", "M36 36h24v14c0 8-8 12-12 14-4-2-12-6-12-14z"], ["d", "M41 48l5 6 10-11", 4]),
  mo_fuyan: portrait("slate", coat, neck, head, brim(18), ["p", "M36 64V46a11 11 0 0 1 22 0v18z"], ["k", "M47 42v14M42 47h10", 3]),
  zhen_haomai: portrait("rose", robe, neck, head, long, ["g", "M34 40h26l-2 24H36z"], ["k", "M41 44v-4c0-8 12-8 12 0v4", 2.5], ["k", "M42 51l5 8 5-8", 2.5]),
  shengku_linghao: portrait("teal", ["k", "M10 12q22-8 44 0v34q-22 10-44 0z"], ["p", "M17 26v8M24 18v24M31 23v14M38 15v30M46 24v12", 4], ["d", "M20 54h24l6 10H14z"]),
  he_xini: portrait("rust", suit, neck, head, crop, ["k", "M26 31q6 4 12 0", 2], ["p", "M32 62C14 50 18 38 26 40c4 1 6 5 6 5s2-4 6-5c8-2 12 10-6 22z"]),
  su_zimu: portrait("olive", coat, neck, head, bob, ["k", box(0, 0, 64, 8) + box(0, 48, 64, 16)], ["p", "M8 53h48M16 59h32", 3.5]),
  zhong_wusheng: portrait("sand", suit, neck, head, bun, ["p", "M35 43h8l10-9v28l-10-9h-8z"], ["d", "M33 34l28 28", 5]),
};

function coatLow(): Shape {
  return ["d", "M8 64c2-8 12-11 24-11s22 3 24 11z"];
}

/** What is drawn for a character nobody has drawn: its ground is chosen by its name, so that packs look sane. */
export function portraitOf(name: string): Portrait {
  const known = PORTRAITS[name];
  if (known) return known;
  const keys = Object.keys(tones) as (keyof typeof tones)[];
  let h = 0;
  for (const ch of name) h = (h * 31 + ch.charCodeAt(0)) >>> 0;
  return portrait(keys[h % keys.length]!, coat, neck, head, h & 8 ? crop : bob);
}
