/** Companies with trains, ferries and buses, as their pages show them. */
import { listText } from "#format/lists.ts";
import { numberText } from "#format/numbers.ts";
import { capitalized } from "#format/words.ts";
import type { Confidence } from "./facts/fact.ts";
import type { OperatorFact, OperatorTopic } from "./facts/operator.ts";
import { operatorFact, operatorFacts } from "./facts/operators.ts";
import { version } from "./facts/version.ts";
import { lineOf, type Line } from "./lines.ts";
import { feeText, moneyText } from "./price-text.ts";
import { animalNames, operatorsNamed } from "./readiness/operator/names.ts";
import { operatorPolicies } from "./readiness/operator/policies.ts";
import type { OperatorMode, OperatorPolicy, PetPlace } from "./readiness/operator/policy.ts";
import { routesOf } from "./readiness/operator/route.ts";

/** Whether pets board that way; `some`: on some routes. Unknown also where it isn't stated, or by weak sources alone. */
type Allowed = "yes" | "some" | "no" | "unknown";

/** An answer in a few words; `lines` are the facts that it is made of. */
export type OperatorCell = {
  key: "foot" | "car" | "animals" | "weight" | "fee";
  label: string;
  text: string;
  /** On foot and in a vehicle. */
  allowed?: Allowed;
  lines: readonly Line[];
};

export type OperatorPage = {
  /** The day on which the facts were checked. */
  version: string;
  /** `page`: the company's own; absent where none was read. */
  operator: { key: string; name: string; mode: OperatorMode; page?: string };
  cells: readonly OperatorCell[];
  /** Topics with facts, in display order. */
  topics: readonly { key: OperatorTopic; label: string; lines: readonly Line[] }[];
  /** Each completes "We don't know". */
  notKnown: readonly string[];
};

/** `unknown` completes "We don't know" where the topic has no facts. */
const topics: readonly { key: OperatorTopic; label: string; unknown?: string }[] = [
  { key: "species", label: "Animals", unknown: "which animals are accepted" },
  { key: "boarding", label: "Boarding", unknown: "how pets board" },
  { key: "weight", label: "Weight limit", unknown: "whether there's a weight limit" },
  { key: "size", label: "Size limit" },
  { key: "age", label: "Minimum age" },
  { key: "number", label: "Number of pets", unknown: "how many pets you can bring" },
  { key: "muzzle", label: "Leash and muzzle" },
  { key: "breeds", label: "Breeds", unknown: "whether some breeds aren't accepted" },
  { key: "limits", label: "Times and trips" },
  { key: "booking", label: "Booking and check-in", unknown: "whether a pet's place is booked" },
  { key: "fee", label: "Pet fee", unknown: "what a pet costs" },
  { key: "documents", label: "Required documents" },
  { key: "routes", label: "Routes" },
  { key: "notes", label: "Good to know" },
  { key: "assistanceDogs", label: "Assistance dogs" },
];

const placeText: Readonly<Record<PetPlace, string>> = {
  car: "in the vehicle",
  cabin: "in a pet cabin",
  kennel: "in a kennel",
  lead: "on a leash",
  carrier: "in a carrier",
  baggage: "in the baggage car",
};

/** The company's name; the two networks of Eurostar are told apart. */
export const operatorTitle = ({ key, name }: Pick<OperatorPolicy, "key" | "name">): string => {
  if (key === "eurostar-london") return `${name} to London`;
  return key === "eurostar-continental" ? `${name} on the Continent` : name;
};

const lineAbout = (fact: OperatorFact): Line =>
  fact.value.is === "fee"
    ? lineOf(fact, "", feeText(fact.value), { prices: fact.value.prices })
    : lineOf(fact, "", fact.value.text);

const linesOf = (ids: readonly (string | undefined)[]): Line[] =>
  [...new Set(ids)].flatMap((id) => {
    const fact = id === undefined ? undefined : operatorFact(id);
    return fact ? [lineAbout(fact)] : [];
  });

/** The page of a company by its key or a name that stands for it alone; undefined for others. */
export function operatorPage(given: string): OperatorPage | undefined {
  const keys = operatorsNamed(given);
  const [key] = keys;
  const policy = keys.length === 1 && key ? operatorPolicies[key] : undefined;
  const stated = policy && operatorFacts.get(policy.key);
  if (!policy || !stated) return undefined;
  const found = topics.map(({ key: topic, label }) => ({
    key: topic,
    label,
    lines: stated.facts.filter((fact) => fact.topic === topic).map(lineAbout),
  }));
  return {
    version: stated.facts[0]?.checked ?? version,
    operator: {
      key: policy.key,
      name: operatorTitle(policy),
      mode: policy.mode,
      ...(stated.officialPage && { page: stated.officialPage }),
    },
    cells: cellsOf(policy),
    topics: found.filter(({ lines }) => lines.length > 0),
    notKnown: takesNone(policy)
      ? []
      : topics.flatMap(({ key: topic, unknown }) => {
          const isKnown = found.some((each) => each.key === topic && each.lines.length > 0);
          return unknown && !isKnown ? [unknown] : [];
        }),
  };
}

const hasVehicles = ({ mode }: OperatorPolicy): boolean => mode === "ferry" || mode === "tunnel";

const takesNone = ({ species }: OperatorPolicy): boolean => species?.value.length === 0;

const cellsOf = (policy: OperatorPolicy): OperatorCell[] =>
  takesNone(policy) ? [boardingCell(policy, "foot")] : shownCells(policy);

const shownCells = (policy: OperatorPolicy): OperatorCell[] => [
  boardingCell(policy, "foot"),
  ...(hasVehicles(policy) ? [boardingCell(policy, "car")] : []),
  animalsCell(policy),
  ...(hasVehicles(policy) ? [] : [weightCell(policy)]),
  feeCell(policy),
];

const isSure = (ids: readonly string[]): boolean =>
  ids.every((id) => (operatorFact(id)?.confidence ?? ("low" satisfies Confidence)) !== "low");

function boardingCell(policy: OperatorPolicy, way: "foot" | "car"): OperatorCell {
  const { routes, species, places } = policy;
  const stated = policy[way];
  const byRoute = routes.value.map((route) => ({
    route,
    takes: route[way] === undefined ? stated?.value : route[way],
  }));
  const answers = new Set(byRoute.map(({ takes }) => takes ?? undefined));
  const open = byRoute.filter(({ takes }) => takes === true).map(({ route }) => route);
  const ids = [
    stated?.fact,
    ...(answers.size > 1 || !stated ? routes.value.map(({ fact }) => fact) : []),
    species?.fact,
  ].filter((id) => id !== undefined);
  const label = way === "car" ? "In a vehicle" : hasVehicles(policy) ? "On foot" : "On board";
  const cell = { key: way, label, lines: linesOf(ids) };
  if (species?.value.length === 0) return { ...cell, allowed: "no", text: "Assistance dogs only" };
  if (answers.size === 1 && answers.has(false)) return { ...cell, allowed: "no", text: "No pets" };
  const standing = [stated?.fact, species?.fact].filter((id) => id !== undefined);
  if (open.length === 0 || !isSure(standing))
    return { ...cell, allowed: "unknown", text: "Ask the company." };
  const where = answers.size > 1 ? routeNames(open) : "";
  const stays = new Set(open.flatMap((route) => route.places ?? places?.value ?? []));
  // On foot, no pet stays in a vehicle.
  const staying = [...stays].filter((place) => way === "car" || place !== "car");
  const text = capitalized(
    listText(
      staying.map((place) => placeText[place]),
      "or",
    ),
  );
  const allowed = open.length < byRoute.length ? "some" : "yes";
  return { ...cell, allowed, text: [where, text].filter(Boolean).join(": ") || "Yes" };
}

const namedRoutes = 2;

const routeNames = (open: OperatorPolicy["routes"]["value"]): string =>
  open.length > namedRoutes
    ? "Some routes"
    : open
        .map(({ from, to }) => `${from.city ?? from.country}–${to.city ?? to.country}`)
        .join(", ");

function animalsCell({ species }: OperatorPolicy): OperatorCell {
  const names = species?.value.map((each) => animalNames[each] ?? each) ?? [];
  const text = names.length > 0 ? capitalized(listText(names, "and")) : "Ask the company.";
  return { key: "animals", label: "Animals", text, lines: linesOf([species?.fact]) };
}

function weightCell({ carrierKg, petKg }: OperatorPolicy): OperatorCell {
  const limit = carrierKg ?? petKg;
  const lines = linesOf([limit?.fact]);
  const cell = { key: "weight", label: "Weight limit", lines } as const;
  if (!limit || !isSure([limit.fact])) return { ...cell, text: "None found. Ask the company." };
  const what = carrierKg?.withCarrier ? "pet and carrier together" : "in a carrier";
  return { ...cell, text: `${numberText(limit.value)} kg, ${what}` };
}

function feeCell({ fee }: OperatorPolicy): OperatorCell {
  const cell = { key: "fee", label: "Pet fee", lines: linesOf([fee?.fact]) } as const;
  if (!fee) return { ...cell, text: "No reliable price. Ask the company." };
  const { minor, currency } = fee.value;
  const price = minor === 0 ? "Free" : moneyText({ minor, currency });
  return { ...cell, text: `${price} (${fee.value.for})` };
}

export type ListedOperator = {
  key: string;
  name: string;
  mode: OperatorMode;
  /** ISO 3166-1, in the order of the routes. */
  countries: readonly string[];
  /** Absent where the company has no vehicles on board. */
  foot: Allowed;
  car?: Allowed;
};

/** All companies by name, with whether pets board. */
export const listedOperators: readonly ListedOperator[] = Object.values(operatorPolicies).map(
  (policy) => {
    const allowedOf = (way: "foot" | "car") => boardingCell(policy, way).allowed ?? "unknown";
    const ends = policy.routes.value.flatMap(({ from, to }) => [from.country, to.country]);
    return {
      key: policy.key,
      name: operatorTitle(policy),
      mode: policy.mode,
      countries: [...new Set(ends)],
      foot: allowedOf("foot"),
      ...(hasVehicles(policy) && { car: allowedOf("car") }),
    };
  },
);

/** The companies that are known to run between two countries, by their ISO codes. */
export const operatorsBetween = (from: string, to: string): ListedOperator[] =>
  listedOperators.filter(({ key }) => {
    const policy = operatorPolicies[key];
    return (
      policy &&
      from !== to &&
      routesOf(policy, { from: { country: from }, to: { country: to } }).length > 0
    );
  });
