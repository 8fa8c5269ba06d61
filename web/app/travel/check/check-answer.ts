import type { ReadinessAnswer } from "#contracts/travel/readiness.ts";
import { capitalized } from "#format/words.ts";
import { listText } from "#format/lists.ts";
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
import { checkPath, type CheckValues } from "../../links/check.ts";
import {
  answerItems,
  timelineOf,
  type AnswerItem,
  type AnswerLine,
  type Timeline,
} from "../requirements/index.ts";
import {
  contactsOf,
  optionsOf,
  papersOf,
  portraitOf,
  recapOf,
  type Contact,
  type Option,
  type Paper,
} from "./answer-help.ts";
import { headlineOf, headlineOfAll, stateOf, type Headline } from "./headline.ts";
import { followUpOf, followUps, type FollowUp, type FollowUpId } from "./follow-ups.ts";
import {
  canAddPet,
  isFlight,
  petLabels,
  petsIn,
  placeOfPet,
  withNewPet,
  withPetAt,
} from "../question/index.ts";
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

/** One of several pets; its borders stand with the pet that the page is about where it is that one. */
export type AnswerPet = {
  label: string;
  tone: Headline["tone"];
  state: string;
  /** The same page about this pet. */
  path: string;
  isShown: boolean;
  borders: readonly AnswerBorder[];
  met: readonly AnswerLine[];
};

export type CheckAnswer = {
  asOf: string;
  checked: string;
  headline: Headline;
  /** All pets in their order; none where there is only one. */
  pets: readonly AnswerPet[];
  /** The page that asks about one more pet. */
  addPath: string | undefined;
  /** Whether an answer to a further question would decide what is unknown. */
  isDecidable: boolean;
  /** What is left to do after a move, with the numbers of its notes. */
  afterMove: readonly { title: string; text: string; notes: readonly number[] }[];
  /** The drawing of the pet that the page is about, by its breed; undefined for animals that nobody drew. */
  portrait: string | undefined;
  /** The question in a few words, as the top of the page says it. */
  recap: readonly string[];
  borders: readonly AnswerBorder[];
  met: readonly AnswerLine[];
  exempt: readonly string[];
  timeline: Timeline | undefined;
  followUps: readonly FollowUp[];
  options: readonly Option[];
  contacts: readonly Contact[];
  papers: readonly Paper[];
  notes: readonly NumberedNote[];
  /** What is to be done by when. A trip with the pet lists the deadlines among them by itself. */
  toDos: readonly { text: string; due: string | null; isDeadline: boolean }[];
};

const unknownShown = 3;

/** The page's answer from that of the API. */
export function checkAnswer(
  values: CheckValues,
  places: CheckPlaces,
  { asOf, rulesVersion, pets, afterMove = [] }: ReadinessAnswer,
): CheckAnswer {
  const at = placeOfPet(values);
  const pet = pets[at];
  if (!pet) throw new Error("The answer has no pet.");
  const itemsOf = pets.map(({ requirements }) => answerItems(requirements, asOf));
  const items = itemsOf[at] ?? [];
  const stops = stopsOf(values, places);
  const applicable = [items, ...itemsOf].flat().filter(({ verdict }) => verdict !== "exempt");
  const { notes, numbersOf } = numberedNotes([...applicable, ...afterMove]);
  const lineOf = (item: AnswerItem): AnswerLine => {
    const { id, verdict, title, reasons, steps, state, day, caution, borders } = item;
    const line = { id, verdict, title, reasons, steps, state, day, caution };
    const where = borders.length > 1 ? { where: `Into ${listText(borders)}` } : {};
    return { ...line, ...where, notes: numbersOf(item) };
  };
  const checked = dayText(rulesVersion, "");
  const requirements = pets.flatMap((each) => each.requirements);
  const contacts = contactsOf(values, requirements, places, stops);
  const earliest = latestOf(pets.map((each) => each.earliest));
  const isLate = earliest !== undefined && earliest > values.date;
  const labels = petLabels(petsIn(values));
  const petsShown = pets.map((each, index): AnswerPet => {
    const own = itemsOf[index] ?? [];
    return {
      label: labels[index] ?? "Pet",
      ...stateOf(each.verdict, own),
      path: checkPath(withPetAt(values, index)),
      isShown: index === at,
      borders: bordersOf({ values: withPetAt(values, index), stops, items: own, asOf, lineOf }),
      met: own.filter(({ verdict }) => verdict === "met").map(lineOf),
    };
  });
  const followed = followUps({
    answer: { asOf, rulesVersion, pets: [pet] },
    values,
    start: borderInSentence(places.from),
    isFromEu: isIn("eu.members", { country: places.from.country }, dayOf(values.date)) === true,
    flies: [
      values.by,
      ...(values.to2 ? [values.by2] : []),
      ...(values.to3 ? [values.by3] : []),
      ...(values.back ? [values.byback] : []),
    ].some(isFlight),
  });
  const isDecidable = items.some(
    ({ verdict, requirements: of }) => verdict === "unknown" && followUpOf(of) !== undefined,
  );
  const lead = {
    verdict: pet.verdict,
    earliest: isLate ? dayText(earliest, asOf) : undefined,
    firstDay: pet.earliest,
    items,
    asOf,
    checked,
    isDecidable,
    authorities: contacts.map(({ name }) => name),
  };
  return {
    asOf,
    checked,
    headline: pets.length > 1 ? headlineOfAll(lead, pets, petsShown) : headlineOf(lead),
    pets: pets.length > 1 ? petsShown : [],
    addPath: canAddPet(values) ? checkPath(withNewPet(values)) : undefined,
    isDecidable,
    afterMove: afterMove.map(({ title, text, sources }) => ({
      title,
      text,
      notes: numbersOf({ sources }),
    })),
    portrait: portraitOf(values),
    recap: recapOf(values, places, asOf),
    borders: petsShown[at]?.borders ?? [],
    met: petsShown[at]?.met ?? [],
    exempt: [
      ...new Set(items.filter(({ verdict }) => verdict === "exempt").map(({ title }) => title)),
    ],
    timeline: timelineIn({ values, stops, items, asOf }),
    followUps: followed,
    options: optionsOf(values, items, isLate ? earliest : undefined, asOf),
    contacts,
    papers: papersOf(places, stops, values.species),
    notes,
    toDos: toDosOf(itemsOf, labels),
  };
}

/** The first day on which all pets can go; undefined if one of them has none. */
const latestOf = (days: readonly (string | null)[]): string | undefined =>
  days.includes(null)
    ? undefined
    : days
        .map((day) => day ?? "")
        .toSorted((a, b) => a.localeCompare(b))
        .at(-1);

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
    const isInside = own.some(({ requirement }) => requirement === "inner-border");
    const into = `${isInside ? "inside" : "into"} ${borderInSentence(place)}`;
    return [
      {
        leg,
        title: isHome ? `Way home, ${into}` : capitalized(into),
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
    ...(values.until && { rabiesUntil: values.until }),
    placeOf: ({ leg, borders }) => {
      const place = stops[leg]?.place;
      if (borders.length > 1) return `For ${listText(borders)}`;
      return place ? `For ${borderInSentence(place)}` : "";
    },
  });

/** What is to be done, once where several pets need it, and with the pets' names where not all do. */
function toDosOf(
  itemsOf: readonly (readonly AnswerItem[])[],
  labels: readonly string[],
): CheckAnswer["toDos"] {
  const found = new Map<string, { of: string[]; toDo: CheckAnswer["toDos"][number] }>();
  for (const [index, items] of itemsOf.entries()) {
    for (const toDo of items.flatMap(toDoOf)) {
      const key = JSON.stringify(toDo);
      const known = found.get(key) ?? { of: [], toDo };
      found.set(key, { ...known, of: [...new Set([...known.of, labels[index] ?? "Pet"])] });
    }
  }
  return Array.from(found.values(), ({ of, toDo }) =>
    of.length === itemsOf.length ? toDo : { ...toDo, text: `${listText(of)}: ${toDo.text}` },
  );
}

function toDoOf(item: AnswerItem): CheckAnswer["toDos"] {
  const { verdict, steps, title, date = null } = item;
  const text = steps[0] ?? title;
  if (verdict === "blocked") return [{ text, due: null, isDeadline: false }];
  return isToDo(item) ? [{ text, due: date, isDeadline: true }] : [];
}
