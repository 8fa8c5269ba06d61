import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, notRequired, quoted, rulesOf } from "./shared.ts";

const minsa = quoted("PA_MINSA", "PANAMA_REPORTED");

const certificate = (days: number) =>
  ({
    is: "certificate",
    forms: ["aphis-7001", "other"],
    within: { days },
    endorsedFrom: ["US"],
  }) as const;

export const panama: BorderRules = {
  territory: "PA",
  name: "Panama",
  authority: "the Ministry of Health and MIDA",
  rules: rulesOf(
    "pa",
    [
      allowed("Dogs and cats can enter and are inspected on arrival.", minsa),
      {
        id: "rabies-age",
        requirement: "rabies-age",
        asks: { is: "age-at-vaccination", atLeast: { months: 3 } },
        text: "The pet must be at least three months old when it's vaccinated against rabies.",
        ...minsa,
      },
      {
        id: "rabies-wait",
        requirement: "rabies-wait",
        asks: { is: "wait-after-vaccination", atLeast: { days: 30 }, anchor: "departure" },
        text: "30 days must pass after the first rabies vaccination.",
        ...quoted("PA_MINSA", "PANAMA_REPORTED", "PA_RELO"),
      },
      {
        id: "rabies-valid",
        requirement: "rabies-valid",
        asks: { is: "covered", anchor: "entry" },
        text: "The rabies vaccination must be valid for the whole trip.",
        ...minsa,
      },
      {
        id: "parasites",
        requirement: "parasites",
        asks: { is: "unclear" },
        text: "The pet must be treated for internal and external parasites. We don't know how recently.",
        ...minsa,
      },
      {
        id: "certificate",
        requirement: "certificate",
        asks: certificate(10),
        readings: [certificate(30)],
        conflict: "Sources say 10 or 30 days. Use 10 to be safe.",
        text: "The authority's certificate needs an apostille, or a stamp of a Panamanian consulate.",
        also: "It needs an apostille, or a stamp of a Panamanian consulate.",
        ...quoted("PA_MINSA", "PA_RELO", "PA_CAN"),
      },
      {
        id: "notice",
        requirement: "notice",
        asks: { is: "in-advance", atLeast: { days: 7 }, anchor: "entry" },
        readings: [{ is: "in-advance", atLeast: { days: 3 }, anchor: "entry" }],
        conflict: "Sources say three to five working days. Allow a week.",
        text: "Notify the authorities some working days before arrival.",
        ...minsa,
      },
      {
        id: "quarantine",
        requirement: "quarantine",
        asks: { is: "unclear" },
        text: "The pet may have to stay at your home for some weeks. We don't know when that's asked.",
        ...minsa,
      },
      notRequired("chip", "No microchip is listed among the requirements.", minsa),
      notRequired("titre", "No titer test is required.", minsa),
      notRequired("permit", "A license is issued and paid for on arrival.", minsa),
      notRequired("tapeworm", "No other tapeworm treatment is required.", minsa),
    ],
    "2026-11-29",
  ),
  printed: printed("panama", {
    ruleTopics: ["microchip", "rabies", "titre", "tapeworm", "parasites", "permit"],
    statements: [
      {
        is: "certificate",
        also: "You also need a vet's certificate of good health.",
        confidence: "medium",
        sources: ["PA_MINSA", "PA_CAN"],
        checked: "2026-11-29",
      },
      {
        is: "quarantine",
        also: "Home quarantine takes 40 days.",
        confidence: "medium",
        sources: ["PA_MINSA"],
        checked: "2026-11-29",
      },
      {
        is: "notice",
        also: "Email the home quarantine request, the certificate and the vaccination card. Arrive during office hours.",
        confidence: "medium",
        sources: ["PA_MINSA", "PA_P50", "PA_MIDA"],
        checked: "2026-11-29",
      },
    ],
    unknown: ["export-fees", "breeds", "age", "number"],
  }),
};
