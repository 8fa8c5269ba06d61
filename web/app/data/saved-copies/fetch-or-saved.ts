import { offlineAttribute, stalledForMs } from "../copies.ts";
import { networkFirst, type Stall } from "../network-first.ts";
import { pause } from "../pause.ts";
import { currentSession, onOtherPerson } from "../session.ts";
import { savedTrips, pathOfSaved, savedBytes, type SavedTrip } from "./database.ts";
import { isMissing } from "./is-missing.ts";
import { savedCopiesOwner } from "./mark.ts";
import { shownCopy, type CopyState } from "./shown.ts";

// The worker opened this page without a network, so its answers needn't wait for one.
const awayAt = Number(document.documentElement.getAttribute(offlineAttribute) ?? 0);
const stall: Stall = { until: awayAt + stalledForMs };
window.addEventListener("online", () => {
  stall.until = 0;
});
const clock = { now: Date.now, wait: pause };

/** The paths that are shown as saved copies. */
const shown = new Map<string, CopyState>();
const show = () => shownCopy.set(shown.values().next().value);

onOtherPerson(() => {
  shown.clear();
  show();
});

/**
 * Reads from the server, else from what its owner saved: without a network, if it stalls for 3 seconds, and after the
 * session has expired.
 */
export async function fetchOrSaved(
  path: string,
  init: RequestInit,
  send: (path: string, init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const session = currentSession();
  const owner = savedCopiesOwner();
  const isOwner = session.is === "guest" || session.userId === owner;
  if (owner === undefined || !isOwner) return send(path, init);
  let state: CopyState | undefined;
  const result = await networkFirst<Response>(
    {
      network: () => send(path, init),
      saved: async () => {
        if (init.signal?.aborted) return undefined;
        const found = await savedAnswer(owner, path);
        // They may have logged out meanwhile.
        if (!found || savedCopiesOwner() !== owner) return undefined;
        ({ state } = found);
        return found.response;
      },
      isUseful: ({ status }) => status < 502 && !(status === 401 && session.is === "guest"),
    },
    stall,
    clock,
  );
  if (result.is === "network" && session.is === "member") {
    // Its answer needn't wait for what is being saved meanwhile.
    dropMissing(owner, path, result.answer).catch(() => undefined);
  }
  if (result.is === "saved" && state) shown.set(path, state);
  else shown.delete(path);
  show();
  return result.answer;
}

/** A trip that was deleted elsewhere doesn't stay here. */
async function dropMissing(owner: string, path: string, answer: Response): Promise<void> {
  if (!(await isMissing(answer))) return;
  const trip = (await savedTrips(owner)).find((saved) => pathOfSaved(saved) === path);
  if (!trip) return;
  const { dropTrip } = await import("./save-trip.ts");
  await dropTrip(owner, trip.tripId);
}

type Found = { response: Response; state: CopyState };

/** A file is saved in its original size only. */
const savedPath = (path: string): string =>
  path.startsWith("/api/files/") ? path.replace(/\?.*$/, "") : path;

/** The saved answer to a call; a list is put together from the trips that have a part of it. */
export async function savedAnswer(userId: string, path: string): Promise<Found | undefined> {
  const parts: unknown[] = [];
  const trips: SavedTrip[] = [];
  const key = savedPath(path);
  for (const trip of await savedTrips(userId)) {
    const entry = trip.entries.find((each) => each.path === key);
    const bytes = entry && (await savedBytes(userId, entry));
    if (!bytes) continue;
    const headers = { "content-type": entry.type };
    if (!entry.isPart) return { response: new Response(bytes, { headers }), state: trip };
    parts.push(JSON.parse(new TextDecoder().decode(bytes)));
    trips.push(trip);
  }
  const state = oldestOf(trips);
  return state && { response: Response.json(parts), state };
}

/** The state of a list: as old as its oldest part. */
const oldestOf = (trips: readonly SavedTrip[]): CopyState | undefined =>
  trips.reduce<CopyState | undefined>(
    (oldest, { savedAt, checkedAt, newer }) => ({
      savedAt: oldest && oldest.savedAt < savedAt ? oldest.savedAt : savedAt,
      checkedAt: oldest && oldest.checkedAt < checkedAt ? oldest.checkedAt : checkedAt,
      newer: newer || oldest?.newer === true,
    }),
    undefined,
  );
