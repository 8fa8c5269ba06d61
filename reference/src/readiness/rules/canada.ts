import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, dogs, notRequired, quoted, rulesOf } from "./shared.ts";

const read = "2026-11-29";
const cfia = quoted("CFIA", "CA_DOGS", "CA_CATS");

export const canada: BorderRules = {
  territory: "CA",
  name: "Canada",
  authority: "the Canadian Food Inspection Agency (CFIA)",
  rules: rulesOf(
    "ca",
    [
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
        text: "From three months of age, a pet needs a valid rabies certificate. A certificate with no end date counts for a year.",
        also: "From a country that Canada recognizes as free of rabies, a vet's certificate that it lived there does instead.",
        ...quoted("CFIA", "CA_DOGS", "CA_CATS_VACCINATED"),
      },
      notRequired("rabies-wait", "There's no wait after the vaccination.", cfia),
      notRequired("chip", "No microchip is required for pets that travel with their owner.", cfia),
      notRequired("titre", "No titer test is required.", cfia),
      {
        ...notRequired("tapeworm", "No tapeworm treatment is required.", quoted("CA_DOGS")),
        scope: dogs,
        otherwise: "No tapeworm treatment is listed for cats.",
      },
      notRequired("certificate", "No health certificate is required.", cfia),
      notRequired("permit", "Pets that travel with their owner don't need a permit.", cfia),
      notRequired("quarantine", "There's no quarantine.", cfia),
      notRequired("notice", "You don't have to give notice before you arrive.", cfia),
    ],
    read,
  ),
  printed: printed("canada", {
    ruleTopics: ["microchip", "rabies", "titre", "tapeworm", "certificate", "permit", "quarantine"],
    checked: read,
    statements: [
      {
        is: "age",
        text: "No minimum for a pet that travels with its owner. A dog under 8 months old that travels without its owner needs a vet's certificate and more vaccinations.",
        confidence: "medium",
        sources: ["CA_DOGS"],
        only: "dog",
      },
      {
        is: "notice",
        text: "Declare your pet to the border agency (CBSA) on arrival. You don't need to give notice before.",
        confidence: "medium",
        sources: ["CA_DOGS", "CA_CATS"],
      },
      {
        is: "breeds",
        also: "Ontario bans bringing in pit bulls. Towns elsewhere may have rules of their own.",
        confidence: "medium",
        sources: ["CA_DOGS"],
        only: "dog",
      },
    ],
    unknown: ["export-fees", "import-fees", "parasites", "number"],
  }),
};
