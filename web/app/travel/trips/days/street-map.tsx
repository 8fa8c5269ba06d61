import { useQuery } from "@tanstack/react-query";
import { divIcon, type Map as Street, map as createMap, marker, tileLayer } from "leaflet";
import { Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MapTiles } from "#contracts/kernel/operator.ts";
import { listTripPlaces } from "#contracts/travel/maps.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { groupPlaces, type PlaceGroup } from "./entry-order.ts";
import styles from "./street-map.module.css";

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
      {groups.length > 0 && <Streets groups={groups} tiles={tiles} onReady={setStreet} />}
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

type StreetsProps = {
  groups: readonly PlaceGroup[];
  tiles: MapTiles;
  onReady: (street: Street) => void;
};

/** A map of images from another server. Leaflet's own controls write HTML, which the policy of pages forbids. */
function Streets({ groups, tiles: { url, credit, creditLink }, onReady }: StreetsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const street = useRef<Street>(undefined);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const ready = useEffectEvent(onReady);
  const places = JSON.stringify(groups);

  useEffect(() => {
    if (!frame.current) return;
    const moves = !still;
    const made = createMap(frame.current, {
      attributionControl: false,
      zoomControl: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
      maxZoom: 19,
    });
    let loaded = false;
    tileLayer(url, { maxZoom: 19 })
      .on("tileload", () => {
        loaded = true;
        setFailed(false);
      })
      .on("tileerror", () => setFailed(!loaded))
      .addTo(made);
    const shown: PlaceGroup[] = JSON.parse(places);
    // Before the pins, which have no elements until the map has a view.
    made.fitBounds(
      shown.map(({ latitude, longitude }) => [latitude, longitude]),
      { maxZoom: closeZoom, padding: [36, 36] },
    );
    for (const [index, { city, latitude, longitude, names }] of shown.entries()) {
      const label = `${index + 1}, ${city}: ${names.map(({ name }) => name).join(", ")}`;
      const pin = Object.assign(document.createElement("span"), { textContent: `${index + 1}` });
      const icon = divIcon({ html: pin, className: styles.pin ?? "", iconSize: [32, 32] });
      const placed = marker([latitude, longitude], { icon, title: label }).addTo(made);
      placed.getElement()?.setAttribute("aria-label", label);
      placed.on("click keypress", () => made.setView([latitude, longitude], closeZoom));
    }
    street.current = made;
    ready(made);
    return () => void made.remove();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try is another map
  }, [places, url, still, tries]);

  return (
    <div className={styles.map}>
      <div className={styles.streets}>
        <div
          ref={frame}
          className={styles.frame}
          role="application"
          aria-label="Street map. Arrow keys move it, plus and minus zoom."
        />
        <div className={styles.zoom}>
          <IconButton label="Zoom in" onClick={() => street.current?.zoomIn()}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton label="Zoom out" onClick={() => street.current?.zoomOut()}>
            <Minus aria-hidden />
          </IconButton>
        </div>
      </div>
      <p className="meta">{creditLink ? <a href={creditLink}>{credit}</a> : credit}</p>
      {failed && (
        <Notice tone="due" onRetry={() => setTries(tries + 1)}>
          The street map couldn't load. Your places are in the list.
        </Notice>
      )}
    </div>
  );
}
