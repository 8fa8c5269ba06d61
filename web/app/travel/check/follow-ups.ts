import type { ReadinessAnswer, ReadinessRequirement } from "#contracts/travel/readiness.ts";
import { inText } from "#format/words.ts";
import type { CheckKey, CheckValues } from "../../links/check.ts";

/** The questions after the first four, in the order of the form. */
export const followUpKeys = {
  travel: ["by", "arrive", "time"],
  chip: ["chip", "chipped"],
  rabies: ["rabies", "course", "until", "vaccinated", "rabies2"],
  titer: ["titer", "level", "lab", "received"],
  birth: ["born"],
  lived: ["lived", "countries"],
  tapeworm: ["worms", "wormtime"],
  parasites: ["parasites"],
  deworming: ["dewormed", "dewormed2"],
  ticks: ["ticks", "ticks2"],
  influenza: ["influenza"],
  certificate: ["certform", "certified", "endorsed"],
  cdcForm: ["cdcform"],
  screwworm: ["screwworm"],
  permit: ["permitted"],
  passport: ["passport", "home"],
  airline: ["airline", "people", "snub", "weight", "length", "width", "height", "cweight", "units"],
  company: ["company"],
  onward: ["to2", "date2", "by2", "arrive2", "airside"],
  onward2: ["to3", "date3", "by3", "arrive3", "airside2"],
  return: ["stay", "back", "byback", "arriveback"],
} as const satisfies Record<string, readonly CheckKey[]>;
export type FollowUpId = keyof typeof followUpKeys;

export const followUpIds = Object.keys(followUpKeys).filter((id): id is FollowUpId =>
  Object.hasOwn(followUpKeys, id),
);

/** A question and its reason. */
export type FollowUp = { id: FollowUpId; why: string; isAnswered: boolean };

const isOpen = ({ verdict }: ReadinessRequirement): boolean =>
  verdict !== "met" && verdict !== "exempt";

const isOfLaterLeg = (path: string) => /^trip\.legs\.[123]\.(?:how|arrivalDate)$/.test(path);

/** What an answer leaves open. */
type Open = Pick<ReadinessRequirement, "requirement" | "missing" | "leg">;

/** Whether the answer to a question would change an open requirement. */
const isDecidedBy: Partial<Record<FollowUpId, (each: Open) => boolean>> = {
  travel: ({ missing = [] }) =>
    missing.some((path) => /^trip\.legs\.0\.(?:how|arrivalDate|arrivalTime)$/.test(path)),
  chip: ({ requirement }) => requirement === "chip" || requirement === "chip-before-rabies",
  rabies: ({ requirement }) => requirement.startsWith("rabies-"),
  titer: ({ requirement }) => requirement.startsWith("titre"),
  birth: ({ missing = [] }) => missing.some((path) => path.endsWith("birthDate")),
  lived: ({ missing = [] }) => missing.some((path) => path.endsWith(".lived")),
  tapeworm: ({ requirement }) => requirement === "tapeworm",
  parasites: ({ requirement }) => requirement === "parasites",
  deworming: ({ requirement }) => requirement.startsWith("parasite-internal"),
  ticks: ({ requirement }) => requirement === "parasite-external",
  influenza: ({ requirement }) => requirement === "influenza",
  certificate: ({ requirement }) => requirement.startsWith("certificate"),
  cdcForm: ({ requirement }) => requirement === "form",
  screwworm: ({ requirement }) => requirement === "screwworm",
  permit: ({ requirement }) => requirement === "permit",
  onward: ({ leg, missing = [] }) => leg === 1 && missing.some(isOfLaterLeg),
  return: ({ leg, missing = [] }) => leg !== 0 && missing.some(isOfLaterLeg),
  airline: ({ missing = [], requirement }) =>
    requirement.startsWith("airline") &&
    missing.some((path) => /^pets\.|\.airlineCode$|^trip\.people$/.test(path)),
  company: ({ missing = [] }) => missing.some((path) => path.endsWith(".operator")),
};

/** The question whose answer would decide these requirements. */
export const followUpOf = (requirements: readonly Open[]): FollowUpId | undefined =>
  followUpIds.find((id) =>
    requirements.some((each) => each.missing?.length && isDecidedBy[id]?.(each)),
  );

type Context = {
  answer: ReadinessAnswer;
  values: CheckValues;
  /** The country that the trip starts in, in a sentence. */
  start: string;
  /** The trip starts in a country that issues EU pet passports. */
  isFromEu: boolean;
  flies: boolean;
};

/** The questions that would change the answer, and those that are answered. */
export function followUps({ answer, values, start, isFromEu, flies }: Context): FollowUp[] {
  const open = answer.pets.flatMap(({ requirements }) => requirements).filter(isOpen);
  return followUpIds.flatMap((id) => {
    const isAnswered = followUpKeys[id].some((key) => values[key] !== "");
    const decided = open.filter((each) => isDecidedBy[id]?.(each));
    const why =
      decided.length > 0
        ? reasonOf(decided)
        : otherReason(id, { open, values, start, isFromEu, flies });
    if (why !== undefined) return [{ id, why, isAnswered }];
    return isAnswered
      ? [{ id, why: "You answered this. Change it to see the effect.", isAnswered }]
      : [];
  });
}

/** A title within a sentence; "CDC" stays. */
const inSentence = (title: string): string => inText(title);

/** "Affects: microchip, valid rabies vaccination." */
function reasonOf(decided: readonly ReadinessRequirement[]): string {
  const titles = [...new Set(decided.map(({ title }) => title))];
  const shown = titles.slice(0, 2).map(inSentence).join(", ");
  const more = titles.length - 2;
  return `Affects: ${shown}${more > 0 ? ` and ${more} more` : ""}.`;
}

type Rest = Pick<Context, "values" | "start" | "isFromEu" | "flies"> & {
  open: readonly ReadinessRequirement[];
};

function otherReason(id: FollowUpId, rest: Rest): string | undefined {
  const { open, values, start, isFromEu, flies } = rest;
  switch (id) {
    case "passport":
      return isFromEu && open.some(({ requirement }) => requirement.startsWith("certificate"))
        ? "A pet passport can replace the health certificate."
        : undefined;
    case "airline":
      return flies ? "Airlines set their own limits for weight, carriers and ages." : undefined;
    case "onward":
      return "Each country you enter has its own rules.";
    case "onward2":
      return values.to2 === "" ? undefined : "Each country you enter has its own rules.";
    case "return":
      return `The way home has its own rules: those of ${start}.`;
    default:
      return undefined;
  }
}
