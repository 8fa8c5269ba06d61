import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { loadTaggedHoots, type TaggedHoots } from "../../community/hoots/index.ts";
import { airlineLabel, loadTravelerSummary, type TravelerSummary } from "../experiences/index.ts";
import {
  airlines,
  changedPets,
  isFlight,
  noSpecies,
  petsIn,
  placeOfPet,
  questionErrors,
  questionIn,
  withPetAt,
} from "../question/index.ts";
import { checkReadiness } from "#contracts/travel/readiness.ts";
import { breed } from "#reference/breeds.ts";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import { checkPath, type CheckKey, type CheckValues } from "../../links/check.ts";
import { checkAnswer, type CheckAnswer } from "./check-answer.ts";
import { readinessRequest, type CheckPlaces } from "./readiness-request.ts";
import { resolvePlace, type CheckPlace } from "./resolve-place.ts";
import { countryNamed } from "#reference/country-names.ts";

type Asking = { is: "asking"; values: CheckValues; fields: FieldErrors; isSent: boolean };

/** A whole question with its places. */
type Placed = {
  values: CheckValues;
  places: CheckPlaces;
  /** All pets in their order, each as the question would be about it. */
  pets: readonly PlacedPet[];
};

export type LoadedCheck =
  | Asking
  | (Placed & {
      is: "answered";
      answer: CheckAnswer;
      travelers: TravelerSummary[];
      hoots: TaggedHoots[];
    });

/** What the page that asks shows of an answer. */
export type SampleAnswer = Pick<CheckAnswer, "headline" | "recap" | "timeline"> & { path: string };

/** The answer for a bulldog from Boston to London, by the rules of this day; once a day. */
export function sampleAnswer(today: string): SampleAnswer {
  if (sample?.today !== today) sample = { today, answer: sampleOf(today) };
  return sample.answer;
}

let sample: { today: string; answer: SampleAnswer } | undefined;

function sampleOf(today: string): SampleAnswer {
  const town = (city: string, country: string, name: string, zone: string): CheckPlace => ({
    label: `${city}, ${name}`,
    name: city,
    country,
    city,
    zone,
  });
  const places: CheckPlaces = {
    from: town("Boston", "US", "United States", "America/New_York"),
    to: town("London", "GB", "United Kingdom", "Europe/London"),
    countries: [],
  };
  const values: CheckValues = {
    ...questionIn(""),
    species: "dog",
    breed: "French Bulldog",
    from: places.from.label,
    to: places.to.label,
    date: daysAfter(today, 14),
    by: "cabin",
    back: daysAfter(today, 28),
  };
  const { pets, trip } = readinessRequest([{ values, places, isSnubNosed: true }]);
  const { headline, recap, timeline } = checkAnswer(values, places, {
    asOf: today,
    rulesVersion: ruleBook.version,
    pets: readiness(pets, trip, ruleBook, today),
  });
  return { headline, recap, timeline, path: checkPath(values) };
}

export type PlacedPet = { values: CheckValues; places: CheckPlaces };

const firstFour = ["species", "from", "to", "date"] as const satisfies CheckKey[];

/** The question of an address with its answer, or with what is wrong with it. */
export async function loadCheck(call: Call, address: string): Promise<LoadedCheck> {
  const question = await loadQuestion(call, address);
  if (question.is === "asking") return question;
  const { values, places, pets } = question;
  const [result, travelers, hoots] = await Promise.all([
    call(checkReadiness, { body: readinessRequest(pets.map(withSnubNose)) }),
    travelersOn(call, values, places),
    hootsOn(call, values, places),
  ]);
  const answer = checkAnswer(values, places, result);
  return { is: "answered", values, places, pets, answer, travelers, hoots };
}

/** A pet with what the list of breeds says of its nose. */
export const withSnubNose = (pet: PlacedPet) => ({
  ...pet,
  isSnubNosed: breed(pet.values.breed)?.snubNosed,
});

/** The question of an address with its places, or with what is wrong with it. */
export async function loadQuestion(
  call: Call,
  address: string,
): Promise<Asking | (Placed & { is: "placed" })> {
  const { searchParams } = new URL(address);
  const asked = questionIn(searchParams);
  const change = searchParams.get("pets");
  if (change) return changed(asked, change);
  // A form sends all of its fields, filled in or not; a link only what it knows.
  const isSent = firstFour.every((key) => searchParams.has(key));
  if (!isSent) return { is: "asking", values: asked, fields: {}, isSent };
  const pets = petsIn(asked).map((_, at) => withOwnPlaces(withPetAt(asked, at)));
  const current = pets[placeOfPet(asked)];
  const { values, fields } = [current, ...pets].find((pet) => pet && isWrong(pet)) ??
    current ?? { values: asked, fields: {} };
  const places = await placesOf(call, values, fields);
  if (!places) return { is: "asking", values, fields, isSent };
  const placed = pets.map(({ values: pet, own }) => ({
    values: pet,
    places: { ...places, ...own },
  }));
  return {
    is: "placed",
    values: withLabels(values, places),
    places: { ...places, ...current?.own },
    pets: placed,
  };
}

/** What a button without scripts asked for: the same question with other pets. */
function changed(asked: CheckValues, change: string): Asking {
  const needsPet = change === "add" && asked.species === "";
  const fields: FieldErrors = needsPet ? { species: noSpecies } : {};
  return { is: "asking", values: changedPets(asked, change), fields, isSent: needsPet };
}

type OwnPlaces = Pick<CheckPlaces, "vaccinated" | "home" | "countries">;
type AskedPet = { values: CheckValues; fields: FieldErrors; own: OwnPlaces };

const isWrong = ({ fields }: AskedPet): boolean => Object.keys(fields).length > 0;

/** The question about one pet with its countries, and what is wrong with it. */
function withOwnPlaces(values: CheckValues): AskedPet {
  const fields = questionErrors(values, utcDay());
  const country = (key: "vaccinated" | "home"): string | undefined => {
    if (values[key] === "") return undefined;
    const found = countryNamed(values[key]);
    if (!found) fields[key] = unknownCountry(values[key]);
    return found?.country;
  };
  const own = { vaccinated: country("vaccinated"), home: country("home") };
  return { values, fields, own: { ...own, countries: countriesIn(values, fields) } };
}

/** What travelers report about the route there, and about the airline. */
async function travelersOn(
  call: Call,
  { airline, by }: CheckValues,
  { from, to }: CheckPlaces,
): Promise<TravelerSummary[]> {
  const route = { name: `${from.name} to ${to.name}`, from: from.country, to: to.country };
  const key = isFlight(by) ? airlines.find(({ code }) => code === airline)?.key : undefined;
  const found = await Promise.all([
    loadTravelerSummary(call, route),
    key && loadTravelerSummary(call, { name: airlineLabel(key) ?? key, airline: key }),
  ]);
  return found.flatMap((summary) => summary || []);
}

/** Links to the hoots about the route, the airline and the breed. */
async function hootsOn(
  call: Call,
  { airline, by, breed: name }: CheckValues,
  { from, to }: CheckPlaces,
): Promise<TaggedHoots[]> {
  const key = isFlight(by) ? airlines.find(({ code }) => code === airline)?.key : undefined;
  const pet = breed(name)?.name;
  const found = await Promise.all([
    loadTaggedHoots(call, { from: from.country, to: to.country }, "this route"),
    key && loadTaggedHoots(call, { airline: key }, airlineLabel(key) ?? key),
    pet && loadTaggedHoots(call, { breed: pet }, pet),
  ]);
  return found.flatMap((link) => link || []);
}

/** The values with the labels of the places that were found. */
const withLabels = (values: CheckValues, { from, to, to2, to3 }: CheckPlaces): CheckValues => ({
  ...values,
  from: from.label,
  to: to.label,
  to2: to2?.label ?? "",
  to3: to3?.label ?? "",
});

/** Looks up all places; what is not found goes to `fields`, and then there is no result. */
async function placesOf(
  call: Call,
  values: CheckValues,
  fields: FieldErrors,
): Promise<CheckPlaces | undefined> {
  const find = async (key: "from" | "to" | "to2" | "to3"): Promise<CheckPlace | undefined> => {
    const text = values[key];
    if (text === "") return undefined;
    const found = await resolvePlace(call, text);
    if (!found) fields[key] = notFound(text);
    return found;
  };
  const [from, to, to2, to3] = await Promise.all([
    find("from"),
    find("to"),
    find("to2"),
    find("to3"),
  ]);
  if (Object.keys(fields).length > 0 || !from || !to) return undefined;
  return { from, to, to2, to3, countries: [] };
}

const notFound = (text: string) =>
  `We couldn't find “${text}”. Enter a city with its country, like Boston, United States, or a country.`;

const unknownCountry = (text: string) =>
  `We don't know a country called “${text}”. Check the spelling.`;

function countriesIn({ lived, countries }: CheckValues, fields: FieldErrors): string[] {
  if (lived !== "more") return [];
  const names = countries.split(",").map((name) => name.trim());
  return names.flatMap((name) => {
    const found = name === "" ? undefined : countryNamed(name);
    if (name !== "" && !found) fields["countries" satisfies CheckKey] = unknownCountry(name);
    return found ? [found.country] : [];
  });
}
