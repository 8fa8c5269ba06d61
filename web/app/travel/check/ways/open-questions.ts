/** What the answers of a pet's owner would decide about ways. */
import type { Way } from "#contracts/travel/ways.ts";
import { breed } from "#reference/breeds.ts";
import type { CheckValues } from "../../../links/check.ts";
import { petLabels, petsIn, withPetAt } from "../../question/index.ts";
import { followUpIds, followUpOf, type FollowUpId } from "../follow-ups.ts";

/** `size`: the weight and the nose, which companies ask about. */
export type OpenQuestionId = FollowUpId | "size";

export type OpenQuestions = {
  ids: readonly OpenQuestionId[];
  /** The question about the pet that is asked about. */
  values: CheckValues;
  /** Whether the list of breeds leaves open if its nose is short. */
  asksSnub: boolean;
  pet: string;
  /** How many of the ways depend on it. */
  ways: number;
};

/** The questions about the first pet of which something is missing; undefined where nothing is. */
export function openQuestionsOf(
  ways: readonly Pick<Way, "missing">[],
  values: CheckValues,
): OpenQuestions | undefined {
  const pets = petsIn(values);
  const at = pets.findIndex((_, index) => ways.some((way) => questionsIn(way, index).length > 0));
  if (at === -1) return undefined;
  const found = ways.map((way) => questionsIn(way, at));
  const asked = withPetAt(values, at);
  return {
    ids: [...new Set(found.flat())],
    values: asked,
    asksSnub: !breed(asked.breed),
    pet: pets.length > 1 ? (petLabels(pets)[at] ?? "pet") : "pet",
    ways: found.filter((ids) => ids.length > 0).length,
  };
}

function questionsIn({ missing }: Pick<Way, "missing">, pet: number): OpenQuestionId[] {
  const own = missing.flatMap(({ requirement, fields }) => {
    const ofPet = fields.filter((field) => field.startsWith(`pets.${pet}.`));
    return ofPet.length > 0 ? [{ requirement: requirement ?? "", missing: ofPet, leg: 0 }] : [];
  });
  return own
    .flatMap((each) => each.missing.map((field) => questionOf(field) ?? followUpOf([each])))
    .filter((id) => id !== undefined)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The question that a field alone decides; that of a record follows from its requirement. */
const questionOf = (field: string): OpenQuestionId | undefined =>
  fields.find(([pattern]) => pattern.test(field))?.[1];

const fields: readonly (readonly [RegExp, OpenQuestionId])[] = [
  [/\.(?:weightKg|snubNosed)$/, "size"],
  [/\.birthDate$/, "birth"],
  [/\.microchip\b/, "chip"],
  [/\.lived\b/, "lived"],
];

/** In the order of the check, after the size. */
const placeOf = (id: OpenQuestionId): number => (id === "size" ? -1 : followUpIds.indexOf(id));
