import { useQuery } from "@tanstack/react-query";
import { getTripMap, type MapTheme } from "#contracts/travel/maps.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { fetchFile } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { DrawnMap } from "../../ui/drawn-map.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The map of a member's own trip, with the description that the drawing has; nothing where it can't be loaded. */
export function TripMap({ trip: { _id: id, version } }: { trip: Pick<Trip, "_id" | "version"> }) {
  const map = useQuery({
    queryKey: [...queryKeyOf(getTripMap, { params: { id } }), version],
    queryFn: ({ signal }) => loadMap(id, signal),
    staleTime: Infinity,
  });
  if (map.isPending) return <Skeleton height={380} rounded />;
  return map.data ? <DrawnMap {...map.data} tall /> : null;
}

async function loadMap(id: string, signal: AbortSignal) {
  const path = getTripMap.path.replace(":id", id);
  const read = async (theme: MapTheme) => {
    const response = await fetchFile(`${path}?size=phone&theme=${theme}`, signal);
    if (!response.ok) throw new Error(`The map of a trip answers ${response.status}.`);
    return response.text();
  };
  const [light, dark] = await Promise.all([read("light"), read("dark")]);
  const label = new DOMParser().parseFromString(light, "image/svg+xml").querySelector("title");
  return { day: dataUrl(light), night: dataUrl(dark), label: label?.textContent ?? "" };
}

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
