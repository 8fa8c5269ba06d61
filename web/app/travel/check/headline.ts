import type { ReadinessRequirement } from "#contracts/travel/readiness.ts";
import { counted, plural } from "#format/plurals.ts";
import { inDays } from "#format/relative.ts";
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
  /** Whether a further question would decide what is unknown. */
  isDecidable: boolean;
};

const byRules = ({ checked }: Pick<HeadlineInput, "checked">): string =>
  `by the rules we know, checked on ${checked}`;

const things = (count: number): string => counted(count, "thing");

export function headlineOf(input: HeadlineInput): Headline {
  const { verdict, earliest, items, asOf, checked, authorities, isDecidable } = input;
  const count = (of: AnswerItem["verdict"]) => items.filter((each) => each.verdict === of).length;
  const toDo = items.filter(isToDo);
  const first = toDo.find(({ date }) => date !== undefined);
  const firstDay = first?.day?.replace(/^Last day /, "");
  const rules = byRules({ checked });
  switch (verdict) {
    case "blocked": {
      const blocked = count("blocked");
      return {
        tone: "blocked",
        lead: "Not ready:",
        line: `${things(blocked)} ${plural(blocked, "blocks", "block")} this trip.${earliest ? ` Earliest day: ${earliest}` : ""}`,
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
        line: `${things(unknown)} ${plural(unknown, "is", "are")} unknown${toDo.length > 0 ? `, ${toDo.length} to do` : ""}.`,
        sentence: [
          input.firstDay && firstStartText(input.firstDay, asOf),
          isDecidable
            ? "We never guess. Answer more questions below, or ask the authority listed there."
            : `We never guess. Ask ${authorities.length > 1 ? "the authorities" : "the authority"} listed below.`,
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
        line: `${things(toDo.length)} to do${firstDay && first?.date ? `, first by ${firstDay}${away(asOf, first.date)}` : ""}.`,
        sentence: `Then your pet is ready ${rules}.`,
      };
    case "met":
    case "exempt":
      return {
        tone: "ready",
        lead: "Ready",
        line: `${rules}.`,
        sentence: `Confirm with ${authorities.join(" and ")} before you book.`,
      };
  }
}

/** A pet's verdict in a few words, beside those of other pets. */
export function stateOf(
  verdict: HeadlineInput["verdict"],
  items: readonly AnswerItem[],
): Pick<Headline, "tone"> & { state: string } {
  const toDo = items.filter(isToDo).length;
  switch (verdict) {
    case "blocked":
      return { tone: "blocked", state: "not ready" };
    case "unknown":
      return { tone: "info", state: "can't tell yet" };
    case "due":
    case "window":
      return { tone: "due", state: `${things(toDo)} to do` };
    case "met":
    case "exempt":
      return { tone: "ready", state: "ready" };
  }
}

const severity = ["exempt", "met", "due", "window", "unknown", "blocked"] as const;

/** The answer for all pets together, which is that of the worst of them. */
export function headlineOfAll(
  shown: HeadlineInput,
  pets: readonly { verdict: HeadlineInput["verdict"]; earliest: string | null }[],
  states: readonly { label: string; state: string }[],
): Headline {
  const verdict = severity[Math.max(...pets.map((each) => severity.indexOf(each.verdict)))];
  const of = headlineOf({ ...shown, verdict: verdict ?? "unknown" });
  const line = states.map(({ label, state }) => `${label}: ${state}`).join(". ");
  switch (of.tone) {
    case "blocked":
      return shown.earliest
        ? { ...of, line: `${line}. Earliest day for all: ${shown.earliest}` }
        : { ...of, line: `${line}.`, sentence: "Not all pets can make this trip on these days." };
    case "info":
      return { ...of, line: `${line}.` };
    case "due":
      return { ...of, line: `${line}.`, sentence: `Then all pets are ready ${byRules(shown)}.` };
    case "ready":
      return { ...of, lead: "All pets are ready" };
  }
}

const away = (asOf: string, day: string): string =>
  ` (${inDays(Math.max(daysUntil(asOf, day), 0))})`;
