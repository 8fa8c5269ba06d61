import type { BorderRules } from "../rule.ts";
import { allowed, rulesOf } from "./shared.ts";

const notice = { sources: ["SG_WTO"], confidence: "quoted" } as const;

const schedule = {
  scope: { from: "sg.schedule-3" },
  otherwise: "Required only for pets from Schedule III countries.",
  from: "2024-07-01",
} as const;

/** There is only data on Schedule III, but not on its countries. */
export const singapore: BorderRules = {
  territory: "SG",
  name: "Singapore",
  authority: "the Animal & Veterinary Service (AVS)",
  rules: rulesOf("sg", [
    allowed("Dogs and cats can enter with a license.", notice),
    {
      id: "origin-class",
      requirement: "origin-class",
      asks: { is: "unclear" },
      text: "The requirements depend on the country's schedule. The USA's schedule reportedly changed in 2026.",
      ...notice,
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "departure" },
      text: "Pets from Schedule III countries need a rabies titer test.",
      ...schedule,
      ...notice,
    },
    {
      id: "titre-sample",
      requirement: "titre-sample",
      asks: { is: "titre-sample", atLeast: { days: 28 } },
      text: "The sample must be taken at least 28 days after the vaccination.",
      ...schedule,
      ...notice,
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { days: 90 }, of: "sample", anchor: "departure" },
      text: "The sample must be taken at least 90 days before export.",
      ...schedule,
      ...notice,
    },
    {
      id: "titre-valid",
      requirement: "titre-valid",
      asks: { is: "titre-valid", atMost: { months: 12 }, anchor: "departure" },
      text: "The titer test can be at most 12 months old at export.",
      ...schedule,
      ...notice,
    },
    {
      id: "examination",
      requirement: "examination",
      asks: { is: "examination", window: { anchor: "departure", from: { days: 7 } } },
      text: "A vet must examine the pet within seven days before export.",
      ...schedule,
      ...notice,
    },
  ]),
};
