import type { Rules } from "../country.ts";

export const italy: Rules = { rules: [], gaps: [{ id: "italy.gap.breeds", topic: "breeds" }] };
