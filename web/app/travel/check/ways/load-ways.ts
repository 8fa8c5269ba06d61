import type { Call } from "#contracts/kernel/client.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { findWays, type WaysAnswer, type WaysRequest } from "#contracts/travel/ways.ts";
import { breed } from "#reference/breeds.ts";
import { numberedNotes } from "#reference/readiness/requirement-text.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { waysPath, type CheckValues } from "../../../links/check.ts";
import {
  airlineLabel,
  loadTravelerSummary,
  type TravelerGroup,
  type TravelerSummary,
} from "../../experiences/index.ts";
import { airlines, numberIn } from "../../question/index.ts";
import { portraitOf } from "../answer-help.ts";
import { loadQuestion, withSnubNose, type PlacedPet } from "../load-check.ts";
import { placeOf, readinessRequest, type CheckPlaces } from "../readiness-request.ts";
import { openQuestionsOf } from "./open-questions.ts";
import {
  arrangements,
  apartText,
  borderLines,
  costLines,
  totalText,
  legText,
  orderIn,
  orders,
  petsText,
  routeText,
  seatOf,
  sorted,
  stopName,
  summaryOf,
  timeText,
  waysRecap,
} from "./ways-text.ts";

export type WaysQuestion = {
  values: CheckValues;
  fields: FieldErrors;
  /** Whether the list of breeds leaves open if the nose is short. */
  asksSnub: boolean;
};

/** A way as the page shows it. */
export type WayView = ReturnType<typeof waysView>["ways"][number];

export type LoadedWays = WaysQuestion &
  (
    | { is: "asking" }
    | { is: "failed"; recap: readonly string[]; portrait: string | undefined }
    | {
        is: "answered";
        recap: readonly string[];
        portrait: string | undefined;
        answer: ReturnType<typeof waysView>;
        travelers: TravelerSummary[];
      }
  );

/** The question of an address with its ways. Where these don't load, the question stays. */
export async function loadWays(call: Call, address: string): Promise<LoadedWays> {
  const question = await loadQuestion(call, address);
  const asked = { values: question.values, asksSnub: !breed(question.values.breed) };
  if (question.is === "asking") return { is: "asking", ...asked, fields: question.fields };
  const { values, places, pets } = question;
  const shown = {
    ...asked,
    fields: {},
    recap: waysRecap(values, places, utcDay()),
    portrait: portraitOf(values),
  };
  try {
    const found = await call(findWays, { body: waysRequest(values, places, pets) });
    const order = orderIn(new URL(address).searchParams.get("sort"));
    const answer = waysView(found, values, places, order);
    return { is: "answered", ...shown, answer, travelers: await travelersOn(call, found, places) };
  } catch {
    return { is: "failed", ...shown };
  }
}

/** What travelers report about the route, and about the companies of the ways. */
async function travelersOn(
  call: Call,
  { ways }: WaysAnswer,
  { from, to }: CheckPlaces,
): Promise<TravelerSummary[]> {
  const route = { name: `${from.name} to ${to.name}`, from: from.country, to: to.country };
  const companies = new Map<string, TravelerGroup>();
  for (const { mode, operator, name } of ways.flatMap((way) => way.legs)) {
    if (operator === null) continue;
    if (mode !== "flight") companies.set(operator, { name, operator });
    const key = mode === "flight" && airlines.find(({ code }) => code === operator)?.key;
    if (key) companies.set(operator, { name: airlineLabel(key) ?? name, airline: key });
  }
  const groups: TravelerGroup[] = [
    ...(from.country === to.country ? [] : [route]),
    ...[...companies.values()].slice(0, mostCompanies),
  ];
  const found = await Promise.all(groups.map((group) => loadTravelerSummary(call, group)));
  return found.flatMap((summary) => summary ?? []);
}

/** The companies whose reports stand beside the ways. */
const mostCompanies = 8;

/** The question in the form of the API. */
export function waysRequest(
  values: CheckValues,
  places: CheckPlaces,
  pets: readonly PlacedPet[],
): WaysRequest {
  const request = readinessRequest(pets.map(withSnubNose));
  return {
    pets: request.pets,
    people: numberIn(values.people) ?? null,
    hasCar: values.car === "yes",
    residence: places.home ?? places.from.country,
    from: placeOf(places.from),
    to: placeOf(places.to),
    date: values.date,
  };
}

/** What the page shows of an answer. */
export function waysView(
  answer: WaysAnswer,
  values: CheckValues,
  places: CheckPlaces,
  order: ReturnType<typeof orderIn>,
) {
  const { asOf } = answer;
  const ways = sorted(answer.ways, order).map((way) => ({ way, arrange: arrangements(way) }));
  const { notes, numbersOf } = numberedNotes([
    ...ways.flatMap(({ way, arrange }) => [...way.legs, ...arrange]),
    ...answer.rejected,
  ]);
  return {
    asOf,
    order,
    orders: Object.entries(orders).map(([key, label]) => ({
      label,
      path: withSort(waysPath(values), key),
      isCurrent: key === order,
    })),
    summary: summaryOf(answer, petsText(values), places.to.name),
    questions: openQuestionsOf(answer.ways, values),
    ways: ways.map(({ way, arrange }) => ({
      key: way.key,
      title: way.title,
      verdict: way.verdict,
      because: way.because,
      // The reason is that of the first leg that has it.
      notes: numbersOf({
        sources: way.legs.find(({ because }) => because === way.because)?.sources ?? [],
      }),
      route: routeText(way.legs),
      stops: way.legs.map((leg) => ({
        mode: leg.mode,
        from: stopName(leg.from),
        to: stopName(leg.to),
        seat: seatOf(leg),
      })),
      legs: way.legs.map((leg) => ({
        mode: leg.mode,
        text: legText(leg),
        notes: numbersOf(leg),
      })),
      total: totalText(way),
      rated: way.costs.total?.rated ?? null,
      costLines: costLines(way, asOf),
      unpriced: way.costs.unknown,
      time: timeText(way),
      apart: apartText(way),
      arrange: arrange.map((each) => ({
        text: each.text,
        by: each.by,
        notes: numbersOf(each).toSorted((one, other) => one - other),
      })),
      borders: borderLines(way, asOf),
    })),
    rejected: answer.rejected.map((each) => ({
      title: each.title,
      because: each.because,
      notes: numbersOf(each),
    })),
    notes,
  };
}

const withSort = (path: string, order: string): string =>
  order === "" ? path : `${path}&sort=${order}`;
