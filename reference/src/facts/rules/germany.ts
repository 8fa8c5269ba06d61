// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const germany: Rules = {
  rules: [
    {
      id: "germany.rule.breeds",
      value: {
        is: "breeds",
        banned: [
          "Pitbull-Terrier",
          "American Staffordshire-Terrier",
          "Staffordshire-Bullterrier",
          "Bullterrier",
          "and crosses",
        ],
        further: [
          "The states add further breeds: Brandenburg, Bavaria, Hamburg, Hesse and Baden-Württemberg are listed by customs.",
          "Exceptions: returning dogs with a permit, service and assistance dogs, by a guide also short stays of up to four weeks.",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "HundVerbrEinfG forbids bringing these breeds; states add more.",
      sources: ["ZOLL", "ZOLL_BL", "V24"],
      note: "The customs list of further breeds of the states is of 2019; Berlin is not on it.",
      only: "dog",
    },
  ],
  gaps: [],
};
