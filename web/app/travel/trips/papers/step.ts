import type { Against, RecordKind } from "#contracts/travel/pet-records.ts";
import type { Item } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { possessive } from "#format/words.ts";
import { dayText } from "#reference/readiness/requirement-text.ts";
import { isToDo } from "#reference/readiness/steps.ts";
import type { AnswerItem } from "../../requirements/index.ts";
import type { PetPapers } from "./pet-papers.ts";

/** What a button of the block does. */
export type Step = { label: string } & (
  | { is: "record"; petId: string; kind: RecordKind; against?: readonly Against[] }
  | { is: "editRecord"; petId: string; recordId: string }
  | { is: "pet" | "lived"; petId: string }
  | { is: "home" | "details" | "legs" }
  | { is: "todo"; text: string; due: string | null }
);

/** `isOthers`: it belongs to another person on the trip, who alone can change its records. */
export type StepPet = Pick<Pet, "_id" | "petName" | "records"> & { isOthers?: boolean };

/** What steps depend on besides a line. */
export type StepContext = {
  asOf: string;
  items: readonly Item[];
  legs: number;
  /** The reader can't change the trip, but the records of their own pets. */
  readOnly?: boolean;
};

/** The text of the to-do that a line puts on the list. */
export function todoText(item: AnswerItem, { petName }: StepPet): string {
  const record = recordOf(item.requirement);
  const [first] = item.requirements;
  const what = first?.title ?? item.title;
  return record && !isFromOffice(record.kind)
    ? `Book the vet: ${what} for ${petName}`
    : `${what} for ${petName}`;
}

export const hasTodo = (item: AnswerItem, pet: StepPet, items: readonly Item[]): boolean =>
  items.some(({ list, text }) => list === "todo" && text === todoText(item, pet));

/** The next step of a pet for its trip in two or three words, from its verdict alone; undefined where nothing is open. */
export function taskText(
  { verdict, earliest, first }: PetVerdict,
  petName: string,
): string | undefined {
  if (!first || verdict === "met" || verdict === "exempt") return undefined;
  if (first.requirement.startsWith("airline-")) return `Set how ${petName} travels`;
  if (verdict === "blocked" && earliest) return "Move the trip";
  if (first.verdict === "unknown") return "Settle what's open";
  if (first.requirement === "chip") return "Add the microchip";
  const record = recordOf(first.requirement);
  if (!record) return "See what's left to do";
  return isFromOffice(record.kind)
    ? `Get the ${recordNames[record.kind]}`
    : `Book ${possessive(petName)} vet`;
}

const ofTrip: readonly Step["is"][] = ["details", "legs", "todo"];

/** The steps of a line that the reader can take, the one to take next first. */
export const stepsOf = (item: AnswerItem, pet: StepPet, context: StepContext): Step[] =>
  allSteps(item, pet, context).filter((step) =>
    ofTrip.includes(step.is) ? !context.readOnly : !pet.isOthers,
  );

function allSteps(item: AnswerItem, pet: StepPet, context: StepContext): Step[] {
  if (item.verdict === "unknown") return settlingSteps(item, pet, context);
  // Another seat, carrier or way to travel may clear it.
  if (isOfAirline(item) && context.legs > 0) {
    return [{ is: "legs", label: "Set how your pet travels" }];
  }
  const adds = addingStep(item, pet);
  const hasSome = adds?.is === "record" && pet.records.some(({ kind }) => kind === adds.kind);
  // It may be done already, and only its record is missing.
  if (item.verdict === "blocked") return adds && !hasSome ? [adds] : [];
  if (!isToDo(item)) return [];
  const books = hasTodo(item, pet, context.items) ? undefined : bookingStep(item, pet, context);
  const isLater = item.from !== undefined && item.from.slice(0, 10) > context.asOf;
  const steps = isLater || hasSome ? [books, adds] : [adds, books];
  return steps.filter((step) => step !== undefined);
}

/** An airline's rule that is broken by how a pet travels. */
export const isOfAirline = ({ verdict, requirement }: AnswerItem): boolean =>
  verdict === "blocked" && requirement.startsWith("airline-");

/** What no field settles, an authority answers, unless it is an airline's rule. */
export const isForAuthority = ({ verdict, requirements }: AnswerItem, steps: readonly Step[]) =>
  verdict === "unknown" && steps.length === 0 && requirements[0]?.border !== null;

/** Adds the record or the field that shows it is done. */
function addingStep({ requirement }: AnswerItem, { _id: petId }: StepPet): Step | undefined {
  if (requirement === "chip") return { is: "pet", petId, label: "Add the microchip" };
  const record = recordOf(requirement);
  return record && { is: "record", petId, ...record, label: `Add the ${recordNames[record.kind]}` };
}

function bookingStep(item: AnswerItem, pet: StepPet, { asOf }: StepContext): Step {
  const record = recordOf(item.requirement);
  const due = item.date ?? null;
  const day = due === null ? "" : ` for ${due === asOf ? "today" : dayText(due, asOf)}`;
  const isVet = record && !isFromOffice(record.kind);
  return {
    is: "todo",
    text: todoText(item, pet),
    due,
    label: isVet ? `Book the vet${day}` : `Add a to-do${day}`,
  };
}

/** The fields that decide what is unknown, each form once. */
function settlingSteps(item: AnswerItem, pet: StepPet, context: StepContext): Step[] {
  const paths = item.requirements.flatMap(({ missing = [] }) => missing);
  const steps = paths.flatMap((path) => settlingStep(path, pet, context) ?? []);
  const seen = new Set<string>();
  return steps.filter((step) => {
    const key = step.is === "editRecord" ? step.recordId : step.is;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const petFields: readonly [path: RegExp, label: string][] = [
  [/\.microchip\b/, "Add the microchip"],
  [/\.birthDate$/, "Add the birth date"],
  [/\.breed$/, "Check the breed"],
  [/\.species$/, "Select dog or cat"],
  [/\.weightKg$/, "Add the weight"],
  [/\.snubNosed$/, "Add whether it's snub-nosed"],
];

/** The form with the field at a path of the request. */
export function settlingStep(
  path: string,
  { _id: petId, records }: StepPet,
  { legs }: Pick<StepContext, "legs">,
): Step | undefined {
  const [, place] = /^pets\.\d+\.records\.(\d+)\b/.exec(path) ?? [];
  if (place !== undefined) {
    const record = records[Number(place)];
    return (
      record && {
        is: "editRecord",
        petId,
        recordId: record._id,
        label: `Complete the ${recordNames[record.kind]}`,
      }
    );
  }
  if (/^pets\.\d+\.lived$/.test(path))
    return { is: "lived", petId, label: "Add where your pet has been" };
  if (/^pets\.\d+\.carrier\b/.test(path) || /\.(?:byPet|how)\b/.test(path)) {
    return { is: "legs", label: "Set how your pet travels" };
  }
  const field = petFields.find(([of]) => path.startsWith("pets.") && of.test(path));
  if (field) return { is: "pet", petId, label: field[1] };
  if (path === "trip.residence") return { is: "home", label: "Add your home country" };
  if (path === "trip.people") return { is: "details", label: "Add how many people travel" };
  if (path === "trip.origin") return { is: "details", label: "Add where you leave from" };
  if (path === "trip.destinationPlace") return { is: "details", label: "Select the destination" };
  const [, leg, part = ""] = /^trip\.legs\.(\d+)\.(\w+)/.exec(path) ?? [];
  if (leg === undefined) return undefined;
  const isStart = part === "from" && leg === "0";
  const isAssumed = Number(leg) >= legs;
  if (isAssumed && (isStart || part === "departureDate")) {
    return { is: "details", label: isStart ? startLabel : "Add the dates" };
  }
  // Only a leg has a time of arrival.
  if (isAssumed) return { is: "legs", label: "Add your flight or other leg" };
  const label = isStart ? startLabel : legLabels[part];
  return { is: "legs", label: label ?? "Complete the flight" };
}

const startLabel = "Check where the trip starts";
const legLabels: Readonly<Record<string, string>> = {
  from: "Connect the legs",
  to: "Add where the leg ends",
  airlineCode: "Add the airline",
  operator: "Add the company",
  departureDate: "Add the departure date",
  departureTime: "Add the departure time",
  arrivalDate: "Add the arrival date",
  arrivalTime: "Add the arrival time",
};

/** The one next step of a trip, with what it is about. */
export type Next = { hint: string } & ({ is: "step"; step: Step } | { is: "move" });

export type ShownPet = { pet: StepPet; papers: PetPapers };
type NextContext = StepContext & {
  /** A later start clears what blocks. */
  canMove: boolean;
};

/**
 * What clears a block: how the pet travels, or the move of the trip; else what is due first, or the field that settles
 * what is unknown. A pet that can't go at all has nothing to do.
 */
export function nextOf(shown: readonly ShownPet[], context: NextContext): Next | undefined {
  const stuck = linesOf(shown).filter(({ item }) => isOfAirline(item));
  const seat = firstStep(stuck, context);
  if (seat) return seat;
  const blocked = shown.filter(({ papers }) => papers.tone === "blocked");
  if (context.canMove && blocked.length > 0) {
    const names = blocked.map(({ pet }) => pet.petName).join(" and ");
    return { is: "move", hint: `Removes what's blocking ${names}.` };
  }
  const lines = linesOf(shown.filter((each) => !blocked.includes(each)));
  const due = lines
    .filter(({ item }) => isToDo(item))
    .toSorted((a, b) => (a.item.date ?? "9999").localeCompare(b.item.date ?? "9999"));
  const unknown = lines.filter(({ item }) => item.verdict === "unknown");
  return firstStep(due, context) ?? firstStep(unknown, context);
}

const linesOf = (shown: readonly ShownPet[]): Line[] =>
  shown.flatMap(({ pet, papers }) => papers.items.map((item) => ({ pet, item })));

type Line = { pet: StepPet; item: AnswerItem };

function firstStep(lines: readonly Line[], context: StepContext): Next | undefined {
  for (const { pet, item } of lines) {
    const [step] = stepsOf(item, pet, context);
    if (step) return { is: "step", step, hint: `${pet.petName}: ${item.title}` };
  }
  return undefined;
}

export const isSameStep = (step: Step, next: Next | undefined): boolean =>
  next?.is === "step" && JSON.stringify(next.step) === JSON.stringify(step);

/** The record that shows a requirement is met. */
type WantedRecord = { kind: RecordKind; against?: readonly Against[] };

const rabies: WantedRecord = { kind: "rabies" };
const titer: WantedRecord = { kind: "titre" };
const certificate: WantedRecord = { kind: "healthCertificate" };

const records: Readonly<Record<string, WantedRecord>> = {
  "chip-before-rabies": rabies,
  "rabies-age": rabies,
  "rabies-wait": rabies,
  "rabies-valid": rabies,
  "rabies-second": rabies,
  titre: titer,
  "titre-sample": titer,
  "titre-level": titer,
  "titre-laboratory": titer,
  "titre-wait": titer,
  "titre-valid": titer,
  tapeworm: { kind: "parasite", against: ["tapeworm"] },
  parasites: { kind: "parasite", against: ["internal", "external"] },
  "parasite-internal-1": { kind: "parasite", against: ["internal"] },
  "parasite-internal-2": { kind: "parasite", against: ["internal"] },
  "parasite-external": { kind: "parasite", against: ["external"] },
  influenza: { kind: "vaccination", against: ["influenza"] },
  certificate,
  "certificate-onward": certificate,
  "certificate-return": certificate,
  "cdc-vaccination-paper": certificate,
  screwworm: certificate,
  form: { kind: "importForm" },
  permit: { kind: "permit" },
};

const recordOf = (requirement: string): WantedRecord | undefined => records[requirement];

/** What a button calls a record of a kind. */
const recordNames: Readonly<Record<RecordKind, string>> = {
  rabies: "rabies record",
  vaccination: "vaccination record",
  titre: "titer test record",
  parasite: "treatment record",
  healthCertificate: "certificate",
  euPassport: "pet passport",
  importForm: "import form",
  permit: "import permit",
  identityCheck: "identity check",
  other: "record",
};

/** Offices, not vets, give these. */
const isFromOffice = (kind: RecordKind): boolean => kind === "importForm" || kind === "permit";
