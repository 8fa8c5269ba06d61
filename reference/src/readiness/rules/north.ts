/** Norway and Northern Ireland, there and back: there is only data on tapeworm treatment. */
import type { BorderRules } from "../rule.ts";
import { tapeworm } from "./eu.ts";
import { notAsked, rulesOf, type RuleDraft } from "./shared.ts";

const unclear = (text: string): RuleDraft => ({
  id: "entry",
  requirement: "entry",
  asks: { is: "unclear" },
  text,
  sources: ["EU772"],
  confidence: "official",
});

export const norway: BorderRules = {
  territory: "NO",
  name: "Norway",
  authority: "the Norwegian Food Safety Authority",
  rules: rulesOf("no", [
    tapeworm,
    unclear("Only the tapeworm treatment for Norway is known here."),
  ]),
};

export const northernIreland: BorderRules = {
  territory: "GB-NIR",
  name: "Northern Ireland",
  authority: "DAERA, the authority of Northern Ireland",
  rules: rulesOf("gb-nir", [
    tapeworm,
    unclear("The scheme for Northern Ireland since June 2025 was not seen."),
  ]),
};

export const fromNorthernIreland: BorderRules = {
  territory: "GB-NIR>GB",
  name: "Great Britain",
  authority: "DAERA, the authority of Northern Ireland",
  rules: rulesOf("gb-from-nir", [
    notAsked(
      "tapeworm",
      "No tapeworm treatment is asked of dogs that come directly from Northern Ireland.",
      { sources: ["UK_TAPE"], confidence: "quoted" },
    ),
    {
      ...unclear("What Great Britain asks of pets from Northern Ireland was not seen."),
      sources: ["UK_TAPE"],
    },
  ]),
};
