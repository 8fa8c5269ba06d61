import { petFeeMax, petMaxKgMax, petNoteMax, type PetPolicy } from "#contracts/lookup/venues.ts";
import { cleanLine } from "./text.ts";
import { firstOf, valuesOf, type Tags } from "./tags.ts";

/** What is known about pets at a place; null where it isn't. */
export type PetRules = {
  pet_policy: PetPolicy | null;
  pet_fee: string | null;
  pet_max_kg: number | null;
  pet_note: string | null;
};

/** https://wiki.openstreetmap.org/wiki/Key:dog; the others are used for it, too. Dogs go before pets in general. */
export const policyKeys = ["dog", "dogs", "pets", "pets_allowed"] as const;

/** The values in use, by what they mean for a guest. */
const policies: Readonly<Record<string, PetPolicy>> = {
  yes: "yes",
  allowed: "yes",
  designated: "yes",
  permissive: "yes",
  customers: "yes",
  unleashed: "yes",
  off_leash: "yes",
  only_dogs: "yes",
  dogs: "yes",
  dogs_only: "yes",
  leashed: "leashed",
  leash: "leashed",
  on_leash: "leashed",
  outside: "outside",
  outdoor: "outside",
  outdoors: "outside",
  terrace: "outside",
  outside_only: "outside",
  outdoor_only: "outside",
  no: "no",
  prohibited: "no",
  forbidden: "no",
  // Dogs that assist are no pets.
  assistance: "no",
  guide_dog: "no",
};

const strictestFirst: readonly PetPolicy[] = ["outside", "leashed", "yes"];

/** What its tags have about pets. A policy that they contradict, or a value that isn't known, is null with a note. */
export function petRulesOf(tags: Tags): PetRules {
  const key = policyKeys.find((name) => valuesOf(tags, name).length > 0);
  const values = key === undefined ? [] : valuesOf(tags, key);
  const policy = policyOf(values);
  const text = firstOf(tags, "dog:description", "dog:note", "pets:description", "dog:conditional");
  const unread = policy === null && values.length > 0 ? values.join("; ") : undefined;
  return {
    pet_policy: policy,
    pet_fee: feeOf(tags),
    pet_max_kg: maxKgOf(tags),
    pet_note: cleanLine(text ?? unread, petNoteMax),
  };
}

/** Whether its tags say anything about pets. */
export const isAboutPets = (tags: Tags): boolean =>
  policyKeys.some((key) => valuesOf(tags, key).length > 0);

function policyOf(values: readonly string[]): PetPolicy | null {
  const found = values.map((value) => policies[value]);
  const named = found.filter((policy) => policy !== undefined);
  if (named.length === 0 || named.length < found.length) return null;
  if (named.includes("no")) return named.every((policy) => policy === "no") ? "no" : null;
  return strictestFirst.find((policy) => named.includes(policy)) ?? null;
}

function feeOf(tags: Tags): string | null {
  const keys = ["dog:charge", "pets:charge", "dog:fee", "pets:fee", "pet_fee"];
  return cleanLine(firstOf(tags, ...keys), petFeeMax);
}

const kgPerPound = 0.453_592_37;

function maxKgOf(tags: Tags): number | null {
  const text = firstOf(tags, "dog:maxweight", "pets:maxweight", "dog:max_weight") ?? "";
  const [, digits, unit = "kg"] = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(kg|lbs?)?$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replace(",", "."));
  const kg = unit.toLowerCase() === "kg" ? amount : amount * kgPerPound;
  const rounded = Math.round(kg * 10) / 10;
  return rounded > 0 && rounded <= petMaxKgMax ? rounded : null;
}
