import type { CodePicture } from "#contracts/kernel/code-picture.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { fileIdOf } from "#contracts/kernel/files.ts";
import * as contract from "#contracts/travel/dossiers.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { openFile } from "../../platform/files/serving.ts";
import type { Session } from "../../platform/http/api.ts";
import { idInToken } from "../../platform/http/link-tokens.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import * as pets from "../pets/service.ts";
import * as readiness from "../readiness/service.ts";
import * as trips from "../trips/service.ts";
import { barcode } from "../../platform/codes.ts";
import { expiryOf } from "./expiry.ts";
import { linkNotFound, linkPurpose, linkUrl } from "./links.ts";
import { presentDossier, type DossierInput } from "./present.ts";
import * as store from "./store.ts";

export { endLinks, endTripLinks, gcLinks } from "./store.ts";

export type Deps = { db: Db; secret: Uint8Array; publicUrl: string };

type Shown = Pick<DossierInput, "parts" | "fileUrl">;
type Choice = { petId: string; legId?: string | null | undefined };

/** The sheet of the caller's own pet for a leg of a trip that the caller may read. Throws NOT_FOUND. */
export async function getDossier(
  db: Db,
  session: Session,
  tripId: string,
  choice: Choice,
  parts: readonly contract.DossierPart[] = contract.dossierParts,
): Promise<contract.Dossier> {
  const { trip } = await trips.getOwnedTrip(db, session, tripId);
  return dossierOf(db, session, trip, choice, { parts, fileUrl: ({ file }) => file });
}

/** The microchip number of the caller's own pet as a barcode. Throws NOT_FOUND. */
export async function getBarcode(
  db: Db,
  session: Session,
  petId: string,
): Promise<CodePicture | null> {
  const { microchipNumber } = await pets.getPet(db, session, petId);
  return microchipNumber ? barcode(microchipNumber) : null;
}

export type Pdf = { name: string; body: Buffer };

/** The same sheet as a PDF, with the QR code of one of its links. Throws NOT_FOUND, OVERLOADED. */
export async function getDossierPdf(
  { db, secret, publicUrl, settings, blobs }: Deps & { settings: Settings; blobs: BlobStore },
  session: Session,
  tripId: string,
  petId: string,
  { leg, parts, link }: ParsedInput<typeof contract.getDossierPdf>["query"],
): Promise<Pdf> {
  const names = parts?.split(",");
  const shown = contract.dossierParts.filter((part) => !names || names.includes(part));
  const dossier = await getDossier(db, session, tripId, { petId, legId: leg }, shown);
  if (link !== undefined) await trips.getSharableTrip(db, session, tripId);
  const row = link === undefined ? undefined : await store.findLink(db, link);
  const isIts = row?.plan_id === tripId && row.pet_id === petId && row.revoked_at === null;
  const url = row && isIts ? linkUrl({ secret, publicUrl }, row.id) : undefined;
  // The library and its fonts are large, so they are loaded with the first PDF.
  const { renderPdf } = await import("./pdf/render.ts");
  const { name: siteName } = await settings.current();
  const body = await renderPdf(dossier, { url, blobs, siteName });
  return { name: `${dossier.petName} check-in`, body };
}

/** The sheet behind a link. Throws NOT_FOUND for an invalid token, GONE for an expired or revoked link. */
export async function getSharedDossier(
  { db, secret }: Deps,
  token: string,
): Promise<contract.SharedDossier> {
  const { row, trip, owner, expiresAt } = await readLink({ db, secret }, token);
  const fileUrl: Shown["fileUrl"] = ({ key }) =>
    row.files.includes(key) ? `/api/dossiers/${token}/files/${key}` : null;
  const choice = { petId: row.pet_id, legId: row.leg_id };
  const shown = { parts: row.parts, fileUrl };
  const dossier = await dossierOf(db, owner, trip, choice, shown);
  const sharedBy = await profiles.getUsername(db, owner.userId);
  return { ...dossier, sharedBy, expiresAt: expiresAt.toISOString() };
}

/** A file that the owner of a link ticked. Throws NOT_FOUND for any other, GONE like the link. */
export async function openSharedFile(
  { db, secret, blobs }: Pick<Deps, "db" | "secret"> & { blobs: BlobStore },
  token: string,
  key: string,
): Promise<Bytes> {
  const { row, trip, owner } = await readLink({ db, secret }, token);
  const choice = { petId: row.pet_id, legId: row.leg_id };
  const fileUrl: Shown["fileUrl"] = (paper) => (row.files.includes(paper.key) ? paper.file : null);
  const dossier = await dossierOf(db, owner, trip, choice, {
    parts: row.parts,
    fileUrl,
  });
  const url = dossier.papers?.find((paper) => paper.key === key)?.file;
  const id = url ? fileIdOf(url) : undefined;
  if (id === undefined) throw new AppError("NOT_FOUND", "This document isn't shared.");
  return openFile({ db, blobs }, owner, id);
}

async function readLink({ db, secret }: Pick<Deps, "db" | "secret">, token: string) {
  const id = idInToken(secret, linkPurpose, token);
  const row = id === undefined ? undefined : await store.findLink(db, id);
  if (!row) throw linkNotFound();
  const { trip, owner } = await trips.getTripOfAnybody(db, row.plan_id);
  const expiresAt = expiryOf(trip, row.created_at);
  if (row.revoked_at !== null || expiresAt <= new Date()) {
    throw new AppError("GONE", contract.dossierGone);
  }
  return { row, trip, owner, expiresAt };
}

async function dossierOf(
  db: Db,
  petOwner: trips.Owner,
  trip: Trip,
  { petId, legId }: Choice,
  shown: Shown,
): Promise<contract.Dossier> {
  const pet = (await pets.listPets(db, petOwner)).find(({ _id }) => _id === petId);
  if (!pet || !trip.petIds.includes(petId)) throw notTraveling();
  const isOn = (leg: Trip["legs"][number]) => leg.pets.some((each) => each.petId === petId);
  const leg = legId
    ? trip.legs.find(({ _id }) => _id === legId)
    : (trip.legs.find(isOn) ?? trip.legs[0]);
  if (legId && !leg) throw legNotFound();
  const owned = { trip, owner: petOwner, petOwnerIds: [petOwner.userId] };
  const answer = await readiness.judgeTrip(db, owned);
  const { airport } = await import("#reference/airports.ts");
  return presentDossier({ trip, pet, leg, readiness: answer, airportOf: airport, ...shown });
}

const notTraveling = () =>
  new AppError("NOT_FOUND", "This pet isn't on this trip. Add it to the trip first.");

const legNotFound = () =>
  new AppError("NOT_FOUND", "This leg doesn't exist. It may have been deleted.");
