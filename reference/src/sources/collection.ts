import type { SourcePage } from "./source.ts";

/** Lists in public repositories. */
export const collection = {
  // Copy.
  AA_BF: {
    title: "BringFido: American Airlines kennel limits",
    checked: "Undated, likely outdated",
  },
  CL_UCH: {
    title: "University of Chile, Faculty of Veterinary Sciences: address",
    checked: "Undated",
  },
  // Unofficial list.
  EULIST: { title: "Countries in Annex II of EU Regulation 2026/636", checked: "2026" },
  MX_LIST: {
    title: "Public directory: Mexico City's animal services agency (AGATAN)",
    checked: "Undated",
  },
} satisfies Record<string, SourcePage>;
