import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  type createShare as createShareCall,
  type Share,
  shareDays,
  type SharedTrip,
  shareGone,
  sharesMax,
} from "#contracts/travel/shares.ts";
import { documentsText } from "#contracts/travel/trip-people.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { noteInSession } from "../../accounts/security-log/service.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { openFile } from "../../platform/files/serving.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Session } from "../../platform/http/api.ts";
import { idInToken, linkToken } from "../../platform/http/link-tokens.ts";
import * as pets from "../pets/service.ts";
import * as readinessService from "../readiness/service.ts";
import * as trips from "../trips/service.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import type { Db } from "../../platform/schema.ts";
import { canShare } from "../trips/policy.ts";
import {
  documentsOf,
  presentShare,
  presentSharedDocuments,
  presentSharedTrip,
  sharedDocuments,
} from "./present.ts";
import * as store from "./store.ts";

export { endShares, endTripShares, gcShares } from "./store.ts";

export type Deps = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };

type ShareOptions = ParsedInput<typeof createShareCall>["body"];

const purpose = "share";

/** The active links of a trip, newest first. Throws NOT_FOUND where the caller may not share it. */
export async function listShares(deps: Deps, session: Session, tripId: string): Promise<Share[]> {
  await trips.getSharableTrip(deps.db, session, tripId);
  const rows = await store.listShares(deps.db, tripId);
  return rows.map((row) => withUrl(deps, row));
}

/** Creates a link; a retry with the same `key` returns the first one. Throws NOT_FOUND, VALIDATION. */
export async function createShare(
  deps: Deps,
  session: Session,
  tripId: string,
  {
    days = shareDays.usual,
    costs = false,
    notes = false,
    codes = false,
    readiness = false,
    documents = [],
    documentsOnly = false,
  }: ShareOptions,
  key?: string,
): Promise<Share> {
  // Only what was sent is compared with an earlier attempt, whose version may have known no documents.
  const more = documents.length > 0 || documentsOnly ? { documents, documentsOnly } : {};
  const body = { planId: tripId, days, costs, notes, codes, readiness, ...more };
  const row = await deps.events.write(async (trx) => {
    const attempt = { ownerId: session.userId, key, call: "createShare", body };
    // For retries only the id is stored: with the URL, a copy of the database could open the trip.
    const made = await once(trx, attempt, async () => {
      await trips.lockTrip(trx, canShare, session, tripId);
      if ((await store.countShares(trx, tripId)) >= sharesMax) throw tooManyShares();
      rejectOtherDocuments(await trips.getTrip(trx, session, tripId), documents, documentsOnly);
      const id = uuidv7();
      const shown = documentsOnly
        ? { costs: false, notes: false, codes: false, readiness: false }
        : { costs, notes, codes, readiness };
      await store.insertShare(trx, {
        id,
        plan_id: tripId,
        days,
        ...shown,
        documentsOnly,
        documents: [...new Set(documents)].toSorted(),
      });
      await noteInSession(trx, session, "link.made", "share link");
      return { id };
    });
    return store.findShare(trx, made.id);
  });
  // A retry after the trip was deleted.
  if (!row) throw shareNotFound();
  return withUrl(deps, row);
}

/** Throws VALIDATION for documents that a trip doesn't have, and for a link to documents that names none. */
function rejectOtherDocuments(
  trip: Trip,
  documents: readonly string[],
  documentsOnly: boolean,
): void {
  const ids = new Set(documentsOf(trip).map(({ _id }) => _id));
  if (documents.every((id) => ids.has(id)) && (documents.length > 0 || !documentsOnly)) return;
  throw new AppError("VALIDATION", documentsText, { fields: { documents: documentsText } });
}

/** Revokes a link. Throws NOT_FOUND, also for an inactive one. */
export function revokeShare(
  { events }: Deps,
  session: Session,
  tripId: string,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    await trips.lockTrip(trx, canShare, session, tripId);
    if (!(await store.revokeShare(trx, tripId, id))) throw shareNotFound();
    await noteInSession(trx, session, "link.ended", "share link");
    return { _id: id };
  });
}

/** What a link opens. Throws NOT_FOUND for an invalid token, GONE for an expired or revoked link. */
export async function openShare({ db, secret }: Deps, token: string) {
  const id = idInToken(secret, purpose, token);
  const share = id === undefined ? undefined : await store.findShare(db, id);
  if (!share) throw shareNotFound();
  if (!share.is_good) throw new AppError("GONE", shareGone);
  return { share, ...(await trips.getTripOfAnybody(db, share.plan_id)) };
}

/** What a link opens that shows the trip. Throws as `openShare`, NOT_FOUND for a link to documents alone. */
export async function openTripShare(deps: Deps, token: string) {
  const opened = await openShare(deps, token);
  if (opened.share.documents_until !== null) throw shareNotFound();
  return opened;
}

/** Its owner, who may be another person on the trip, let the link's readers read a file. */
const ownerOfFile: Viewer = { userId: sql.ref("files.owner_id") };

/** A document that a link shows. Throws as `openShare`, NOT_FOUND for a document that it doesn't show. */
export async function openSharedDocument(
  deps: Deps & { blobs: BlobStore },
  token: string,
  id: string,
): Promise<Bytes> {
  const { share, trip } = await openShare(deps, token);
  const document = sharedDocuments(trip, share).find(({ _id }) => _id === id);
  if (!document) throw new AppError("NOT_FOUND", "This document isn't shared.");
  return openFile(deps, ownerOfFile, document.fileId);
}

/** The trip or the documents behind a link. Throws as `openShare`. */
export async function getSharedTrip(deps: Deps, token: string): Promise<SharedTrip> {
  const { db } = deps;
  const { share, ...owned } = await openShare(deps, token);
  const { trip, owner } = owned;
  const sharedBy = await profiles.getUsername(db, owner.userId);
  if (share.documents_until !== null)
    return presentSharedDocuments({ trip, token, share, sharedBy });
  const own = trip.petIds.length > 0 ? await pets.listDrawnPets(db, owner) : [];
  const others = trip.othersPets.map(({ ownerId: _ownerId, ...pet }) => pet);
  // How ready a member's pet is isn't the owner's to publish.
  const ofOwner = { ...owned, petOwnerIds: [owner.userId] };
  const verdicts = share.readiness ? await readinessService.tripVerdicts(db, ofOwner) : null;
  return presentSharedTrip({ trip, sharedBy, pets: [...own, ...others], verdicts, share, token });
}

const withUrl = ({ secret, publicUrl }: Deps, row: store.ShareRow): Share =>
  presentShare(row, `${publicUrl}/shared/${linkToken(secret, purpose, row.id)}`);

const shareNotFound = () =>
  new AppError("NOT_FOUND", "This link doesn't exist. Check that you copied the whole link.");

const tooManyShares = () =>
  new AppError(
    "VALIDATION",
    `This trip has ${sharesMax} links, the most allowed. Turn one off to create another.`,
  );
