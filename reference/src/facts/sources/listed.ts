// Written by scripts/make-reference.ts.
import type { Source } from "../source.ts";

export const listed = {
  SEED: { kind: "listed", title: "The figures listed by Wagabond", checked: "undated" },
} satisfies Record<string, Source>;
