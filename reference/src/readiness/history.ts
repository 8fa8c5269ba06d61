/** A pet's records up to a day, by kind, with days as numbers. */
import { dayOf, dayRange, type Day } from "./days.ts";
import type { Pet, PetRecord } from "./request.ts";

export type Dose = {
  at: Day;
  until?: Day;
  country?: string;
  course?: "primary" | "booster";
  /** 1, 2, …: the dose of a first vaccination with several doses. */
  dose?: number;
  product?: string;
  path: string;
};

/** A past record, with its path in the request. */
export type Done = { record: PetRecord; path: string; at?: Day };

export type History = {
  pet: Pet;
  /** The path of the pet in the request: `pets.0`. */
  path: string;
  asOf: Day;
  hasChip: boolean;
  /** The day of marking or of the first reading. */
  chipped?: Day;
  /** The first and the last possible day of birth. */
  birth?: readonly [Day, Day];
  doses: readonly Dose[];
  /** Paths of vaccinations against rabies without a day. */
  undatedDoses: readonly string[];
  done: readonly Done[];
};

const dated = ["givenAt", "issuedAt", "endorsedAt", "checkedAt", "receivedAt"] as const;

/** The record without future dates; undefined if all of it is planned. */
function doneBy(record: PetRecord, asOf: Day): PetRecord | undefined {
  const dates = dated.filter((key) => record[key]);
  const planned = dates.filter((key) => dayOf(record[key] ?? "") > asOf);
  if (planned.length === 0) return record;
  if (planned.length === dates.length) return undefined;
  return { ...record, ...Object.fromEntries(planned.map((key) => [key, null])) };
}

const day = (text?: string | null): Day | undefined => (text ? dayOf(text) : undefined);

export function historyOf(pet: Pet, index: number, asOf: Day): History {
  const path = `pets.${index}`;
  const done = pet.records.flatMap((record, at): Done[] => {
    const known = doneBy(record, asOf);
    return known ? [{ record: known, path: `${path}.records.${at}`, at: day(known.givenAt) }] : [];
  });
  const rabies = done.filter(({ record }) => record.kind === "rabies");
  const marks = [day(pet.microchip?.implantedAt), day(pet.microchip?.readAt)];
  const born = pet.birthDate ? dayRange(pet.birthDate)[0] : Number.NEGATIVE_INFINITY;
  // A microchip that is older than the pet has a wrong date, or the pet has.
  const known = marks.filter((each) => each !== undefined).filter((each) => each >= born);
  const chipped = known.length > 0 ? Math.min(...known) : undefined;
  return {
    pet,
    path,
    asOf,
    hasChip: Boolean(pet.microchip) && (chipped === undefined || chipped <= asOf),
    chipped: chipped !== undefined && chipped <= asOf ? chipped : undefined,
    birth: birthOf(pet, rabies, known),
    doses: rabies
      .flatMap(({ record, path, at }): Dose[] =>
        at === undefined
          ? []
          : [
              {
                at,
                until: day(record.validUntil),
                country: record.country ?? undefined,
                course: record.course ?? undefined,
                dose: record.dose ?? undefined,
                product: record.product ?? undefined,
                path,
              },
            ],
      )
      .toSorted((a, b) => a.at - b.at),
    undatedDoses: rabies.flatMap(({ at, path }) => (at === undefined ? [path] : [])),
    done,
  };
}

/** A pet is no younger than its microchip and its vaccinations. */
function birthOf(pet: Pet, rabies: readonly Done[], marks: readonly Day[]): History["birth"] {
  if (!pet.birthDate) return undefined;
  const [first, last] = dayRange(pet.birthDate);
  const seen = [...marks, ...rabies.flatMap(({ at }) => (at === undefined ? [] : [at]))];
  return [first, Math.max(first, Math.min(last, ...seen))];
}

export const ofKind = ({ done }: History, ...kinds: readonly string[]): Done[] =>
  done.filter(({ record }) => kinds.includes(record.kind));
