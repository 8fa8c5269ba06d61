import type { Source } from "../source.ts";

export const collection = {
  AA_BF: {
    kind: "collection",
    title: "BringFido: American Airlines kennel limits (copy)",
    checked: "Undated, likely outdated",
  },
  CL_UCH: {
    kind: "collection",
    title: "University of Chile, Faculty of Veterinary Sciences: address",
    checked: "Undated",
  },
  EULIST: {
    kind: "collection",
    title: "Countries in Annex II of EU Regulation 2026/636 (unofficial list)",
    checked: "2026",
  },
  MX_LIST: {
    kind: "collection",
    title: "Public directory: Mexico City's animal services agency (AGATAN)",
    checked: "Undated",
  },
} satisfies Record<string, Source>;
