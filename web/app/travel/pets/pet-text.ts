import { wholeYears } from "#contracts/kernel/days.ts";
import { recordKinds, type RecordKind, type PetRecord } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { counted } from "#format/plurals.ts";
import { inchCm, tenth, weightText } from "#format/measures.ts";
import { american, type Reader } from "#format/reader.ts";
import { recordState, timeline } from "./record-state.ts";
import { speciesWord } from "./species-word.ts";

/** "985 112 004 118 203", "081 234 5678": digits of a microchip in threes, a single last one with those before it. */
export const chipText = (number: string): string =>
  number.replace(/[\s.*-]/g, "").replace(/(\d{3})(?=\d{2})/g, "$1 ");

/** The number of digits of a microchip that is not of the ISO standard; undefined for one that is. */
export function shortChip(number: string | null): number | undefined {
  const digits = number?.replace(/\D/g, "").length;
  return digits === 9 || digits === 10 ? digits : undefined;
}

/** "4 years", "1 year", "7 months", "3 weeks"; '' without an age. */
export function ageText({ age, birthDate }: Pick<Pet, "age" | "birthDate">, today: string): string {
  if (birthDate !== null && wholeYears(birthDate, today) === 0) return youngText(birthDate, today);
  if (age === null) return "";
  return counted(Number(age.toFixed(1)), "year");
}

function youngText(birthDate: string, today: string): string {
  const [bornYear = 0, bornMonth = 0, bornDay = 0] = birthDate.split("-").map(Number);
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const months = (year - bornYear) * 12 + month - bornMonth - (day < bornDay ? 1 : 0);
  if (months > 0) return counted(months, "month");
  const days = (Date.parse(today) - Date.parse(birthDate)) / 86_400_000;
  return days < 7 ? "Newborn" : counted(Math.floor(days / 7), "week");
}

/** Whole pounds or kilograms, but tenths where those would tell a small pet's weight wrong. */
const rounded = (value: number): number => (value < 22 ? tenth(value) : Math.round(value));

/** The weight as its owner entered it, else in both units. */
export const enteredWeight = ({ weight, weightKg }: Pick<Pet, "weight" | "weightKg">): string =>
  weight || (weightKg === null ? "" : weightText(weightKg, american, rounded));

/** The weight as its owner entered it if that is in the reader's unit, else in both units: "49 lb (22 kg)". */
export function weightIn(
  { weight, weightKg }: Pick<Pet, "weight" | "weightKg">,
  reader: Reader,
): string {
  const isOwn = (reader.weight === "lb" ? /lb|pound/i : /kg|kilo/i).test(weight);
  return weightKg === null || isOwn ? weight : weightText(weightKg, reader, rounded);
}

/** "Golden mix · 4 years · 22 kg": the facts of a pet in one line. */
export const factsLine = (pet: Pet, today: string, reader: Reader): string =>
  [pet.breed || speciesWord(pet), ageText(pet, today), weightIn(pet, reader)]
    .filter(Boolean)
    .join(" · ");

/** Labels short enough for a sign. */
const short: Record<RecordKind, string> = {
  rabies: "Rabies shot",
  vaccination: "Vaccination",
  titre: "Titer test",
  parasite: "Parasite meds",
  healthCertificate: "Certificate",
  euPassport: "EU passport",
  importForm: "Import form",
  permit: "Import permit",
  identityCheck: "Identity check",
  other: "Record",
};

const daysLeft = (days: number): string =>
  days === 0 ? "expires today" : `${counted(days, "day")} left`;

/** What expires before or during a trip, and the place of the trip. */
type NextExpiry = { kind: RecordKind; is: "before" | "during"; place: string };

/** The most urgent state of a pet's records, in one sign; `next` is what expires before or during a trip. */
export function papersSign(
  { records }: Pick<Pet, "records">,
  today: string,
  next?: NextExpiry,
): { tone: "ready" | "due" | "blocked" | "info"; label: string } {
  const [first] = timeline(records, today);
  if (!first) return { tone: "info", label: "No records yet" };
  const { record, state } = first;
  const what = short[record.kind];
  if (state.is === "out") return { tone: "blocked", label: `${what} expired` };
  if (state.is === "soon") return { tone: "due", label: `${what}: ${daysLeft(state.days)}` };
  if (next) {
    return { tone: "due", label: `${short[next.kind]} expires ${next.is} ${next.place}` };
  }
  if (records.some((one) => recordState(one, records, today).is === "valid")) {
    return { tone: "ready", label: "Nothing expires soon" };
  }
  return { tone: "info", label: counted(records.length, "record") };
}

const titleMax = 60;

/** The name of a record: its type, or for type "Other" the first line of its note, which is then not in `rest`. */
export function recordTitle({ kind, note }: Pick<PetRecord, "kind" | "note">): {
  title: string;
  rest: string;
} {
  const [first = "", ...others] = note.split("\n");
  const isName = kind === "other" && first !== "" && first.length <= titleMax;
  return isName
    ? { title: first, rest: others.join("\n").trim() }
    : { title: recordKinds[kind], rest: note };
}

/** A length in centimeters, without its unit: "29 in" becomes "73.7", "74 cm" becomes "74". Other text is unchanged. */
export function centimeters(text: string): string {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(cm|in|inch|inches|["″])\.?$/i.exec(text.trim());
  if (!match) return text;
  const [, number = "", unit = ""] = match;
  if (unit.toLowerCase() === "cm") return number;
  return `${tenth(Number(number.replace(",", ".")) * inchCm)}`;
}
