import type { Rules } from "../country.ts";

export const france: Rules = {
  rules: [
    {
      id: "france.rule.breeds",
      value: {
        is: "breeds",
        banned: [
          "Category 1: unregistered dogs of the Staffordshire Terrier and American Staffordshire (pit bull), Mastiff (Boerboel) and Tosa types",
        ],
        restricted: [
          "Category 2: American Staffordshires with a pedigree, Rottweilers and Tosas. They need a leash, a muzzle and an adult handler",
        ],
      },
      basis: "source",
      confidence: "medium",
      says: "Dogs in category 1 can't enter. Dogs in category 2 can, under conditions.",
      sources: ["PFOTEN", "V24", "FR_EMB"],
      note: "This comes from guides, not from the French authorities.",
      only: "dog",
    },
  ],
  gaps: [],
};
