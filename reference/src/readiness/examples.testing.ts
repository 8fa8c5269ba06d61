/** The worked examples, and what an answer gets wrong of them. */
import file from "./examples.json" with { type: "json" };
import type { Pet, Trip } from "./request.ts";

type Expected = {
  pet: string;
  requirement: string;
  border?: string;
  verdict: string;
  accept?: readonly string[];
  accept_earliest?: readonly string[];
  by?: string;
  from?: string;
  until?: string;
  earliest?: string;
  earliestOf?: string;
  days?: number;
};

type Example = {
  id: string;
  title: string;
  request: { asOf: string; pets: readonly Pet[]; trip: Trip };
  expect: readonly Expected[];
};

// The file is ours; its shape is that of the wire.
export const examples = file.cases as unknown as readonly Example[];

const fields = ["by", "from", "until", "earliest", "earliestOf", "days"] as const;

/** An answer of the engine, or the same from the wire. */
type AnsweredPet = {
  key: string;
  verdict: string;
  earliest: string | null;
  requirements: readonly (Answered & {
    requirement: string;
    border: { country: string; region?: string } | null;
  })[];
};

type Answered = { verdict: string; earliest?: string | null } & Partial<
  Record<(typeof fields)[number], string | number | null>
>;

function found(answer: readonly AnsweredPet[], { pet, requirement, border }: Expected) {
  const own = answer.find(({ key }) => key === pet);
  if (requirement === "trip") return own;
  return own?.requirements.findLast(
    (each) =>
      each.requirement === requirement &&
      (border === undefined || (each.border?.region ?? each.border?.country) === border),
  );
}

/** Every way in which an answer differs from what is expected, as sentences. */
export const problems = (answer: readonly AnsweredPet[], expected: readonly Expected[]): string[] =>
  expected.flatMap((each): string[] => {
    const about = `${each.pet} ${each.requirement}`;
    const given: Answered | undefined = found(answer, each);
    if (!given) return [`${about}: missing`];
    const accepted = [each.verdict, ...(each.accept ?? [])];
    if (!accepted.includes(given.verdict)) {
      return [`${about}: ${given.verdict} instead of ${accepted.join(" or ")}`];
    }
    if (given.verdict !== each.verdict) return [];
    return fields.flatMap((field) => {
      const wanted = each[field];
      const isRight = wanted === undefined || given[field] === wanted;
      const isAccepted =
        field === "earliest" && each.accept_earliest?.includes(String(given.earliest));
      return isRight || isAccepted ? [] : [`${about}: ${field} ${given[field]}, not ${wanted}`];
    });
  });
