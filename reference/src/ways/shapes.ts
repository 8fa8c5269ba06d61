/** The shapes of ways: which hops lead from one place to another, before anything is judged. */
import type { OperatorPolicy, OperatorRoute, Stop } from "../readiness/operator/policy.ts";
import { airportPosition } from "../airport-positions.ts";
import { distanceKm, type Position } from "../nearest.ts";
import { place as town } from "../places.ts";
import { memoize, memoizeOf } from "../readiness/memoize.ts";
import { isOverWater } from "../readiness/operator/landmass.ts";
import type { Place, Seat } from "../readiness/request.ts";
import type { Operators } from "./asked.ts";
import { driveThrough, gateways, neighbors } from "./geography.ts";
import type { WayPlace } from "./question.ts";

/** On a passenger ticket, or in a vehicle. */
export type Boarding = "foot" | "car";

export type FlightHop = { is: "flight"; from: WayPlace; to: WayPlace; how: Seat };
export type CrossingHop = {
  is: "crossing";
  policy: OperatorPolicy;
  route: OperatorRoute;
  from: WayPlace;
  to: WayPlace;
  boarding: Boarding;
};
/** By land without a company that we know: the countries that it leads through, both ends included. */
export type LandHop = { is: "land"; from: WayPlace; to: WayPlace; through: readonly string[] };
export type Hop = FlightHop | CrossingHop | LandHop;
export type Shape = readonly Hop[];

const seats: readonly Seat[] = ["cabin", "hold", "cargo"];
const ships: ReadonlySet<string> = new Set(["ferry", "ship"]);

/** Every shape with at most three paid legs and one ship, direct or through one country between. */
export function shapesOf(from: Place, to: Place, operators: Operators): Shape[] {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (isSame(start, end)) return [];
  const direct = [
    ...flights(start, end, seats),
    ...crossings(start, end, operators),
    ...drives(start, end, longestDriveKm),
  ];
  // A way inside a country doesn't lead abroad.
  const gates = start.country === end.country ? [] : between(start, end, operators);
  const through = gates.flatMap((gate) => throughGate(start, gate, end, operators));
  const isDetour = detours(start, end);
  return [...direct, ...through].filter(
    (shape) =>
      shape.filter((hop) => hop.is === "crossing" && ships.has(hop.policy.mode)).length <= 1 &&
      !isDetour(shape),
  );
}

/** A way that is much longer than the straight line is no answer. */
const mostDetour = 2;
const freeDetourKm = 800;

function detours(from: WayPlace, to: WayPlace): (shape: Shape) => boolean {
  const straight = kmBetween(from, to);
  if (straight === undefined) return () => false;
  const most = straight * mostDetour + freeDetourKm;
  return (shape) => shape.reduce((sum, hop) => sum + (kmBetween(hop.from, hop.to) ?? 0), 0) > most;
}

export const placeOf = ({
  country,
  place,
  airport,
  region,
}: Place): WayPlace & { region?: string } => ({
  country,
  place: place ?? null,
  airport: airport ?? null,
  ...(region && { region }),
});

/** Longer ones are no answer to "how do we get there". */
const longestDriveKm = 2_500;
/** The longest drive to or from an airport abroad. */
const longestToAirportKm = 1_000;

/** The distance in kilometers; undefined where a place isn't known. */
export function kmBetween(from: WayPlace, to: WayPlace): number | undefined {
  const [start, end] = [positionOf(from), positionOf(to)];
  return start && end && distanceKm(start, end);
}

/** Of the airport or the city; of a country, that of its largest gateway. */
const positionOf: (place: WayPlace) => Position | undefined = memoizeOf(
  ({ country, place, airport }: WayPlace) => {
    if (airport) return airportPosition(airport);
    if (place) return town(place, country);
    return airportPosition(gateways.get(country)?.airport ?? "");
  },
);

const isSame = (one: WayPlace, other: WayPlace): boolean =>
  one.country === other.country && one.place === other.place;

function flights(from: WayPlace, to: WayPlace, how: readonly Seat[]): Shape[] {
  return isSame(from, to) ? [] : how.map((seat) => [{ is: "flight", from, to, how: seat }]);
}

/** Own car, hired car, taxi or a train of a company that we don't know. */
function drives(from: WayPlace, to: WayPlace, mostKm: number): Shape[] {
  if (isSame(from, to) || isOverWater(from, to) || (kmBetween(from, to) ?? 0) > mostKm) return [];
  const through = driveThrough(from.country, to.country);
  return through ? [[{ is: "land", from, to, through }]] : [];
}

type Served = { policy: OperatorPolicy; route: OperatorRoute };

/** The routes of all companies in both directions, by the countries at their ends: "FR GB". */
const routesOf: (operators: Operators) => ReadonlyMap<string, readonly Served[]> = memoizeOf(
  (operators: Operators) =>
    Map.groupBy(
      Object.values(operators).flatMap((policy) =>
        policy.routes.value.flatMap(bothWays).map((route) => ({ policy, route })),
      ),
      ({ route: { from, to } }) => `${from.country} ${to.country}`,
    ),
);

const bothWays = (route: OperatorRoute): OperatorRoute[] =>
  route.oneWay ? [route] : [route, { ...route, from: route.to, to: route.from }];

/** The routes from one country to another, with the way to the port and from it. */
function crossings(from: WayPlace, to: WayPlace, operators: Operators): Shape[] {
  const served = routesOf(operators).get(`${from.country} ${to.country}`) ?? [];
  return served.flatMap(({ policy, route }): Shape[] => {
    const [port, landing] = [
      stopOf(route.from, from, policy.mode),
      stopOf(route.to, to, policy.mode),
    ];
    if (from.country === to.country && isSame(port, landing)) return [];
    // A company's network on land leads to no island.
    const isNetwork = route.from.city === null || route.to.city === null;
    if (isNetwork && !ships.has(policy.mode) && isOverWater(port, landing)) return [];
    const [before, after] = [links(from, port), links(landing, to)];
    if (!before || !after) return [];
    return boardings(policy).map((boarding) => [
      ...before,
      { is: "crossing", policy, route, from: port, to: landing, boarding },
      ...after,
    ]);
  });
}

/** A train stops where the traveler is, and so does a ship whose port is taken for the city; other ports may not be known. */
function stopOf(
  { city, country, also = [] }: Stop,
  near: WayPlace,
  mode: OperatorPolicy["mode"],
): WayPlace {
  const isNetwork = city === null && !ships.has(mode);
  const isHere = city !== null && [city, ...also].includes(near.place ?? "");
  return isNetwork || isHere ? near : portOf(`${country} ${city ?? ""}`);
}

const portOf: (name: string) => WayPlace = memoize(1_000, (name: string) => ({
  country: name.slice(0, 2),
  place: name.slice(3) || null,
  airport: null,
}));

const boardings = ({ mode }: OperatorPolicy): readonly Boarding[] =>
  mode === "tunnel" ? ["car"] : mode === "ferry" ? ["foot", "car"] : ["foot"];

/** From a city to a port in the same country; nothing where it is the same one, undefined where no road leads there. */
function links(from: WayPlace, to: WayPlace): LandHop[] | undefined {
  if (isSame(from, to) || from.place === null || to.place === null) return [];
  const isNear = (kmBetween(from, to) ?? 0) <= nearPortKm;
  const isIsland = [from, to].some(({ place }) => withoutRoad.has(place ?? ""));
  return isIsland && !isNear ? undefined : [{ is: "land", from, to, through: [from.country] }];
}

/** So far, a place is on the same island as its port. */
const nearPortKm = 60;

/** Ports on islands, or on a coast without a road from elsewhere. */
const withoutRoad: ReadonlySet<string> = new Set([
  ..."Bastia,Ajaccio,Mallorca,Palma,Ibiza,Mahón,Canary Islands,Sicily,Palermo,Golfo Aranci,Olbia,Porto Torres,Portoferraio".split(
    ",",
  ),
  ..."Mariehamn,Jersey,Swartz Bay,Departure Bay,Langdale,Powell River,Ketchikan,Juneau,Heraklion,Chania,Rhodes".split(
    ",",
  ),
]);

/** Countries through which a way may lead: those with a ship, a tunnel, a train or a road to either end. */
function between(from: WayPlace, to: WayPlace, operators: Operators): WayPlace[] {
  const countries = new Set<string>();
  for (const ends of routesOf(operators).keys()) {
    const [start = "", end = ""] = ends.split(" ");
    if (end === to.country) countries.add(start);
    if (start === from.country) countries.add(end);
  }
  for (const end of [from, to])
    for (const next of neighbors.get(end.country) ?? []) countries.add(next);
  return [...countries].flatMap((country) => {
    const gate = gateways.get(country);
    const isEnd = country === from.country || country === to.country;
    return gate && !isEnd ? [{ country, place: gate.city, airport: gate.airport }] : [];
  });
}

const besideOwner: readonly Seat[] = ["cabin", "hold"];

function throughGate(from: WayPlace, gate: WayPlace, to: WayPlace, operators: Operators): Shape[] {
  const ground = (start: WayPlace, end: WayPlace) => [
    ...crossings(start, end, operators),
    ...drives(start, end, longestToAirportKm),
  ];
  const [here, there] = [ground(from, gate), ground(gate, to)];
  return [
    ...joined(flights(from, gate, besideOwner), there),
    ...joined(here, flights(gate, to, besideOwner)),
    ...joined(here, crossings(gate, to, operators)),
  ];
}

const joined = (first: readonly Shape[], then: readonly Shape[]): Shape[] =>
  first.flatMap((one) => then.map((other) => join(one, other)));

/** Two hops by land become one, without a stop in the city between. */
function join(one: Shape, other: Shape): Shape {
  const [last, next] = [one.at(-1), other[0]];
  if (last?.is !== "land" || next?.is !== "land") return [...one, ...other];
  const through = [...last.through, ...next.through.slice(1)];
  return [
    ...one.slice(0, -1),
    { is: "land", from: last.from, to: next.to, through },
    ...other.slice(1),
  ];
}
