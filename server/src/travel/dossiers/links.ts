import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/travel/dossiers.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import { noteInSession } from "../../accounts/security-log/service.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { linkToken } from "../../platform/http/link-tokens.ts";
import type { Db } from "../../platform/schema.ts";
import { canShare } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";
import { qrCode } from "../../platform/codes.ts";
import { expiryOf } from "./expiry.ts";
import * as store from "./store.ts";

export type LinkDeps = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };

export const linkPurpose = "dossier";

/** The absolute URL of a link. */
export const linkUrl = (
  { secret, publicUrl }: Pick<LinkDeps, "secret" | "publicUrl">,
  id: string,
): string => `${publicUrl}/dossiers/${linkToken(secret, linkPurpose, id)}`;

/** The active links to sheets of a trip, newest first. Throws NOT_FOUND where the caller may not share it. */
export async function listLinks(
  deps: LinkDeps,
  session: Session,
  tripId: string,
): Promise<contract.DossierLink[]> {
  const trip = await trips.getSharableTrip(deps.db, session, tripId);
  const rows = await store.listLinks(deps.db, tripId);
  const now = new Date();
  return rows
    .filter(({ created_at }) => expiryOf(trip, created_at) > now)
    .map((row) => presentLink(deps, trip, row));
}

type LinkOptions = ParsedInput<typeof contract.createDossierLink>["body"];

/** Creates a link; a retry with the same `key` returns the first one. Throws NOT_FOUND, VALIDATION. */
export async function createLink(
  deps: LinkDeps,
  session: Session,
  tripId: string,
  { petId, legId = null, parts, files = [] }: LinkOptions,
  key?: string,
): Promise<contract.DossierLink> {
  const body = { tripId, petId, legId, parts, files };
  const { row, trip } = await deps.events.write(async (trx) => {
    const attempt = { ownerId: session.userId, key, call: "createDossierLink", body };
    // For retries only the id is stored: with the URL, a copy of the database could open the sheet.
    const made = await once(trx, attempt, async () => {
      await trips.lockTrip(trx, canShare, session, tripId);
      const current = await trips.getTrip(trx, session, tripId);
      rejectUnusable(current, { petId, legId });
      const active = await store.listLinks(trx, tripId);
      if (active.length >= contract.dossierLinksMax) throw tooManyLinks();
      const id = uuidv7();
      await store.insertLink(trx, {
        id,
        plan_id: tripId,
        pet_id: petId,
        leg_id: legId,
        parts: contract.dossierParts.filter((part) => parts.includes(part)),
        files: parts.includes("documents") ? [...new Set(files)] : [],
      });
      await noteInSession(trx, session, "link.made", "check-in sheet link");
      return { id };
    });
    const found = await store.findLink(trx, made.id);
    // A retry after the trip was deleted.
    if (!found) throw linkNotFound();
    return { row: found, trip: await trips.getTrip(trx, session, tripId) };
  });
  return presentLink(deps, trip, row);
}

/** Revokes a link. Throws NOT_FOUND, also for a revoked one. */
export const revokeLink = (
  { events }: LinkDeps,
  session: Session,
  tripId: string,
  id: string,
): Promise<{ _id: string }> =>
  events.write(async (trx) => {
    await trips.lockTrip(trx, canShare, session, tripId);
    if (!(await store.revokeLink(trx, tripId, id))) throw linkNotFound();
    await noteInSession(trx, session, "link.ended", "check-in sheet link");
    return { _id: id };
  });

function presentLink(deps: LinkDeps, trip: Trip, row: store.LinkRow): contract.DossierLink {
  const url = linkUrl(deps, row.id);
  return {
    _id: row.id,
    petId: row.pet_id,
    legId: row.leg_id,
    parts: [...row.parts],
    files: [...row.files],
    url,
    qr: qrCode(url),
    createdAt: row.created_at.toISOString(),
    expiresAt: expiryOf(trip, row.created_at).toISOString(),
  };
}

function rejectUnusable(
  trip: Trip,
  { petId, legId }: { petId: string; legId: string | null },
): void {
  const fields: Record<string, string> = {};
  const isOthers = trip.othersPets.some(({ _id }) => _id === petId);
  if (!trip.petIds.includes(petId)) fields["petId"] = "Select a pet of this trip.";
  else if (isOthers) fields["petId"] = "Select one of your pets.";
  if (legId !== null && !trip.legs.some(({ _id }) => _id === legId)) {
    fields["legId"] = "Select a leg of this trip.";
  }
  const [message] = Object.values(fields);
  if (message) throw new AppError("VALIDATION", message, { fields });
  if (expiryOf(trip, new Date()) <= new Date()) {
    throw new AppError(
      "VALIDATION",
      "This trip ended more than 7 days ago, so a link would have expired already.",
    );
  }
}

export const linkNotFound = () =>
  new AppError("NOT_FOUND", "This link doesn't exist. Check that you copied the whole link.");

const tooManyLinks = () =>
  new AppError(
    "VALIDATION",
    `This trip has ${contract.dossierLinksMax} links to check-in sheets, the most allowed. Turn one off to create another.`,
  );
