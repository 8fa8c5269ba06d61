/** Which of a member's pets the pets of a check are. */
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { PlacedPet } from "./load-check.ts";

export const [newPet, noPet] = ["new", "none"];

export type Choice = { chosen: string; petName: string; withRecords: boolean };

/** Pets of the member's that can be this one; of those that look alike the first comes first. */
export function fitting(own: readonly Pet[], { values }: PlacedPet): Pet[] {
  const isAlike = ({ breed }: Pet) => breed !== "" && breed === values.breed;
  return own
    .filter(({ species }) => species === null || species === values.species)
    .toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
}

/** A pet of the member's for each pet of the check, none of them twice. */
export function firstChoices(own: readonly Pet[], pets: readonly PlacedPet[]): Choice[] {
  const taken = new Set<string>();
  return pets.map((pet) => {
    const chosen = fitting(own, pet).find(({ _id }) => !taken.has(_id))?._id ?? newPet;
    taken.add(chosen);
    return { chosen, petName: "", withRecords: true };
  });
}

export const fieldName = (name: string, at: number): string =>
  at === 0 ? name : `${name}${at + 1}`;

/** A new pet has a name, and no pet travels twice. */
export function choiceErrors(
  choices: readonly Choice[],
  own: readonly Pet[],
): FieldErrors | undefined {
  const errors: FieldErrors = {};
  for (const [at, { chosen, petName }] of choices.entries()) {
    if (chosen === newPet && petName.trim() === "") {
      errors[fieldName("petName", at)] = "Enter your pet's name, or select “No pet yet”.";
    }
    const pet = own.find(({ _id }) => _id === chosen);
    if (pet && choices.findIndex((each) => each.chosen === chosen) < at) {
      errors[fieldName("pet", at)] = `${pet.petName} is selected above. Select another pet.`;
    }
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
