import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, rulesOf } from "./shared.ts";

const cfia = { sources: ["CFIA"], confidence: "quoted" } as const;

/** For pets from the USA; there is no data for others. */
export const canada: BorderRules = {
  territory: "CA",
  name: "Canada",
  authority: "the Canadian Food Inspection Agency (CFIA)",
  origins: "from-usa",
  rules: rulesOf("ca", [
    allowed("Dogs and cats can enter with their owner.", cfia),
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: {
        is: "covered",
        anchor: "entry",
        otherwise: { months: 12 },
        unlessYounger: { months: 3 },
      },
      text: "From three months of age, a pet from the USA needs a valid rabies certificate. A certificate with no end date counts for a year.",
      ...cfia,
    },
    notRequired("rabies-wait", "There's no wait after the vaccination.", cfia),
    notRequired("chip", "No microchip is required for pets that travel with their owner.", cfia),
    notRequired("titre", "No titer test is required for pets from the USA.", cfia),
  ]),
};
