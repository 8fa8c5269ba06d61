import type { Rules } from "../country.ts";

export const spain: Rules = {
  rules: [
    {
      id: "spain.rule.age",
      value: {
        is: "age",
        minDays: 105,
        further:
          "Spain doesn't accept dogs or cats under 3 months old. In practice, the minimum is 15 weeks.",
      },
      basis: "source",
      confidence: "medium",
      says: "A page by Argentina's SENASA has this note on Spain.",
      sources: ["CORR1", "SPAIN_REPORTED"],
    },
  ],
  gaps: [{ id: "spain.gap.breeds", topic: "breeds" }],
};
