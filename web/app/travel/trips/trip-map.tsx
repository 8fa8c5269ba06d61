import { listText } from "#format/lists.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { DrawnMap } from "../../ui/drawn-map.tsx";
import { endText } from "./legs/leg-text.ts";

/** The map of a shared trip. */
export function SharedMap({ token, legs }: { token: string; legs: Trip["legs"] }) {
  const address = `/api/shared/${encodeURIComponent(token)}/map`;
  const ways = legs.flatMap((leg) => {
    const [from, to] = [endText(leg, "from"), endText(leg, "to")];
    return from && to ? [`${from} to ${to}`] : [];
  });
  return (
    <DrawnMap
      tall
      day={`${address}?size=phone&theme=light`}
      night={`${address}?size=phone&theme=dark`}
      label={ways.length > 0 ? `Map of the way: ${listText(ways)}` : "Map of the trip"}
    />
  );
}
