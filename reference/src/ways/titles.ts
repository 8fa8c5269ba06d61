/** A way in one sentence: "Fly to Paris in the cabin, then LeShuttle by car". */
import { cityOf, seatText } from "./flights.ts";
import type { CrossingHop, Hop, Shape } from "./shapes.ts";

const vehicles = {
  ferry: "ferry",
  ship: "ship",
  train: "train",
  tunnel: "shuttle",
  bus: "bus",
} as const;

/** `byCar`: in the owner's car, or in one that has to be found. */
export function titleOf(shape: Shape, byCar: "by car" | "by pet taxi"): string {
  const main = shape.filter((hop) => hop.is !== "land" || hop.through.length > 1);
  const hops = main.length > 0 ? main : shape;
  const text = hops.map((hop) => hopText(hop, byCar)).join(", then ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hopText(hop: Hop, byCar: string): string {
  if (hop.is === "crossing") return crossingText(hop, byCar);
  if (hop.is === "flight") {
    return `fly to ${cityOf(hop.to)} ${seatText(hop.how)}`;
  }
  return `drive to ${cityOf(hop.to)}`;
}

function crossingText(
  { policy: { name, mode }, from, to, boarding }: CrossingHop,
  byCar: string,
): string {
  const how =
    mode === "ferry" || mode === "tunnel" ? (boarding === "car" ? ` ${byCar}` : " on foot") : "";
  const isNamed = /ferr(?:y|ies)|line$|bus$|shuttle$|rail(?:ways)?$/i.test(name);
  const vehicle = isNamed ? "" : ` ${vehicles[mode]}`;
  return `${name}${vehicle} from ${cityOf(from)} to ${cityOf(to)}${how}`;
}
