// The server's differences of views, applied in place.
import type { Put, Splice } from "./protocol";

type Node = Record<string | number, unknown>;

function at(root: unknown, path: (string | number)[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Node)[key], root);
}

export function apply(root: object, patch: (Put | Splice)[]): void {
  for (const step of patch) {
    if (step.op === "put") {
      const last = step.path.at(-1);
      if (last === undefined) throw new Error("patch without a path");
      (at(root, step.path.slice(0, -1)) as Node)[last] = step.value;
    } else {
      (at(root, step.path) as unknown[]).splice(step.at, step.cut, ...step.put);
    }
  }
}
