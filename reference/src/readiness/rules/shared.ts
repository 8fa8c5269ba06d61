/** Rules that several borders share. */
import type { Rule, Scope } from "../rule.ts";
import type { SourceId } from "../../sources.ts";
import type { Confidence } from "../verdict.ts";

/** The day on which our copies of the sources were checked. */
export const checked = "2026-11-21";

/** A rule without the border prefix of its id and without its check date. */
export type RuleDraft = Omit<Rule, "checked">;

type Origin = { sources: readonly SourceId[]; confidence: Confidence };

/** What rests on the text of an authority, and what others quote of it. */
export const official = (...sources: SourceId[]) => ({ sources, confidence: "official" }) as const;
export const quoted = (...sources: SourceId[]) => ({ sources, confidence: "quoted" }) as const;

/** Rules of one border; each id begins with the border's own. `on`: the day on which their sources were read. */
export const rulesOf = (border: string, drafts: readonly RuleDraft[], on = checked): Rule[] =>
  drafts.map((draft) => ({ ...draft, id: `${border}.${draft.id}`, checked: on }));

export const dogs: Scope = { species: ["dog"] };
export const cats: Scope = { species: ["cat"] };

export const allowed = (text: string, origin: Origin, fix?: string): RuleDraft => ({
  id: "entry",
  requirement: "entry",
  asks: { is: "allowed", fix },
  text,
  ...origin,
});

/** The chip must be implanted or read when the vaccine is given. */
export const chipFirst = (origin: Origin): RuleDraft[] => [
  {
    id: "chip",
    requirement: "chip",
    asks: { is: "chip" },
    text: "Every pet needs a microchip that follows the ISO standard.",
    ...origin,
  },
  {
    id: "chip-before-rabies",
    requirement: "chip-before-rabies",
    asks: { is: "chip-first" },
    text: "A rabies vaccination counts only if the microchip was implanted or read by that day.",
    ...origin,
  },
];

export const notRequired = (
  requirement: Rule["requirement"],
  text: string,
  origin: Origin,
): RuleDraft => ({ id: requirement, requirement, asks: { is: "not-asked" }, text, ...origin });
