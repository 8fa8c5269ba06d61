import type { ReadinessRequirement } from "#contracts/travel/readiness.ts";
import { daysUntil, firstStartText } from "#reference/readiness/requirement-text.ts";
import { isToDo } from "#reference/readiness/steps.ts";
import type { AnswerItem } from "../requirements/index.ts";

/** The answer in one line, and what stands under it. */
export type Headline = {
  tone: "blocked" | "due" | "info" | "ready";
  lead: string;
  line: string;
  sentence: string;
};

type HeadlineInput = {
  verdict: ReadinessRequirement["verdict"];
  /** The earliest day in words, where there is one. */
  earliest: string | undefined;
  /** The first day by what is known. */
  firstDay: string | null;
  items: readonly AnswerItem[];
  asOf: string;
  /** The day of the last change of the rules, in words. */
  checked: string;
  authorities: readonly string[];
};

const things = (count: number): string => `${count} ${count === 1 ? "thing" : "things"}`;
const isOrAre = (count: number, verb: string, plural: string) => (count === 1 ? verb : plural);

export function headlineOf(input: HeadlineInput): Headline {
  const { verdict, earliest, items, asOf, checked, authorities } = input;
  const count = (of: AnswerItem["verdict"]) => items.filter((each) => each.verdict === of).length;
  const toDo = items.filter(isToDo);
  const first = toDo.find(({ date }) => date !== undefined);
  const firstDay = first?.day?.replace(/^Last day /, "");
  const rules = `by the rules we know, checked on ${checked}`;
  switch (verdict) {
    case "blocked": {
      const blocked = count("blocked");
      return {
        tone: "blocked",
        lead: "Not ready:",
        line: `${things(blocked)} ${isOrAre(blocked, "blocks", "block")} this trip.${earliest ? ` Earliest day: ${earliest}` : ""}`,
        sentence: earliest
          ? `Leaving ${earliest} or later works if you start now.`
          : "A later date alone doesn't clear it.",
      };
    }
    case "unknown": {
      const unknown = count("unknown");
      return {
        tone: "info",
        lead: "Can't tell yet:",
        line: `${things(unknown)} ${isOrAre(unknown, "is", "are")} unknown${toDo.length > 0 ? `, ${toDo.length} to do` : ""}.`,
        sentence: [
          input.firstDay && firstStartText(input.firstDay, asOf),
          "We never guess. Answer more questions below, or ask the authority listed there.",
        ]
          .filter(Boolean)
          .join(" "),
      };
    }
    case "due":
    case "window":
      return {
        tone: "due",
        lead: "Possible:",
        line: `${things(toDo.length)} to do${firstDay && first?.date ? `, first by ${firstDay}${inDays(asOf, first.date)}` : ""}.`,
        sentence: `Then your pet is ready ${rules}.`,
      };
    case "met":
    case "exempt":
      return {
        tone: "ready",
        lead: "Ready",
        line: `${rules}.`,
        sentence:
          authorities.length > 0
            ? `Confirm with ${authorities.join(" and ")} before you book.`
            : "As far as we know, this trip doesn't cross a border. Ask your airline or train company about its own rules.",
      };
  }
}

const inDays = (asOf: string, day: string): string => {
  const days = daysUntil(asOf, day);
  if (days <= 0) return " (today)";
  return days === 1 ? " (tomorrow)" : ` (in ${days} days)`;
};
