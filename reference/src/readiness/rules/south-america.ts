/** What Argentina, Brazil and Chile have in common. */
import type { Span } from "../days.ts";
import type { Asks } from "../rule.ts";
import type { SourceId } from "../../sources.ts";
import { quoted, type RuleDraft } from "./shared.ts";

export const rabiesValid = (...sources: SourceId[]): RuleDraft => ({
  id: "rabies-valid",
  requirement: "rabies-valid",
  asks: { is: "covered", anchor: "entry" },
  text: "The rabies vaccination must be valid on entry.",
  ...quoted(...sources),
});

export const waits = (days: number): Asks => ({
  is: "wait-after-vaccination",
  atLeast: { days },
  anchor: "entry",
});

export const treatedWithin = (from: Span): Asks => ({
  is: "treatment",
  against: ["internal", "external"],
  window: { anchor: "departure", from },
});

export const certificate: Asks = {
  is: "certificate",
  forms: ["aphis-7001", "other"],
  within: { days: 10 },
  endorsedFrom: ["US"],
};
