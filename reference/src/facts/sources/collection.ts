// Written by scripts/make-reference.ts.
import type { Source } from "../source.ts";

export const collection = {
  AA_BF: {
    kind: "collection",
    title: "BringFido data copy: airline reservations notes (AA 7 and 5 kennels)",
    checked: "undated, old",
  },
  CL_UCH: {
    kind: "collection",
    title: "University of Chile veterinary faculty address (lab page and community directory)",
    checked: "undated",
  },
  EULIST: {
    kind: "collection",
    title: "A list of the countries of Annex II to Regulation 2026/636, citing the Commission",
    checked: "2026",
  },
  MX_LIST: {
    kind: "collection",
    title: "Public repository list naming agatan.cdmx.gob.mx/agatanhv",
    checked: "undated",
  },
} satisfies Record<string, Source>;
