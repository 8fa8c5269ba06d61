/** Northern Ireland, there and back: there is only data on tapeworm treatment. */
import type { BorderRules } from "../rule.ts";
import { notRequired, rulesOf, type RuleDraft } from "./shared.ts";
import { tapeworm } from "./tapeworm.ts";

const unclear = (text: string): RuleDraft => ({
  id: "entry",
  requirement: "entry",
  asks: { is: "unclear" },
  text,
  sources: ["EU772"],
  confidence: "official",
});

export const northernIreland: BorderRules = {
  territory: "GB-NIR",
  name: "Northern Ireland",
  authority: "DAERA, Northern Ireland's authority",
  rules: rulesOf("gb-nir", [
    ...tapeworm,
    unclear("We haven't seen Northern Ireland's entry rules, which changed in June 2025."),
  ]),
};

export const fromNorthernIreland: BorderRules = {
  territory: "GB-NIR>GB",
  name: "Great Britain",
  authority: "DAERA, Northern Ireland's authority",
  rules: rulesOf("gb-from-nir", [
    notRequired(
      "tapeworm",
      "No tapeworm treatment is required for dogs that come directly from Northern Ireland.",
      { sources: ["UK_TAPE"], confidence: "quoted" },
    ),
    {
      ...unclear("We haven't seen what Great Britain requires of pets from Northern Ireland."),
      sources: ["UK_TAPE"],
    },
  ]),
};
