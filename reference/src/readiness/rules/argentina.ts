import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";
import { certificate, rabiesValid, treatedWithin, waits } from "./south-america.ts";

export const argentina: BorderRules = {
  territory: "AR",
  name: "Argentina",
  authority: "SENASA",
  rules: rulesOf("ar", [
    allowed("Dogs and cats can enter.", quoted("AR_MIA")),
    {
      id: "rabies-wait",
      requirement: "rabies-wait",
      asks: waits(30),
      readings: [waits(21)],
      conflict:
        "Consulates require 30 days after a first vaccination, and Mercosur rules require 21. Allow 30 to be safe.",
      text: "30 days must pass after the first rabies vaccination, or 21 under Mercosur rules.",
      ...quoted("AR_MIA", "AR_CUR", "CORR2"),
    },
    {
      ...rabiesValid("AR_MIA", "AR_CUR"),
      asks: { is: "covered", anchor: "entry", unlessYounger: { months: 3 } },
      text: "From three months of age, the rabies vaccination must be valid. It counts for a year at most.",
    },
    {
      id: "parasites",
      requirement: "parasites",
      asks: treatedWithin({ days: 15 }),
      readings: [treatedWithin({ months: 12 })],
      conflict: "Our sources don't say how recent the treatment must be. Within 15 days is safe.",
      text: "The pet must be treated for internal and external parasites.",
      ...quoted("AR_NOTI"),
    },
    {
      id: "certificate",
      requirement: "certificate",
      asks: certificate,
      text: "The health certificate must be based on an exam within the previous 10 days. It's valid for 60 days.",
      ...quoted("AR_MIA", "AR_NOTI"),
    },
    notRequired("quarantine", "A pet that meets the rules isn't quarantined.", quoted("AR_MIA")),
    notRequired("tapeworm", "No tapeworm treatment is listed.", quoted("AR_MIA")),
  ]),
  printed: printed("argentina", {
    ruleTopics: ["tapeworm", "parasites", "quarantine"],
    statements: [
      { is: "microchip", text: "Not required.", confidence: "low", sources: ["PTG"] },
      {
        is: "rabies",
        also: "Valid for 1 year.",
        confidence: "medium",
        sources: ["AR_MIA", "AR_CUR", "CORR2"],
      },
      { is: "titre", text: "Not required.", confidence: "low", sources: ["PTG"] },
      {
        is: "certificate",
        also: "It must be issued or endorsed by the official authority of the country of origin. Valid for 60 days.",
        confidence: "high",
        sources: ["AR_MIA", "AR_NOTI"],
      },
      { is: "permit", text: "Not required.", confidence: "low", sources: ["PTG"] },
    ],
    unknown: ["export-fees", "breeds", "age", "number", "notice"],
  }),
};
