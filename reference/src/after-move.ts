/** What is left to do after a move to another country. */
import { moves } from "./facts/moves.ts";
import { isIn } from "./readiness/classes.ts";
import { dayOf } from "./readiness/days.ts";
import { timesOf } from "./readiness/journey.ts";
import { authoritySource } from "./readiness/judge/other-animals.ts";
import type { Pet, Trip } from "./readiness/request.ts";
import type { SourceReference } from "./readiness/verdict.ts";

export type AfterMove = { title: string; text: string; sources: readonly SourceReference[] };

/** For a trip that is a move; nothing where it is none, or nothing is known. */
export function afterMove(
  { stay, legs }: Trip,
  pets: readonly Pick<Pet, "species">[],
  asOf: string,
): AfterMove[] {
  const [from, last] = [legs[0]?.from.country, legs.at(-1)];
  const to = last?.to.country;
  if (stay !== "move" || !from || !to || from === to) return [];
  const day = timesOf(last).arrival ?? timesOf(last).departure ?? dayOf(asOf);
  const isMember = (country: string) => isIn("eu.members", { country }, day) === true;
  const facts = [
    ...(isMember(to) && !isMember(from) ? (moves["EU"] ?? []) : []),
    ...(moves[to] ?? []),
  ];
  return facts
    .filter(({ only }) => only === undefined || pets.some(({ species }) => species === only))
    .map(({ title, text, source }) => ({ title, text, sources: [authoritySource(source)] }));
}
