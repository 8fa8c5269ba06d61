import { daysBetween } from "#contracts/kernel/days.ts";
import type { TripReadiness } from "#contracts/travel/readiness.ts";
import { awayText } from "#format/relative.ts";
import { capitalized } from "#format/words.ts";
import { counted, plural } from "#format/plurals.ts";
import { listText } from "#format/lists.ts";
import { borderInSentence } from "#reference/border-text.ts";
import {
  dayText,
  daysUntil,
  firstStartText,
  rangeText,
  weekdayText,
} from "#reference/readiness/requirement-text.ts";
import { isToDo } from "#reference/readiness/steps.ts";
import { dayText as fullDayText } from "#format/dates.ts";
import {
  answerItems,
  timelineOf,
  type AnswerItem,
  type AnswerLine,
  type Timeline,
} from "../../requirements/index.ts";

export type PapersTone = "blocked" | "due" | "unknown" | "ready" | "info";

/** What the block shows of one pet. */
export type PetPapers = {
  petId: string;
  tone: PapersTone;
  /** After the name: "2 things to do, first by Nov 24". */
  headline: string;
  sentence: string;
  items: readonly AnswerItem[];
  open: readonly AnswerLine[];
  met: readonly AnswerLine[];
  exempt: readonly string[];
  timeline: Timeline | undefined;
};

const things = (count: number): string => counted(count, "thing");

/** One pet's answer as the block shows it. */
export function petPapers(
  { key, verdict, earliest, requirements }: TripReadiness["pets"][number],
  readiness: TripReadiness,
): PetPapers {
  const { asOf, journey } = readiness;
  const items = answerItems(requirements, asOf);
  const lineOf = (item: AnswerItem): AnswerLine => papersLine(item, readiness);
  const of = (verdict: AnswerItem["verdict"]) => items.filter((each) => each.verdict === verdict);
  const start = journey[0]?.departureDate ?? undefined;
  const later = earliest && start && earliest > start ? earliest : undefined;
  const text = headlineOf({ verdict, items, readiness, later, firstDay: earliest });
  return {
    petId: key,
    ...text,
    items,
    open: items.filter(({ verdict: is }) => is !== "met" && is !== "exempt").map(lineOf),
    met: of("met").map(lineOf),
    exempt: [...new Set(of("exempt").map(({ title }) => title))],
    timeline: timelineIn(items, readiness),
  };
}

/** The borders that ask something; where none is named, the one at the end of its leg. */
function bordersOf({ borders, leg }: AnswerItem, journey: TripReadiness["journey"]) {
  const to = journey[leg]?.to;
  return borders.length === 0 && to ? [borderInSentence(to)] : borders;
}

function papersLine(item: AnswerItem, { asOf, journey }: TripReadiness): AnswerLine {
  const { id, verdict, title, reasons, steps, caution, sources } = item;
  const borders = bordersOf(item, journey);
  return {
    id,
    verdict,
    title,
    reasons,
    steps,
    caution,
    sources,
    state: stateText(item, asOf),
    day: lastDayText(item, asOf),
    ...(borders.length > 0 && { where: `Into ${listText(borders)}` }),
  };
}

function stateText({ verdict, from, date, state }: AnswerItem, asOf: string): string {
  if (verdict !== "due" && verdict !== "window") return state;
  const days = date === undefined ? undefined : daysUntil(asOf, date);
  if (days !== undefined && days < 0) return "Overdue";
  if (days === 0) return "Due today";
  const start = from?.slice(0, 10);
  return from !== undefined && start !== undefined && start > asOf
    ? `From ${dayText(from, asOf)}`
    : "To do";
}

/** "By Tue, Nov 24, in 2 days"; of a blocked line, the first day on which it can hold. */
function lastDayText({ requirements, verdict, day }: AnswerItem, asOf: string): string | undefined {
  if (verdict === "blocked") return day;
  const last = requirements[0]?.by ?? requirements[0]?.until;
  if (last === undefined || verdict === "unknown") return undefined;
  return `By ${weekdayText(last, asOf)}, ${awayText(daysUntil(asOf, last))}`;
}

type HeadlineInput = {
  verdict: AnswerItem["verdict"];
  items: readonly AnswerItem[];
  readiness: TripReadiness;
  /** The first day on which the trip can begin, where that is after its own. */
  later: string | undefined;
  /** The first day by what is known. */
  firstDay: string | null;
};

function headlineOf(input: HeadlineInput): Pick<PetPapers, "tone" | "headline" | "sentence"> {
  const { verdict, items, readiness, later, firstDay } = input;
  const { asOf, rulesVersion, journey } = readiness;
  const count = (of: AnswerItem["verdict"]) => items.filter((each) => each.verdict === of).length;
  const toDo = items.filter(isToDo);
  const [first] = toDo.flatMap(({ last }) => last ?? []);
  const firstText =
    first === asOf ? ", first due today" : `, first by ${dayText(first ?? asOf, asOf)}`;
  const toDoText = `${things(toDo.length)} to do${first ? firstText : ""}`;
  const rules = `by the rules we know, checked on ${fullDayText(rulesVersion)}`;
  const names = journey.map(({ authority }) => authority.name);
  const confirm =
    names.length > 0 ? `Confirm with ${authoritiesText(names)} before you travel.` : "";
  switch (verdict) {
    case "blocked": {
      const blocked = count("blocked");
      return {
        tone: "blocked",
        headline: `${things(blocked)} ${plural(blocked, "blocks", "block")} ${later ? `these dates, earliest start: ${dayText(later, asOf)}` : "this trip"}`,
        sentence: [
          later
            ? `Leaving ${weekdayText(later, asOf)} or later works if you start now.`
            : "A later date alone doesn't clear it.",
          toDo.length > 0 && `Also ${toDoText}.`,
        ]
          .filter(Boolean)
          .join(" "),
      };
    }
    case "unknown":
      return {
        tone: "unknown",
        headline: `${counted(count("unknown"), "open question")}${toDo.length > 0 ? `, ${toDoText}` : ""}`,
        sentence: [
          firstDay && firstStartText(firstDay, asOf),
          "We never guess. Fill in what's missing below, or ask the authority.",
        ]
          .filter(Boolean)
          .join(" "),
      };
    case "due":
    case "window":
      return {
        tone: "due",
        headline: toDoText,
        sentence: `After that, your pet's documents are complete ${rules}. ${confirm}`.trim(),
      };
    case "met":
      return { tone: "ready", headline: `ready ${rules}`, sentence: confirm };
    case "exempt":
      return {
        tone: "info",
        headline: "no border on this trip",
        sentence: "Ask your airline or train company about its own rules.",
      };
  }
}

function timelineIn(items: readonly AnswerItem[], { asOf, journey }: TripReadiness) {
  const start = journey[0]?.departureDate;
  if (!start || start < asOf) return undefined;
  return timelineOf({
    items,
    asOf,
    start,
    entries: journey.flatMap(({ to, departureDate, arrivalDate }) => {
      const date = arrivalDate ?? departureDate;
      const label = to.place ?? capitalized(borderInSentence(to));
      return date ? [{ label, date, text: dayText(date, asOf) }] : [];
    }),
    textOf: (day) => dayText(day, asOf),
    rangeOf: (from, until) => rangeText(from, until, asOf, " – "),
    placeOf: (item) => {
      const borders = bordersOf(item, journey);
      return borders.length > 0 ? `For ${listText(borders)}` : "";
    },
  });
}

/** By how many days the whole trip has to move for the pets that are blocked; undefined where that doesn't clear it. */
export function daysToMove({ pets, journey }: TripReadiness): number | undefined {
  const start = journey[0]?.departureDate;
  const blocked = pets.filter(({ verdict }) => verdict === "blocked");
  if (!start || blocked.length === 0) return undefined;
  const days = blocked.flatMap(({ earliest }) => earliest ?? []);
  if (days.length < blocked.length) return undefined;
  const [latest] = days.toSorted().toReversed();
  return latest !== undefined && latest > start ? daysBetween(start, latest) : undefined;
}

const ofState = "the European Commission and the veterinary authority of ";

/** Authorities in a sentence, each once: "the European Commission and the veterinary authorities of France and Germany". */
export function authoritiesText(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const states = unique.flatMap((name) =>
    name.startsWith(ofState) ? name.slice(ofState.length) : [],
  );
  if (states.length < 2) return listText(unique);
  const joined = `the European Commission and the veterinary authorities of ${listText(states)}`;
  const others = unique.filter((name) => !name.startsWith(ofState));
  return listText([...others, joined]);
}
