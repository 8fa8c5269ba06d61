import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { pathOf } from "#contracts/kernel/client.ts";
import { getTripMap, type MapSize, type MapTheme } from "#contracts/travel/maps.ts";
import type { ListedTrip, Trip } from "#contracts/travel/trips.ts";
import { fetchFile } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queryKeyOf } from "../../data/queries.tsx";
import { useSite } from "../../data/site.ts";
import { type Readable, useStore } from "../../data/store.ts";
import { Button } from "../../ui/button.tsx";
import { DrawnMap } from "../../ui/drawn-map.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { chosenTheme } from "../../ui/theme.ts";
import { ThemedPicture } from "../../ui/themed-picture.tsx";

const StreetMap = lazy(async () => (await import("./days/street-map.tsx")).StreetMap);

type TripMapProps = { trip: Pick<ListedTrip, "_id" | "version"> };

/** The map of a member's trip, with the description that the drawing has; nothing where it can't be loaded. */
export function TripMap({ trip }: TripMapProps) {
  const map = useTripMap(trip, "phone");
  if (map.isPending) return <Skeleton height={380} rounded />;
  return map.data ? <DrawnMap {...map.data} tall /> : null;
}

/** A small map without names, as large as the element around it. */
export function TripCardMap({ trip }: TripMapProps) {
  const map = useTripMap(trip, "card");
  if (map.isPending) return <Skeleton height="100%" />;
  if (!map.data) return <p className="meta">Couldn't load the map.</p>;
  return <ThemedPicture {...map.data} style={{ height: "100%" }} />;
}

function useTripMap({ _id: id, version }: TripMapProps["trip"], size: MapSize) {
  const theme = useStore(shownTheme);
  const input = { params: { id }, query: { theme, size } };
  return useQuery({
    queryKey: [...queryKeyOf(getTripMap, input), version],
    queryFn: ({ signal }) => loadMap(pathOf(getTripMap, input), signal),
    staleTime: Infinity,
  });
}

const darkSystem = "(prefers-color-scheme: dark)";

/** The theme of the page, selected or the system's. */
const shownTheme: Readable<MapTheme> = {
  get: () => chosenTheme() ?? (window.matchMedia(darkSystem).matches ? "dark" : "light"),
  initial: "light",
  subscribe(listener) {
    const system = window.matchMedia(darkSystem);
    system.addEventListener("change", listener);
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      system.removeEventListener("change", listener);
      observer.disconnect();
    };
  },
};

async function loadMap(path: string, signal: AbortSignal) {
  const response = await fetchFile(path, signal);
  if (!response.ok) throw new Error(`The map of a trip answers ${response.status}.`);
  const svg = await response.text();
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(svg) ?? [];
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { day: url, night: url, label: plainText(title) };
}

const characters = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Read by hand: the policy of pages lets no parser have it. */
const plainText = (xml: string): string =>
  xml.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof characters) => characters[name]);

/** Opens the street map, where the site has one and the trip has something to show on it. */
export function OpenStreets({ trip }: { trip: Trip }) {
  const tiles = useSite()?.mapTiles;
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  if (!tiles || trip.stays.length + trip.entries.filter(({ place }) => place).length === 0) {
    return null;
  }
  return (
    <div>
      <Button small icon={<MapPin aria-hidden />} onClick={() => setState("open")}>
        Open on a map
      </Button>
      {state !== "unopened" && (
        <StreetMap
          trip={trip}
          tiles={tiles}
          open={state === "open"}
          onClose={() => setState("closed")}
        />
      )}
    </div>
  );
}
