import { useEffect, useEffectEvent, useId, useState } from "react";
import { type Trip, getTrip, listTrips } from "#contracts/travel/trips.ts";
import { daysBetween } from "#contracts/kernel/days.ts";
import { counted } from "#format/plurals.ts";
import type { Reader } from "#format/reader.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import { listTripBookmarks } from "#contracts/community/bookmarks.ts";
import { listCarriers } from "#contracts/travel/carriers.ts";
import { getBarcode, getDossier, listDossierLinks } from "#contracts/travel/dossiers.ts";
import { getPet, listPets } from "#contracts/travel/pets.ts";
import { getTripDays } from "#contracts/travel/days.ts";
import { getTripMap, mapThemes } from "#contracts/travel/maps.ts";
import { getTripMoney } from "#contracts/travel/money.ts";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import {
  dropTrip,
  saveTrip,
  savedCopyLimits,
  savedTrips,
  bytesOf,
} from "../../../data/saved-copies/save-trip.ts";
import type { SavedTrip } from "../../../data/saved-copies/database.ts";
import type { SavePagesMessage } from "../../../data/copies.ts";
import { localStore, privatePrefix } from "../../../data/storage.ts";
import { useUserId } from "../../../data/session.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useToday } from "../../../ui/use-today.ts";
import { savedAtText, savedText } from "../../../ui/saved-text.ts";
import { firstDay, type TripDate } from "../calendar/trip-days.ts";
import lists from "../lists/lists.module.css";
import { nextTrip } from "../next-trip.ts";
import { hasPlaces } from "../trip-text.ts";
import { useTrips } from "../use-trips.ts";
import { useReader } from "../../../data/reader.ts";

/** Browsers encrypt only on secure pages. */
const canKeep = (): boolean =>
  "indexedDB" in window && "subtle" in crypto && "serviceWorker" in navigator;

/** The switch that keeps a trip on this device; only for who is logged in, as others can't refresh it. */
export function SavedCopy({ trip }: { trip: Trip }) {
  const userId = useUserId();
  if (userId === undefined || !canKeep()) return null;
  return <SavedCopyCard trip={trip} userId={userId} />;
}

type Work = "none" | "saving" | "failed" | "full";

function SavedCopyCard({ trip, userId }: { trip: Trip; userId: string }) {
  const titleId = useId();
  const reader = useReader();
  const today = useToday();
  const trips = useTrips();
  const choiceKey = `${privatePrefix}keep:${trip._id}`;
  const [choice, setChoice] = useState(() => localStore.getItem(choiceKey));
  const [saved, setSaved] = useState<SavedTrip>();
  const [work, setWork] = useState<Work>("none");
  const [tries, setTries] = useState(0);
  const isDefault = trips.data
    ? isSavedByDefault(trip, nextTrip(trips.data, today), today)
    : undefined;
  const isOn = choice === null ? isDefault === true || saved !== undefined : choice === "on";
  const { _id: tripId } = trip;

  useStoredCopy(userId, tripId, (found) => setSaved((before) => before ?? found));

  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const save = async () => {
      setWork("saving");
      try {
        const fresh = await saveTrip({ userId, tripId, ...savedPathsOf(trip), signal });
        if (signal.aborted) return;
        setSaved(fresh);
        // What shows its papers is ready before a tap.
        void import("../../../ui/files/file-viewer.tsx").catch(() => undefined);
        // Without its pages a copy doesn't open.
        const hasPages = await savePages();
        if (!signal.aborted) setWork(hasPages ? "none" : "failed");
      } catch (error) {
        if (!signal.aborted) setWork(isFull(error) ? "full" : "failed");
      }
    };
    void save();
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a trip is saved again when it has changed, not whenever it was fetched
  }, [isOn, userId, tripId, trip.version, tries]);

  useOnline(work === "failed", () => setTries((before) => before + 1));

  const change = async (on: boolean) => {
    localStore.setItem(choiceKey, on ? "on" : "off");
    setChoice(on ? "on" : "off");
    if (on) return;
    setSaved(undefined);
    setWork("none");
    await dropTrip(userId, tripId);
  };

  return (
    <section className={`card ${lists.copy}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="sr">
        Offline
      </h2>
      <CheckField
        name="keep"
        label="Keep on this device"
        checked={isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      {choice === null && isDefault && (
        <p className="meta">On because it's your next trip and begins within 14 days.</p>
      )}
      <output className="meta">
        {work === "saving" ? "Saving…" : ""}
        {work === "none" && isOn && saved ? savedCopyText(saved, new Date(), reader) : ""}
      </output>
      {(work === "failed" || work === "full") && (
        <Notice tone={saved ? "due" : "blocked"} onRetry={() => setTries(tries + 1)}>
          {failureText(work, saved, new Date(), reader)}
        </Notice>
      )}
      <details className="meta">
        <summary>What this means</summary>
        <p>
          Opens this trip, its pets, check-in sheets and documents without a connection. Anyone who
          uses this browser can read them until you log out, even after your login expires. Up to{" "}
          {savedCopyLimits.trips} trips; a new one replaces the oldest.
        </p>
      </details>
    </section>
  );
}

/** Reads the copy of a trip from this device, once. */
function useStoredCopy(
  userId: string,
  tripId: string,
  take: (found: SavedTrip | undefined) => void,
): void {
  const onRead = useEffectEvent(take);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const found = (await savedTrips(userId)).find((each) => each.tripId === tripId);
      if (!isOver) onRead(found);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [userId, tripId]);
}

/** Calls back when the network returns, while it is waited for. */
function useOnline(isAwaited: boolean, callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    if (!isAwaited) return;
    const again = () => onOnline();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isAwaited]);
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** A worker that was removed or ended never answers. */
const pagesPatienceMs = 120_000;

/**
 * Has the worker save the pages of saved trips, with the code that they may load. Resolves to whether all are here; false
 * if no worker answers.
 */
async function savePages(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, pagesPatienceMs, false);
  void askForPages(resolve);
  return promise.finally(() => clearTimeout(timer));
}

async function askForPages(resolve: (hasPages: boolean) => void): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data === true));
  port1.start();
  const message: SavePagesMessage = { is: "kept" };
  active?.postMessage(message, [port2]);
}

const savedByDefaultDays = 14;

/** Whether a trip is saved unless its owner says otherwise: the next one, if it begins within 14 days or is under way. */
export function isSavedByDefault(
  trip: TripDate & Pick<Trip, "_id" | "endDate">,
  next: { _id: string } | undefined,
  today: string,
): boolean {
  if (next?._id !== trip._id) return false;
  const first = firstDay(trip);
  return first !== null && daysBetween(today, first) <= savedByDefaultDays;
}

const megabytes = (bytes: number): string =>
  `${(Math.max(bytes, 100_000) / 1_000_000).toFixed(1)} MB`;

/** "Saved copy of Nov 21. 3.2 MB of 50 MB." */
export function savedCopyText(trip: SavedTrip, now: Date, reader: Reader): string {
  const { skipped } = trip;
  const files = counted(skipped, "file doesn't", "files don't");
  const size = `${megabytes(bytesOf(trip))} of ${savedCopyLimits.bytes / 1_000_000} MB.`;
  return `${savedText(trip.savedAt, now, reader)} ${size}${skipped > 0 ? ` ${files} fit or couldn't load.` : ""}`;
}

/** Why the copy isn't there, or isn't new, and what to do. */
export function failureText(
  reason: "failed" | "full",
  saved: Pick<SavedTrip, "savedAt"> | undefined,
  now: Date,
  reader: Reader,
): string {
  const advice =
    reason === "full" ? "This device is out of space. Free up some and try again." : "";
  if (!saved) return `Couldn't save this trip. ${advice || "Check your connection and try again."}`;
  return `Couldn't be updated. Saved ${savedAtText(saved.savedAt, now, reader)}. ${advice}`.trim();
}

/** The calls that may be saved on a device, as `docs/offline.md` lists them. */
export const savedCalls = [
  listTrips,
  getTrip,
  getTripReadiness,
  getTripDays,
  getTripMap,
  getTripMoney,
  listDossierLinks,
  listTripBookmarks,
  listPets,
  listCarriers,
  getPet,
  getBarcode,
  getDossier,
] as const;

type TripParts = Pick<Trip, "_id" | "petIds" | "role" | "shows" | "origin" | "destinationPlace"> & {
  legs: readonly { _id: string }[];
  othersPets: readonly { _id: string }[];
};

/** The paths of a trip to save, those whose files are saved too, and the list that the trip is saved as a part of. */
export function savedPathsOf(parts: TripParts) {
  const { _id: id, petIds: all, role, shows, legs, othersPets } = parts;
  // What belongs to others is theirs alone.
  const petIds = all.filter((petId) => othersPets.every(({ _id }) => _id !== petId));
  const trip = pathOf(getTrip, { params: { id } });
  const pets = petIds.map((petId) => pathOf(getPet, { params: { id: petId } }));
  const ofTrip = [
    getTripReadiness,
    getTripDays,
    ...(shows?.costs === false ? [] : [getTripMoney]),
    ...(role === "owner" ? [listDossierLinks] : []),
  ];
  const ofPet = (petId: string) => [
    pathOf(getBarcode, { params: { id: petId } }),
    ...[undefined, ...legs.map(({ _id }) => _id)].map((leg) =>
      pathOf(getDossier, { params: { id, petId }, query: { leg } }),
    ),
  ];
  const maps = mapThemes.flatMap((theme) =>
    (["phone", "card"] as const).map((size) =>
      pathOf(getTripMap, { params: { id }, query: { theme, size } }),
    ),
  );
  const paths = [
    trip,
    ...ofTrip.map((each) => pathOf(each, { params: { id } })),
    pathOf(listTripBookmarks, { params: { tripId: id } }),
    pathOf(listPets, {}),
    pathOf(listCarriers, {}),
    ...pets,
    ...petIds.flatMap(ofPet),
    ...(hasPlaces(parts) ? maps : []),
  ];
  return {
    paths,
    withFiles: [trip, ...pets],
    partsOf: [{ list: pathOf(listTrips, {}), item: trip }],
  };
}
