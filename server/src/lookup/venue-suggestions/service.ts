import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/lookup/venue-suggestions.ts";
import type { VenueCategory } from "#contracts/lookup/tags.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import { listPage } from "../../platform/db/list-page.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as venues from "../venues/service.ts";
import { canDelete } from "./policy.ts";
import { presentForReview, presentSuggestion } from "./present.ts";
import * as store from "./store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

const ownListMax = 100;

/** Suggests a new place; a retry with the same `key` returns the first one. Throws QUOTA. */
export function suggestVenue(
  events: Events,
  session: Session,
  draft: Body<typeof contract.suggestVenue>,
  key?: string,
): Promise<contract.VenueSuggestion> {
  const { note = "", source = null, ...values } = draft;
  rejectEmergency(values, values.category);
  const changes = changesOfNew(values);
  const attempt = { ownerId: session.userId, key, call: "suggestVenue", body: draft };
  return events.write((trx) =>
    once(trx, attempt, () =>
      addSuggestion(trx, session, { kind: "new", venue_id: null, changes, note, source }),
    ),
  );
}

/**
 * Suggests other values of a place, or that it has closed; the same again returns the first one while that waits. Throws
 * NOT_FOUND, QUOTA, and VALIDATION where nothing would change.
 */
export function suggestCorrection(
  events: Events,
  session: Session,
  venueId: string,
  { note = "", source = null, closed, ...values }: Body<typeof contract.suggestCorrection>,
): Promise<contract.VenueSuggestion> {
  return events.write(async (trx) => {
    const venue = await venues.lockVenue(trx, venueId);
    if (!venue) throw new AppError("NOT_FOUND", "This place doesn't exist.");
    rejectEmergency(values, values.category ?? venue.category);
    const changes = venues.changesBeyond(venue, values);
    const isChanged = Object.keys(changes).length > 0;
    if (closed && isChanged) throw invalid("closed", "Send closed alone, without other values.");
    if (closed && venue.closed_at !== null)
      throw invalid("closed", "This place is already marked as closed.");
    if (!closed && !isChanged)
      throw invalid("body", "Change at least one value, or tell us that the place has closed.");
    const kind = closed ? "closed" : "correction";
    return addSuggestion(trx, session, { kind, venue_id: venueId, changes, note, source });
  });
}

/** Throws VALIDATION where anything but a vet would be one for emergencies. */
function rejectEmergency({ emergency }: contract.VenueChanges, category?: VenueCategory): void {
  if (emergency && category !== "vet")
    throw invalid("emergency", "Only a vet can be an emergency vet.");
}

/** A new place isn't for emergencies, unless it is marked as such. */
const changesOfNew = ({ emergency, ...values }: contract.VenueChanges): contract.VenueChanges => ({
  ...values,
  ...(emergency && { emergency }),
});

type Draft = Omit<Parameters<typeof store.insertSuggestion>[1], "id" | "suggested_by">;

async function addSuggestion(trx: Trx, session: Session, draft: Draft) {
  const suggestion = { ...draft, id: uuidv7(), suggested_by: session.userId };
  const same = draft.kind === "new" ? undefined : await store.findSame(trx, suggestion);
  if (same === undefined) {
    if ((await store.countWaiting(trx, session)) >= contract.waitingSuggestionsMax) {
      throw new AppError(
        "QUOTA",
        `You already have ${contract.waitingSuggestionsMax} suggestions in review. Try again once we've checked them.`,
      );
    }
    await store.insertSuggestion(trx, suggestion);
  }
  return presentSuggestion(await getSuggestion(trx, same ?? suggestion.id));
}

/** The caller's suggestions, newest first. */
export const listOwn = async (db: Db, session: Session): Promise<contract.VenueSuggestion[]> =>
  (await store.listOfPerson(db, session, ownListMax)).map(presentSuggestion);

/** Withdraws one's own suggestion. Throws NOT_FOUND, and CONFLICT where it no longer waits. */
export function withdraw(events: Events, session: Session, id: string): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    const row = await store.lockSuggestion(trx, id);
    // Another person's suggestion answers like a missing one, so ids cannot be probed.
    if (!canDelete.allows(session, row)) throw notFound();
    if (row.state !== "waiting") {
      throw new AppError("CONFLICT", "This suggestion has already been reviewed.", {
        current: presentSuggestion(await getSuggestion(trx, id)),
      });
    }
    await store.deleteSuggestion(trx, id);
    return { _id: id };
  });
}

type KeysetPage = {
  state: contract.VenueSuggestionState;
  limit: number;
  after?: string | undefined;
};

/** A page of suggestions in one state, for moderators. */
export async function listForReview(db: Db, { limit, ...place }: KeysetPage) {
  const rows = await store.listInState(db, { ...place, limit: limit + 1 });
  const { data, hasMore } = listPage(rows, limit, (row) => row);
  return { data: await presentForReview(db, data), hasMore };
}

/** Edits a suggestion. Throws NOT_FOUND, and CONFLICT where it was decided or `ifVersion` is stale. */
export function edit(
  events: Events,
  id: string,
  changes: Body<typeof contract.editVenueSuggestion>,
  ifVersion?: number,
): Promise<contract.VenueSuggestionToCheck> {
  return events.write(async (trx) => {
    const row = await lockWaiting(trx, id, ifVersion);
    if (row.kind === "closed") throw invalid("body", "A closed place has no values to edit.");
    const pets = { ...row.changes.pets, ...changes.pets };
    const edited = {
      ...row.changes,
      ...changes,
      ...(Object.keys(pets).length > 0 && { pets }),
    };
    const venue = row.venue_id === null ? undefined : await venues.lockVenue(trx, row.venue_id);
    rejectEmergency(edited, edited.category ?? venue?.category);
    await store.updateChanges(
      trx,
      id,
      venue ? venues.changesBeyond(venue, edited) : changesOfNew(edited),
    );
    return getForReview(trx, id);
  });
}

const stale = "This suggestion was changed elsewhere. Reload to see the newer version.";

/** A suggestion that waits for a decision. Throws NOT_FOUND, and CONFLICT where another moderator was faster. */
export async function lockWaiting(trx: Trx, id: string, ifVersion: number | undefined) {
  const row = await store.lockSuggestion(trx, id);
  if (!row) throw notFound();
  const current = () => getForReview(trx, id);
  if (row.state !== "waiting") {
    const message = "Another moderator has already decided about this suggestion.";
    throw new AppError("CONFLICT", message, { current: await current() });
  }
  await rejectStale(ifVersion, row, stale, current);
  return row;
}

/**
 * The accepted closings of a place, one of which is named; the place is locked, too. Throws NOT_FOUND, and CONFLICT where
 * they don't keep it closed any more or `ifVersion` is stale.
 */
export async function lockClosings(trx: Trx, id: string, ifVersion: number | undefined) {
  const { venue_id: venueId } = await getSuggestion(trx, id);
  // Before the closings, so that two moderators can't wait for each other.
  if (venueId !== null) await venues.lockVenue(trx, venueId);
  const closings = venueId === null ? [] : await store.lockClosings(trx, venueId);
  const suggestion = await getForReview(trx, id);
  if (venueId === null || !suggestion.canReopen) {
    const message = "This suggestion doesn't keep a place closed any more.";
    throw new AppError("CONFLICT", message, { current: suggestion });
  }
  await rejectStale(ifVersion, suggestion, stale, () => suggestion);
  return { venueId, closings };
}

/** A suggestion as moderators see it. */
export async function getForReview(trx: Trx, id: string): Promise<contract.VenueSuggestionToCheck> {
  const [suggestion] = await presentForReview(trx, [await getSuggestion(trx, id)]);
  if (!suggestion) throw notFound();
  return suggestion;
}

async function getSuggestion(trx: Trx, id: string): Promise<store.SuggestionRow> {
  const row = await store.findSuggestion(trx, id);
  if (!row) throw notFound();
  return row;
}

/** Deletes a person's suggestions that weren't accepted; the others lose their author. */
export async function deleteUnaccepted(trx: Trx, { id }: { id: string }): Promise<void> {
  await store.deleteUnaccepted(trx, { userId: id });
}

const notFound = () => new AppError("NOT_FOUND", "This suggestion doesn't exist or was withdrawn.");

const invalid = (field: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });
