import type { BorderRules } from "../rule.ts";
import { allowed, official, quoted, rulesOf } from "./shared.ts";

/** For pets from the US mainland. */
export const hawaii: BorderRules = {
  territory: "US-HI",
  name: "Hawaii",
  authority: "Hawaii's Animal Quarantine Station",
  origins: "from-usa-mainland",
  rules: rulesOf("us-hi", [
    allowed("Dogs and cats can enter.", official("HI_RULE")),
    {
      id: "chip",
      requirement: "chip",
      asks: { is: "chip" },
      text: "Every pet needs a microchip.",
      ...quoted("HI_LIST"),
    },
    {
      id: "rabies-second",
      requirement: "rabies-second",
      asks: {
        is: "second-dose",
        apart: { days: 31 },
        lastBefore: { days: 30 },
        withinValidity: false,
      },
      readings: [
        {
          is: "second-dose",
          apart: { days: 31 },
          lastBefore: { days: 31 },
          withinValidity: false,
        },
      ],
      conflict:
        "Sources disagree on whether the last vaccination must be 30 or 31 days old. Allow 31 days to be safe.",
      text: "Two rabies vaccinations are required, more than 30 days apart, with the last at least 30 days before arrival.",
      ...official("HI_RULE", "HI_LIST"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry" },
      text: "The rabies vaccination must be valid on arrival.",
      ...quoted("HI_LIST"),
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "entry" },
      text: "Without a titer test, the pet is quarantined for up to 120 days.",
      ...official("HI_RULE", "HI_LIST"),
    },
    {
      id: "titre-level",
      requirement: "titre-level",
      asks: { is: "titre-level", atLeast: 0.5 },
      text: "The result must be at least 0.5 IU/ml.",
      ...quoted("HI_LIST"),
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { days: 30 }, of: "receipt", anchor: "entry" },
      text: "30 days must pass after the lab receives the sample. The day after receipt is day 1.",
      ...official("HI_RULE", "HI_LIST"),
    },
    {
      id: "titre-valid",
      requirement: "titre-valid",
      asks: { is: "titre-valid", atMost: { months: 36 }, anchor: "entry" },
      text: "The titer test can be at most 36 months old.",
      ...quoted("HI_LIST"),
    },
    {
      id: "documents",
      requirement: "documents",
      asks: { is: "in-advance", atLeast: { days: 10 }, anchor: "entry" },
      text: "The documents must reach the station at least 10 days before arrival.",
      ...quoted("HI_LIST"),
    },
    {
      id: "quarantine",
      requirement: "quarantine",
      asks: { is: "quarantine", days: 0, shorter: "by-titre-wait", otherwise: 120 },
      text: "A pet that meets all requirements is released right away or within five days. Other pets stay for up to 120 days.",
      ...official("HI_RULE"),
    },
  ]),
};
