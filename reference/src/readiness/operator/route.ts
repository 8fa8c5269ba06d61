/** Which of a company's routes a leg is. */
import { keyOf } from "../../words.ts";
import type { Leg, Place } from "../request.ts";
import type { OperatorPolicy, OperatorRoute, Stop } from "./policy.ts";

/** How a place fits a stop: its own town, a town of the whole network, not named, or another town. */
function fitOf({ country, place }: Place, stop: Stop): "town" | "open" | "other" | undefined {
  if (country !== stop.country) return undefined;
  if (stop.city === null || !place) return "open";
  return [stop.city, ...(stop.also ?? [])].some((name) => keyOf(name) === keyOf(place))
    ? "town"
    : "other";
}

const directionsOf = (route: OperatorRoute): [Stop, Stop][] => [
  [route.from, route.to],
  ...(route.oneWay ? [] : [[route.to, route.from] satisfies [Stop, Stop]]),
];

/**
 * The routes that a leg may be; empty where none is known. Where no route has its towns, those between its countries, as
 * people name the town they live in and not its port; within a country, another town is another route.
 */
export function routesOf(
  { routes }: OperatorPolicy,
  { from, to }: Pick<Leg, "from" | "to">,
): OperatorRoute[] {
  const fitting = routes.value.flatMap((route) =>
    directionsOf(route).flatMap(([start, end]) => {
      const fits = [fitOf(from, start), fitOf(to, end)];
      return fits.includes(undefined)
        ? []
        : [
            {
              route,
              towns: fits.filter((fit) => fit === "town").length,
              isLoose: fits.includes("other"),
            },
          ];
    }),
  );
  const exact = fitting.filter(({ isLoose }) => !isLoose);
  const isNamed = from.place && to.place;
  const most = Math.max(0, ...exact.map(({ towns }) => towns));
  const best = isNamed ? exact.filter(({ towns }) => towns === most) : exact;
  const loose = from.country === to.country ? [] : fitting;
  return [...new Set((best.length > 0 ? best : loose).map(({ route }) => route))];
}
