/** What helps beside an answer: whom to ask, what would clear it, and where to read on. */
import { drawnLookOf } from "#art/drawn-look.ts";
import { breedUrl } from "#art/urls.ts";
import { animalAuthority, borderAuthority, citesOffices } from "#reference/border-authority.ts";
import { borderInSentence } from "#reference/border-text.ts";
import { mayNeedCites } from "#reference/readiness/animals.ts";
import { listText } from "#format/lists.ts";
import { dayText, rangeText } from "#reference/readiness/requirement-text.ts";
import { daysAfter, daysBetween } from "#contracts/kernel/days.ts";
import type { ReadinessRequirement } from "#contracts/travel/readiness.ts";
import { checkPath, type CheckValues } from "../../links/check.ts";
import { tripPapers } from "../../lookup/trip-papers/index.ts";
import { petLabels, petsIn, waysToTravel } from "../question/index.ts";
import type { AnswerItem } from "../requirements/index.ts";
import type { CheckPlaces, stopsOf } from "./readiness-request.ts";

export type Contact = { name: string; about: string; address?: string | undefined };
export type Paper = { label: string; path: string };
export type Option = { title: string; sentence: string; path?: string | undefined };

type Stops = ReturnType<typeof stopsOf>;

/** The drawing of a pet by its breed; undefined for animals that nobody drew. */
export function portraitOf({ species, breed }: CheckValues): string | undefined {
  const look = drawnLookOf(breed, breed);
  if (look.species === species) return breedUrl(look, "peek");
  if (species === "dog" || species === "cat") {
    return breedUrl({ species, colour: look.colour }, "peek");
  }
  // A dog is drawn where nothing else is known.
  return look.species === "dog" || look.species === "cat" ? undefined : breedUrl(look, "peek");
}

/** The question in a few words. */
export function recapOf(values: CheckValues, places: CheckPlaces, asOf: string): string[] {
  const { date, back, by } = values;
  const { from, to, to2, to3 } = places;
  const stops = [from, to, to2, to3].filter((each) => each !== undefined);
  const route = [...stops.map(({ name }) => name), ...(back ? ["home"] : [])].join(" → ");
  const way = Object.entries(waysToTravel).find(([key]) => key === by && key !== "plane")?.[1];
  return [
    listText(petLabels(petsIn(values))),
    route,
    back ? rangeText(date, back, asOf, " – ") : dayText(date, asOf),
    ...(values.stay === "move" ? ["Moving for good"] : []),
    ...(way ? [way] : []),
  ];
}

/** Each authority of a border once, and those for endangered species where a pet may be one. */
export function contactsOf(
  values: CheckValues,
  requirements: readonly ReadinessRequirement[],
  { from }: CheckPlaces,
  stops: Stops,
): Contact[] {
  const contacts: Contact[] = [];
  const mayBeProtected = petsIn(values).some(
    ({ species, breed }) => species === "other" && mayNeedCites({ species, breed }),
  );
  for (const { border, leg, rule } of requirements) {
    if (!border) continue;
    const start = leg ? (stops[leg - 1]?.place ?? from) : from;
    const authority =
      rule === "entry.not-known" ? animalAuthority(border) : borderAuthority(border, start);
    contacts.push({
      ...authority,
      about: `Determines which entry rules apply for ${borderInSentence(border)}.`,
    });
    if (!mayBeProtected) continue;
    for (const { country, name, address } of citesOffices(start.country, border.country)) {
      const about = `Permits for protected species (CITES), for ${borderInSentence({ country })}.`;
      contacts.push({ name, address, about });
    }
  }
  const byName = new Map(contacts.map((each) => [`${each.name} ${each.about}`, each]));
  return [...byName.values()];
}

/** What would clear what blocks. */
export function optionsOf(
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
export function papersOf({ from }: CheckPlaces, stops: Stops, species: string): Paper[] {
  const pages = new Map<string, string>();
  for (const [index, { place }] of stops.entries()) {
    const start = stops[index - 1]?.place ?? from;
    const found = tripPapers(start.country, place.country, [species]);
    if (found) pages.set(found.path, `Documents from ${found.from} to ${found.to}`);
  }
  return Array.from(pages, ([path, label]) => ({ path, label }));
}
