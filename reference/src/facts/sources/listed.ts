import type { Source } from "../source.ts";

export const listed = {
  SEED: { kind: "listed", title: "Wagabond's original listing", checked: "Undated" },
} satisfies Record<string, Source>;
