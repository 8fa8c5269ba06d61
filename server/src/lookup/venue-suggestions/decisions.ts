import type { VenueChanges, VenueSuggestionToCheck } from "#contracts/lookup/venue-suggestions.ts";
import { writeNotices } from "../../community/notifications/service.ts";
import { recordDecision } from "../../community/moderation/service.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as venues from "../venues/service.ts";
import { acceptedEmail, checked, rejectedEmail } from "./emails.ts";
import { getForReview, lockClosings, lockWaiting } from "./service.ts";
import { decideSuggestion } from "./store.ts";

type Decision = { is: "accepted" } | { is: "rejected"; reason: string };

/** Dependencies of a decision; `findPerson` returns undefined where the account was deleted. */
export type DecisionDeps = {
  events: Events;
  secret: Uint8Array;
  publicUrl: string;
  findPerson: (db: Db, id: string) => Promise<{ username: string; email: string } | undefined>;
};

type Input = { id: string; decision: Decision; ifVersion: number | undefined };

/**
 * Accepts a suggestion, so that its place is there, changed or closed, or rejects it; logs that, and notifies its author.
 * Throws NOT_FOUND, and CONFLICT where it was decided already or `ifVersion` is stale.
 */
export function decide(
  deps: DecisionDeps,
  session: Session,
  { id, decision, ifVersion }: Input,
): Promise<VenueSuggestionToCheck> {
  const reason = decision.is === "rejected" ? decision.reason : null;
  return deps.events.write(async (trx, publish) => {
    const row = await lockWaiting(trx, id, ifVersion);
    const venueId = decision.is === "accepted" ? await apply(trx, publish, row) : row.venue_id;
    await decideSuggestion(trx, id, {
      state: decision.is,
      reason,
      venue_id: venueId,
      decided_by: session.userId,
      decided_at: new Date(),
    });
    await recordDecision(trx, session, {
      action: decision.is === "accepted" ? "accept" : "reject",
      kind: "venue",
      subjectId: venueId ?? id,
      authorId: row.suggested_by,
      note: reason ?? "",
    });
    const decided = await getForReview(trx, id);
    if (row.suggested_by !== null)
      await notify(deps, trx, publish, { authorId: row.suggested_by, decided });
    return decided;
  });
}

type Reopening = { id: string; reason: string; ifVersion: number | undefined };

/**
 * Opens a place again that an accepted suggestion closed: all its accepted closings become rejected; logs that, and notifies
 * their authors. Throws NOT_FOUND, and CONFLICT where it isn't closed by them any more or `ifVersion` is stale.
 */
export function reopen(
  deps: DecisionDeps,
  session: Session,
  { id, reason, ifVersion }: Reopening,
): Promise<VenueSuggestionToCheck> {
  return deps.events.write(async (trx, publish) => {
    const { venueId, closings } = await lockClosings(trx, id, ifVersion);
    await venues.reopenVenue(trx, publish, venueId);
    for (const { id: closingId, suggested_by: authorId } of closings) {
      await decideSuggestion(trx, closingId, {
        state: "rejected",
        reason,
        venue_id: venueId,
        decided_by: session.userId,
        decided_at: new Date(),
      });
      await recordDecision(trx, session, {
        action: "reopen",
        kind: "venue",
        subjectId: venueId,
        authorId,
        note: reason,
      });
      const decided = await getForReview(trx, closingId);
      if (authorId !== null)
        await notify(deps, trx, publish, { authorId, decided, isReopened: true });
    }
    return getForReview(trx, id);
  });
}

type Waiting = Awaited<ReturnType<typeof lockWaiting>>;

/** Makes an accepted suggestion true; returns the ID of its place. */
async function apply(
  trx: Trx,
  publish: Publish,
  { kind, venue_id: id, changes }: Waiting,
): Promise<string> {
  if (id === null) return venues.addVenue(trx, publish, wholeOf(changes));
  const venue = await venues.lockVenue(trx, id);
  if (!venue) throw new Error("A suggestion goes with its place.");
  if (kind !== "closed")
    await venues.changeVenue(trx, publish, venue, venues.changesBeyond(venue, changes));
  else await venues.closeVenue(trx, publish, venue);
  return id;
}

function wholeOf({ category, name, position, ...others }: VenueChanges) {
  if (category === undefined || name === undefined || position === undefined)
    throw new Error("A new place has a category, a name and a position.");
  return { ...others, category, name, position };
}

/** Before the name of the place. */
const titles = {
  accepted: {
    new: "Your place was added",
    correction: "Your correction was accepted",
    closed: "Closed as you reported",
  },
  rejected: {
    new: "Your place wasn't added",
    correction: "Your correction wasn't accepted",
    closed: "Still listed",
  },
};

type Decided = { authorId: string; decided: VenueSuggestionToCheck; isReopened?: boolean };

/** A notice on the site, and an email with the reason. */
async function notify(
  deps: DecisionDeps,
  trx: Trx,
  publish: Publish,
  { authorId, decided, isReopened = false }: Decided,
): Promise<void> {
  const { _id: id, state, kind, name, reason, venueId } = decided;
  if (state === "waiting") return;
  const path = state === "accepted" ? `/places/${venueId}` : "/account#place-suggestions";
  const what = isReopened ? "Listed again" : titles[state][kind];
  await writeNotices(deps, trx, publish, [
    {
      what: "moderation",
      recipientId: authorId,
      actorId: null,
      subject: {
        kind: "venue",
        _id: id,
        title: `${what}: ${name || "a place without a name"}`,
        text: reason ?? "",
        path,
      },
      // Another one than that of the decision before, so that it is news.
      topic: `${isReopened ? "reopened " : ""}venue suggestion ${id}`,
      isMailed: false,
    },
  ]);
  const person = await deps.findPerson(trx, authorId);
  if (!person) return;
  const about = { person, name, url: `${deps.publicUrl}${path}` };
  const mail =
    reason === null
      ? acceptedEmail({ ...about, kind })
      : rejectedEmail({ ...about, reason, isReopened });
  await queueEmail(trx, publish, { to: person.email, cause: checked, mail });
}
