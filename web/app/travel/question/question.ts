import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { checkKeys, petKeys, type CheckKey, type CheckValues } from "../../links/check.ts";
import { othersMax, packed, unpacked } from "./packed-pets.ts";

/** The ways to travel one leg, with their labels. */
export const waysToTravel = {
  plane: "Plane, not sure how yet",
  cabin: "Plane, in the cabin",
  hold: "Plane, in the cargo hold",
  cargo: "Plane, as cargo",
  ferry: "Ferry",
  train: "Train",
  car: "Car",
} as const;

export const isFlight = (way: string): boolean =>
  way === "" || way === "plane" || way === "cabin" || way === "hold" || way === "cargo";

/** The airlines whose rules are known, by IATA code and by the key of their pages. */
export const airlines = airlineNames.map(({ value, label, code }) => ({ code, key: value, label }));

const ways = Object.keys(waysToTravel);
const yesNo = ["yes", "no"];

export const petsMax = 10;
export const noSpecies = "Select dog, cat or other.";

/** The values of the fields that offer a choice. */
const choices: Partial<Record<CheckKey, readonly string[]>> = {
  species: ["dog", "cat", "other"],
  by: ways,
  by2: ways,
  by3: ways,
  airside: ["yes"],
  airside2: ["yes"],
  byback: ways,
  stay: ["visit", "move"],
  snub: yesNo,
  units: ["us", "metric"],
  chip: yesNo,
  course: ["primary", "booster"],
  lab: yesNo,
  lived: ["home", "more"],
  passport: yesNo,
  car: ["yes"],
  nth: Array.from({ length: petsMax }, (_, index) => String(index + 1)),
};

const placeMax = 100;
const longest: Partial<Record<CheckKey, number>> = {
  breed: 80,
  from: placeMax,
  to: placeMax,
  to2: placeMax,
  to3: placeMax,
  vaccinated: placeMax,
  company: 60,
  countries: 200,
  home: placeMax,
  others: othersMax,
};

export const maxLength = (key: CheckKey): number => longest[key] ?? 20;

export const noAnswers = Object.fromEntries(checkKeys.map((key) => [key, ""])) as CheckValues;

/** Reads a question. Text is cut to its limit; a choice that is not offered counts as none. */
export function parseQuestion(read: (key: CheckKey) => unknown): CheckValues {
  const entries = checkKeys.map((key) => {
    const value = read(key);
    const text = typeof value === "string" ? value.trim().slice(0, maxLength(key)) : "";
    // Other airlines are named too, though their rules are not known.
    if (key === "airline") return [key, /^[A-Z\d]{2}$/.test(text) ? text : ""];
    const offered = choices[key];
    return [key, offered && !offered.includes(text) ? "" : text];
  });
  const values: CheckValues = Object.fromEntries(entries);
  return values.others === "" ? values : { ...values, others: packed(othersIn(values)) };
}

/** The other pets of a question, each read as if it were asked about. */
export const othersIn = ({ others }: CheckValues): CheckValues[] =>
  unpacked(others)
    .slice(0, petsMax - 1)
    .map((query) =>
      parseQuestion((key) => (petKeys.some((each) => each === key) ? query.get(key) : "")),
    );

export const questionIn = (search: string | URLSearchParams): CheckValues => {
  const query = new URLSearchParams(search);
  return parseQuestion((key) => query.get(key));
};

const days = [
  "date",
  "arrive",
  "date2",
  "arrive2",
  "date3",
  "arrive3",
  "back",
  "arriveback",
  "chipped",
  "rabies",
  "until",
  "rabies2",
  "titer",
  "received",
  "worms",
  "parasites",
  "dewormed",
  "dewormed2",
  "ticks",
  "ticks2",
  "influenza",
  "certified",
  "endorsed",
  "cdcform",
  "screwworm",
  "permitted",
] as const satisfies readonly CheckKey[];

const [firstYear, lastYear] = [1990, 2099];

const numbers = {
  weight: { label: "Weight", most: 440 },
  cweight: { label: "Carrier weight", most: 440 },
  length: { label: "Carrier length", most: 400 },
  width: { label: "Carrier width", most: 400 },
  height: { label: "Carrier height", most: 400 },
  level: { label: "Titer result", most: 1_000 },
} as const satisfies Partial<Record<CheckKey, { label: string; most: number }>>;

/** What is in the units of the question. */
export const amountKeys = [
  "weight",
  "cweight",
  "length",
  "width",
  "height",
] as const satisfies readonly CheckKey[];

/** A number typed with a point or a comma; undefined for anything else. */
export function numberIn(text: string): number | undefined {
  const plain = text.replace(",", ".");
  return /^\d{1,4}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

const two = (part: string) => part.padStart(2, "0");

/** A birth date as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, however it was typed; undefined for anything else. */
export function birthIn(text: string): string | undefined {
  const [, month = "", day = "", year = ""] =
    /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(withNumber(text)) ?? [];
  const plain = year ? [year, two(month), ...(day ? [two(day)] : [])].join("-") : text;
  if (!/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/.test(plain)) return undefined;
  if (Number(plain.slice(0, 4)) < firstYear || Number(plain.slice(0, 4)) > lastYear)
    return undefined;
  return plain.length < 10 || isCalendarDate(plain) ? plain : undefined;
}

const months = "janfebmaraprmayjunjulaugsepoctnovdec";

/** "3/2022" of "March 2022", and "3/14/2022" of "Mar 14, 2022". */
function withNumber(text: string): string {
  const [, name = "", day, year] =
    /^([a-z]{3})[a-z]*\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/i.exec(text) ?? [];
  const at = name ? months.indexOf(name.toLowerCase()) : -1;
  return at < 0 || at % 3 > 0 ? text : [at / 3 + 1, ...(day ? [day] : []), year].join("/");
}

/** What is wrong with a question, by field, before any place is looked up. */
export function questionErrors(values: CheckValues, today: string): FieldErrors {
  const errors: FieldErrors = {};
  if (!values.species) errors["species"] = noSpecies;
  if (!values.from) errors["from"] = "Enter where you're leaving from.";
  if (!values.to) errors["to"] = "Enter where you're going.";
  if (!values.date) errors["date"] = "Select the day you leave.";
  for (const key of days) {
    const value = values[key];
    if (value && !isDay(value)) errors[key] = "Enter a real date, like 3/14/2027.";
  }
  if (isDay(values.date) && values.date < today) {
    errors["date"] = "That day has passed. Select today or a later day.";
  }
  Object.assign(errors, orderErrors(values, errors));
  for (const [key, { label, most }] of entriesOf(numbers)) {
    const number = numberIn(values[key]);
    if (values[key] && (number === undefined || number > most)) {
      errors[key] = `${label} must be a number up to ${most}.`;
    }
  }
  if (values.born && !birthIn(values.born)) {
    errors["born"] = "Enter a date, a month or a year, like 5/14/2022, 5/2022 or 2022.";
  } else if (values.born && (birthIn(values.born) ?? "") > today) {
    errors["born"] = "The birth date can't be in the future.";
  }
  const times = { time: "Arrival time", wormtime: "Time of the treatment" } as const;
  for (const [key, label] of entriesOf(times)) {
    if (values[key] && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(values[key])) {
      errors[key] = `${label} must be a time, like 14:30.`;
    }
  }
  const people = numberIn(values.people) ?? 0;
  if (values.people && (!Number.isInteger(people) || people < 1 || people > 50)) {
    errors["people"] = "Travelers must be a whole number from 1 to 50.";
  }
  if (values.lived === "more" && !values.countries) {
    errors["countries"] = "Enter the countries your pet has been in.";
  }
  return errors;
}

/** Whether it is a day that exists. Without schemas, as the form is in the first bytes of the page. */
function isCalendarDate(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const isDay = (value: string): boolean =>
  isCalendarDate(value) &&
  Number(value.slice(0, 4)) >= firstYear &&
  Number(value.slice(0, 4)) <= lastYear;

function orderErrors(values: CheckValues, found: FieldErrors): FieldErrors {
  const { date, arrive, to2, date2, arrive2, to3, date3, arrive3 } = values;
  const { back, arriveback, rabies, until } = values;
  const errors: FieldErrors = {};
  const isEarlier = (day: string, than: string) => day !== "" && than !== "" && day < than;
  const arrivals = {
    arrive: [arrive, date],
    arrive2: [arrive2, date2],
    arrive3: [arrive3, date3],
    arriveback: [arriveback, back],
  };
  for (const [key, [arrival = "", departure = ""]] of Object.entries(arrivals)) {
    if (!found[key] && isEarlier(arrival, departure)) {
      errors[key] = "You can't arrive before you leave.";
    }
  }
  if (to2 && !date2) errors["date2"] = "Select the day you go there.";
  else if (date2 && !to2) errors["to2"] = "Enter where you go next.";
  else if (!found["date2"] && isEarlier(date2, date)) {
    errors["date2"] = "The onward trip can't start before the first one.";
  }
  if (to3 && !to2) errors["to2"] = "Enter where you go next.";
  if (to3 && !date3) errors["date3"] = "Select the day you go there.";
  else if (date3 && !to3) errors["to3"] = "Enter where you go next.";
  else if (!found["date3"] && isEarlier(date3, date2 || date)) {
    errors["date3"] = "This leg can't start before the previous one.";
  }
  if (values.stay === "move" && back) {
    errors["stay"] = "A move has no way home. Clear “Coming home on”, or select “For a visit”.";
  }
  if (!found["back"] && isEarlier(back, date3 || date2 || date)) {
    errors["back"] = "You can't return before the trip starts.";
  }
  const { titer, received, certified, endorsed, chipped, born } = values;
  if (!found["received"] && isEarlier(received, titer)) {
    errors["received"] = "The lab can't receive the sample before it's taken.";
  }
  if (!found["endorsed"] && isEarlier(endorsed, certified)) {
    errors["endorsed"] = "The endorsement can't be before the vet's signature.";
  }
  const birth = birthIn(born) ?? "";
  if (!found["chipped"] && isEarlier(chipped.slice(0, birth.length), birth)) {
    errors["chipped"] = "The microchip can't be implanted before the birth date.";
  }
  if (!found["until"] && isEarlier(until, rabies)) {
    errors["until"] = "“Valid until” can't be before the vaccination.";
  }
  return errors;
}

const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  // The keys of an object literal are exactly those of its type.
  Object.entries(record) as [K, V][];
