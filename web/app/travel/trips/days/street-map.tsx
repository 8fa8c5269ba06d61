import { useQuery } from "@tanstack/react-query";
import type { Map as Street } from "leaflet";
import { useState } from "react";
import type { MapTiles } from "#contracts/kernel/operator.ts";
import { listTripPlaces } from "#contracts/travel/maps.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Pin } from "../../../ui/street-map.tsx";
import { groupPlaces, type PlaceGroup } from "./entry-order.ts";
import styles from "./street-map.module.css";

/** Pages that offer this map would have to name the parts of its code, if it came along. */
const Streets = lazy(async () => (await import("../../../ui/street-map.tsx")).StreetMap);

type StreetMapProps = { trip: Trip; tiles: MapTiles; open: boolean; onClose: () => void };

/** The stays and plans of a trip on a street map, with all of them in a list beside it. */
export function StreetMap({ open, onClose, ...shown }: StreetMapProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Stays and plans on a map" closable large>
      {open && <Places {...shown} />}
    </Dialog>
  );
}

function Places({ trip, tiles }: Pick<StreetMapProps, "trip" | "tiles">) {
  const query = callQuery(listTripPlaces, { params: { id: trip._id } });
  const places = useQuery({ ...query, queryKey: [...query.queryKey, trip.version] });
  const [street, setStreet] = useState<Street>();
  if (places.isPending) return <Skeleton width="min(980px, 80vw)" height={380} rounded />;
  const { groups, others } = groupPlaces(trip, places.data ?? []);
  return (
    <div className={styles.parts}>
      {groups.length > 0 && (
        <Streets
          tiles={tiles}
          pins={groups.map(pinOf)}
          closeZoom={closeZoom}
          instead="Your places are in the list."
          className={styles.streets}
          onReady={setStreet}
          fallback={<Skeleton height={380} rounded />}
        />
      )}
      <div className={styles.list}>
        {places.isError && (
          <Notice busy={places.isFetching} onRetry={() => void places.refetch()}>
            Couldn't load where these places are.
          </Notice>
        )}
        <ol className={styles.places}>
          {groups.map(({ city, country, latitude, longitude, names }, index) => (
            <li key={`${city} ${country}`}>
              <Button
                variant="txt"
                icon={
                  <span className={styles.pin} aria-hidden>
                    {index + 1}
                  </span>
                }
                onClick={() => street?.setView([latitude, longitude], closeZoom)}
              >
                {city}
              </Button>
              <p className="meta">Shown at the city's center</p>
              <Names names={names} />
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <section className={styles.others} aria-labelledby="not-on-map">
            <h3 id="not-on-map">Not on the map</h3>
            <p className="meta">Add the city at the end of the address to see these here.</p>
            <Names names={others} />
          </section>
        )}
      </div>
    </div>
  );
}

const Names = ({ names }: { names: PlaceGroup["names"] }) => (
  <ul className={styles.names}>
    {names.map(({ id, name, text }) => (
      <li key={id}>
        <b>{name}</b>
        {text && <span className="meta"> {text}</span>}
      </li>
    ))}
  </ul>
);

/** Shows a city with the towns around it. */
const closeZoom = 12;

function pinOf({ city, latitude, longitude, names }: PlaceGroup, index: number): Pin {
  const label = `${index + 1}, ${city}: ${names.map(({ name }) => name).join(", ")}`;
  return { latitude, longitude, label, mark: `${index + 1}` };
}
