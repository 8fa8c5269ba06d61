// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const france: Rules = {
  rules: [
    {
      id: "france.rule.breeds",
      value: {
        is: "breeds",
        banned: [
          "Category 1: unregistered dogs of Staffordshire terrier, American Staffordshire (pit bull) type, Mastiff (Boerboel) type, Tosa type",
        ],
        restricted: [
          "Category 2: pedigree American Staffordshire, Rottweiler and Tosa: leash, muzzle and an adult handler",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Entry of category 1 dogs is forbidden; category 2 allowed with conditions.",
      sources: ["PFOTEN", "V24"],
      note: "From guides, not from the French authorities.",
      only: "dog",
    },
  ],
  gaps: [],
};
