import type { Rules } from "../country.ts";

export const greece: Rules = { rules: [], gaps: [{ id: "greece.gap.breeds", topic: "breeds" }] };
