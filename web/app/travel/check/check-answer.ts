import { capital } from "../../ui/day-text.ts";
import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/readiness.ts";
import { daysAfter, daysBetween } from "#contracts/kernel/days.ts";
import { borderAuthority } from "#reference/border-authority.ts";
import { borderInSentence } from "#reference/border-text.ts";
import { isIn } from "#reference/readiness/classes.ts";
import { dayOf } from "#reference/readiness/days.ts";
import {
  dayText,
  numberedNotes,
  rangeText,
  type NumberedNote,
} from "#reference/readiness/requirement-text.ts";
import { isToDo } from "#reference/readiness/steps.ts";
import { tripPapers } from "../../lookup/trip-papers/index.ts";
import { listText } from "../labels/index.ts";
import { checkPath, type CheckValues } from "../../links/check.ts";
import {
  answerItems,
  timelineOf,
  type AnswerItem,
  type AnswerLine,
  type Timeline,
} from "../requirements/index.ts";
import { headlineOf, type Headline } from "./headline.ts";
import { followUpOf, followUps, type FollowUp, type FollowUpId } from "./follow-ups.ts";
import { isFlight, waysToTravel } from "../question/index.ts";
import { stopsOf, type CheckPlaces } from "./readiness-request.ts";

/** What one border asks. */
export type AnswerBorder = {
  leg: number;
  title: string;
  where: string;
  /** What blocks, then what is to do; what is unknown, where it is little. */
  open: readonly AnswerLine[];
  /** What is unknown, where it is much. */
  unknown: readonly AnswerLine[];
  /** The questions that would decide what is unknown, by the ids of the lines. */
  questions: Readonly<Record<string, FollowUpId>>;
};

export type Contact = { name: string; about: string; address?: string | undefined };
export type Option = { title: string; sentence: string; path?: string | undefined };

export type CheckAnswer = {
  asOf: string;
  checked: string;
  headline: Headline;
  /** The question in a few words, as the top of the page says it. */
  recap: readonly string[];
  borders: readonly AnswerBorder[];
  met: readonly AnswerLine[];
  exempt: readonly string[];
  timeline: Timeline | undefined;
  followUps: readonly FollowUp[];
  options: readonly Option[];
  contacts: readonly Contact[];
  papers: readonly { label: string; path: string }[];
  notes: readonly NumberedNote[];
  /** What is to be done by when. A trip with the pet lists the deadlines among them by itself. */
  toDos: readonly { text: string; due: string | null; isDeadline: boolean }[];
};

const unknownShown = 3;

/** The page's answer from that of the API. */
export function checkAnswer(
  values: CheckValues,
  places: CheckPlaces,
  { asOf, rulesVersion, pets }: ReadinessAnswer,
): CheckAnswer {
  const [pet] = pets;
  if (!pet) throw new Error("The answer has no pet.");
  const items = answerItems(pet.requirements, asOf);
  const stops = stopsOf(values, places);
  const applicable = items.filter(({ verdict }) => verdict !== "exempt");
  const { notes, numbersOf } = numberedNotes(applicable);
  const lineOf = (item: AnswerItem): AnswerLine => {
    const { id, verdict, title, reasons, steps, state, day, caution, borders } = item;
    const line = { id, verdict, title, reasons, steps, state, day, caution };
    const where = borders.length > 1 ? { where: `Into ${listText(borders)}` } : {};
    return { ...line, ...where, notes: numbersOf(item) };
  };
  const checked = dayText(rulesVersion, "");
  const contacts = contactsOf(pet.requirements, places, stops);
  const earliest = pet.earliest ?? undefined;
  const isLate = earliest !== undefined && earliest > values.date;
  return {
    asOf,
    checked,
    headline: headlineOf({
      verdict: pet.verdict,
      earliest: isLate ? dayText(earliest, asOf) : undefined,
      firstDay: pet.earliest,
      items,
      asOf,
      checked,
      authorities: contacts.map(({ name }) => name),
    }),
    recap: recapOf(values, places, asOf),
    borders: bordersOf({ values, stops, items, asOf, lineOf }),
    met: items.filter(({ verdict }) => verdict === "met").map(lineOf),
    exempt: [
      ...new Set(items.filter(({ verdict }) => verdict === "exempt").map(({ title }) => title)),
    ],
    timeline: timelineIn({ values, stops, items, asOf }),
    followUps: followUps({
      answer: { asOf, rulesVersion, pets },
      values,
      start: borderInSentence(places.from),
      isFromEu: isIn("eu.members", { country: places.from.country }, dayOf(values.date)) === true,
      flies: [
        values.by,
        ...(values.to2 ? [values.by2] : []),
        ...(values.to3 ? [values.by3] : []),
        ...(values.back ? [values.byback] : []),
      ].some(isFlight),
    }),
    options: optionsOf(values, items, isLate ? earliest : undefined, asOf),
    contacts,
    papers: papersOf(places, stops, values.species),
    notes,
    toDos: toDosOf(items),
  };
}

type AnswerParts = {
  values: CheckValues;
  stops: ReturnType<typeof stopsOf>;
  items: readonly AnswerItem[];
  asOf: string;
};

/** What each border asks; none where nothing is open. */
const bordersOf = ({
  values,
  stops,
  items,
  asOf,
  lineOf,
}: AnswerParts & { lineOf: (item: AnswerItem) => AnswerLine }): AnswerBorder[] =>
  stops.flatMap(({ place, date }, leg) => {
    const own = items.filter((item) => item.leg === leg);
    const unknown = own.filter(({ verdict }) => verdict === "unknown");
    const isMuch = unknown.length > unknownShown;
    const open = own.filter(
      ({ verdict }) =>
        verdict === "blocked" || isToDo({ verdict }) || (verdict === "unknown" && !isMuch),
    );
    if (open.length === 0 && unknown.length === 0) return [];
    const isHome = leg > 0 && leg === stops.length - 1 && values.back !== "";
    const into = `into ${borderInSentence(place)}`;
    return [
      {
        leg,
        title: isHome ? `Way home, ${into}` : capital(into),
        where: `${place.city ?? place.name}, ${dayText(date, asOf)}`,
        open: open.map(lineOf),
        unknown: isMuch ? unknown.map(lineOf) : [],
        questions: Object.fromEntries(
          unknown.flatMap(({ id, requirements }) => {
            const question = followUpOf(requirements);
            return question ? [[id, question]] : [];
          }),
        ),
      },
    ];
  });

const timelineIn = ({ values, stops, items, asOf }: AnswerParts) =>
  timelineOf({
    items,
    asOf,
    entries: stops.map(({ place, date }) => ({
      label: place.city ?? place.name,
      date,
      text: dayText(date, asOf),
    })),
    start: values.date,
    textOf: (day) => dayText(day, asOf),
    rangeOf: (from, until) => rangeText(from, until, asOf, " – "),
    placeOf: ({ leg, borders }) => {
      const place = stops[leg]?.place;
      if (borders.length > 1) return `For ${listText(borders)}`;
      return place ? `For ${borderInSentence(place)}` : "";
    },
  });

const toDosOf = (items: readonly AnswerItem[]): CheckAnswer["toDos"] =>
  items.flatMap((item): CheckAnswer["toDos"] => {
    const { verdict, steps, title, date = null } = item;
    const text = steps[0] ?? title;
    if (verdict === "blocked") return [{ text, due: null, isDeadline: false }];
    return isToDo(item) ? [{ text, due: date, isDeadline: true }] : [];
  });

const speciesLabels: Readonly<Record<string, string>> = { dog: "Dog", cat: "Cat", other: "Pet" };

function recapOf(values: CheckValues, places: CheckPlaces, asOf: string): string[] {
  const { species, breed, date, back, by } = values;
  const stops = [
    places.from,
    places.to,
    ...(places.to2 ? [places.to2] : []),
    ...(places.to3 ? [places.to3] : []),
  ];
  const route = [...stops.map(({ name }) => name), ...(back ? ["home"] : [])].join(" → ");
  const way = Object.entries(waysToTravel).find(([key]) => key === by && key !== "plane")?.[1];
  return [
    breed || (speciesLabels[species] ?? "Pet"),
    route,
    back ? rangeText(date, back, asOf, " – ") : dayText(date, asOf),
    ...(way ? [way] : []),
  ];
}

type Stops = ReturnType<typeof stopsOf>;

/** Each authority of a border once. */
function contactsOf(
  requirements: readonly ReadinessRequirement[],
  { from }: CheckPlaces,
  stops: Stops,
): Contact[] {
  const contacts = new Map<string, Contact>();
  for (const { border, leg } of requirements) {
    if (!border) continue;
    const territory = border.region ?? border.country;
    if (contacts.has(territory)) continue;
    const start = leg ? (stops[leg - 1]?.place ?? from) : from;
    contacts.set(territory, {
      ...borderAuthority(border, start),
      about: `Determines which entry rules apply for ${borderInSentence(border)}.`,
    });
  }
  const byName = new Map([...contacts.values()].map((each) => [each.name, each]));
  return [...byName.values()];
}

/** What would clear what blocks. */
function optionsOf(
  values: CheckValues,
  items: readonly AnswerItem[],
  earliest: string | undefined,
  asOf: string,
): Option[] {
  const blocked = items.filter(({ verdict }) => verdict === "blocked");
  const moved = earliest && {
    title: "Move the trip",
    sentence: `Leave ${dayText(earliest, asOf)} or later, with the same number of days away.`,
    path: checkPath(movedTo(values, earliest)),
  };
  const fixes = blocked.flatMap(({ title, requirements, requirement, day }) => {
    const fix = requirements[0]?.fix ?? [];
    if (fix.length === 0) return [];
    const isCargo = requirement === "airline-route" && fix.some((step) => step.includes("cargo"));
    return [
      {
        title: isCargo ? "Travel another way" : title,
        sentence: isCargo || !day ? fix.join(" ") : `${day} if you do it now.`,
        ...(isCargo && values.by !== "cargo" && { path: checkPath({ ...values, by: "cargo" }) }),
      },
    ];
  });
  const seen = new Set<string>();
  return [...(moved ? [moved] : []), ...fixes].filter(({ title, sentence }) => {
    const isNew = !seen.has(title + sentence);
    seen.add(title + sentence);
    return isNew;
  });
}

function movedTo(values: CheckValues, start: string): CheckValues {
  const days = daysBetween(values.date, start);
  const move = (day: string) => (day ? daysAfter(day, days) : "");
  return {
    ...values,
    date: start,
    arrive: move(values.arrive),
    date2: move(values.date2),
    arrive2: move(values.arrive2),
    date3: move(values.date3),
    arrive3: move(values.arrive3),
    back: move(values.back),
    arriveback: move(values.arriveback),
  };
}

/** The pages on the documents of each border. */
function papersOf({ from }: CheckPlaces, stops: Stops, species: string): CheckAnswer["papers"] {
  const pages = new Map<string, string>();
  for (const [index, { place }] of stops.entries()) {
    const start = stops[index - 1]?.place ?? from;
    const found = tripPapers(start.country, place.country, [species]);
    if (found) pages.set(found.path, `Documents from ${found.from} to ${found.to}`);
  }
  return Array.from(pages, ([path, label]) => ({ path, label }));
}
