import type { BorderRules } from "../rule.ts";
import type { SourceId } from "../../sources.ts";
import { allowed, chipFirst, rulesOf } from "./shared.ts";

const official = (...sources: SourceId[]) => ({ sources, confidence: "official" }) as const;
const quoted = (...sources: SourceId[]) => ({ sources, confidence: "quoted" }) as const;

/** For pets from countries that Japan does not designate as rabies-free; only the USA is named. */
export const japan: BorderRules = {
  territory: "JP",
  name: "Japan",
  authority: "the Animal Quarantine Service of MAFF",
  origins: "from-usa-mainland",
  rules: rulesOf("jp", [
    allowed("Dogs and cats can enter.", quoted("AQS")),
    ...chipFirst(quoted("AQS")),
    {
      id: "rabies-age",
      requirement: "rabies-age",
      asks: { is: "age-at-vaccination", atLeast: { days: 91 } },
      text: "The pet must be at least 91 days old at its first rabies vaccination.",
      ...quoted("AQS"),
    },
    {
      id: "rabies-second",
      requirement: "rabies-second",
      asks: { is: "second-dose", apart: { days: 30 }, withinValidity: true },
      text: "A second rabies vaccination is required at least 30 days later, while the first is valid.",
      ...quoted("AQS"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry", sinceSample: true },
      text: "The rabies vaccination must be valid on arrival, without a gap.",
      ...quoted("AQS"),
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "entry" },
      text: "A rabies titer test is required on or after the day of the second vaccination.",
      ...official("AQS_EID", "AQS"),
    },
    {
      id: "titre-sample",
      requirement: "titre-sample",
      asks: { is: "titre-sample", atLeast: { days: 0 } },
      text: "The sample must be taken on or after the day of the second vaccination.",
      ...quoted("AQS"),
    },
    {
      id: "titre-level",
      requirement: "titre-level",
      asks: { is: "titre-level", atLeast: 0.5 },
      text: "The result must be at least 0.5 IU/ml.",
      ...quoted("AQS"),
    },
    {
      id: "titre-laboratory",
      requirement: "titre-laboratory",
      asks: { is: "titre-laboratory" },
      text: "The lab must be approved by Japan.",
      ...quoted("AQS"),
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { days: 180 }, of: "sample", anchor: "entry" },
      text: "180 days must pass between the sample (day 0) and arrival. Any missing days are spent in quarantine.",
      also: "Any missing days are spent in quarantine.",
      ...official("AQS_EID", "AQS"),
    },
    {
      id: "titre-valid",
      requirement: "titre-valid",
      asks: { is: "titre-valid", atMost: { months: 24 }, anchor: "entry" },
      text: "The titer test can be at most two years old.",
      ...quoted("AQS"),
    },
    {
      id: "notice",
      requirement: "notice",
      asks: { is: "in-advance", atLeast: { days: 40 }, anchor: "entry" },
      text: "Notify the authority at least 40 days before arrival.",
      ...quoted("AQS"),
    },
    {
      id: "examination",
      requirement: "examination",
      asks: { is: "examination", window: { anchor: "departure", from: { days: 10 } } },
      text: "A vet must examine the pet within 10 days before boarding. The result goes on Form AC, which an official vet endorses.",
      also: "The result goes on Form AC, which an official vet endorses.",
      ...quoted("AQS"),
    },
    {
      id: "quarantine",
      requirement: "quarantine",
      asks: { is: "quarantine", days: 0, shorter: "by-titre-wait" },
      text: "Quarantine takes up to 12 hours if everything is in order. Otherwise, it lasts until the wait is over.",
      ...quoted("AQS"),
    },
  ]),
};
