import type { FilePart, ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { addEntry } from "#contracts/travel/days.ts";
import { entriesMax } from "#contracts/travel/entries.ts";
import {
  addAttachment,
  addTripPhotos,
  attachmentsMax,
  createTrip as call,
  type Trip,
  tripPhotosMax,
  updateTripPhoto,
} from "#contracts/travel/trips.ts";
import { randomUUID } from "node:crypto";
import { uuidv7 } from "uuidv7";
import {
  type ArchivedKind,
  archivePart,
  bodyOf,
  type JsonObject,
  objectIn,
  objectsIn,
  type Restoring,
  textIn,
} from "../../platform/archive-part.ts";
import type { Upload } from "../../platform/files/files.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Session } from "../../platform/http/api.ts";
import * as attachmentStore from "./attachment-store.ts";
import { changeTrip } from "./change.ts";
import { newEntry, saveEntries } from "./entries.ts";
import { countTrips, createTrip, getTrip, listTrips } from "./service.ts";
import * as store from "./store.ts";

const plain = [
  "destination",
  "month",
  "day",
  "year",
  "notes",
  "endDate",
  "origin",
  "destinationPlace",
  "people",
  "rates",
] as const;

const trip: ArchivedKind = {
  kind: "trip",
  name: "Trips",
  listIds: async (db, owner) => (await listTrips(db, owner)).map(({ _id }) => _id),
  async restore(restoring, { json }) {
    const { events, files, session, upload } = restoring;
    const sent = {
      receipt: upload(json["receipt"], call.files.receipt),
      ticket: upload(json["ticket"], call.files.ticket),
    };
    const made = await createTrip({ events, files }, session, tripBody(restoring, json), sent);
    await addParts(restoring, made, json);
    return made._id;
  },
};

/** Changes each object of a list; what has another form stays, so that the contract rejects it. */
const eachIn = (value: unknown, change: (part: JsonObject) => JsonObject): unknown =>
  Array.isArray(value)
    ? value.map((part: unknown) => (typeof part === "object" ? change(objectIn(part)) : part))
    : value;

/** The body that creates the trip, with the pets and carriers here, and of its people only the owner. */
function tripBody({ idOf, formerOwnerId, session }: Restoring, json: JsonObject) {
  const owner = (id: unknown) => (id === formerOwnerId && id !== null ? session.userId : null);
  const pet = (id: unknown) => idOf("pet", id) ?? null;
  const withoutId = ({ _id, ...part }: JsonObject) => part;
  const leg = ({ _id, pets, ...part }: JsonObject) => ({
    ...part,
    pets: Array.isArray(pets)
      ? objectsIn(pets).flatMap(({ petId, carrierId, how }) => {
          const id = pet(petId);
          return id === null
            ? []
            : [{ petId: id, how, carrierId: idOf("carrier", carrierId) ?? null }];
        })
      : pets,
  });
  const item = ({ _id, petId, assigneeId, ...part }: JsonObject) => ({
    ...part,
    petId: pet(petId),
    assigneeId: owner(assigneeId),
  });
  const cost = ({ _id, petId, paidBy, sharedBy, ...part }: JsonObject) => ({
    ...part,
    petId: pet(petId),
    paidBy: owner(paidBy),
    sharedBy: Array.isArray(sharedBy) ? sharedBy.flatMap((id) => owner(id) ?? []) : sharedBy,
  });
  const { petIds } = json;
  return bodyOf(call, {
    ...Object.fromEntries(plain.map((name) => [name, json[name]])),
    petIds: Array.isArray(petIds) ? petIds.flatMap((id) => pet(id) ?? []) : petIds,
    legs: eachIn(json["legs"], leg),
    stays: eachIn(json["stays"], withoutId),
    items: eachIn(json["items"], item),
    costs: eachIn(json["costs"], cost),
  });
}

/** Adds documents, photos and entries to a trip that was just created. */
async function addParts(restoring: Restoring, made: Trip, json: JsonObject): Promise<void> {
  const { events, files, session } = restoring;
  const documents = withFiles(restoring, json["attachments"], addAttachment.files.file, {
    max: attachmentsMax,
    what: "documents",
  });
  const photos = withFiles(restoring, json["photos"], addTripPhotos.files.image, {
    max: tripPhotosMax,
    what: "photos",
  });
  const entries = objectsIn(json["entries"]);
  if (documents.length + photos.length + entries.length === 0) return;
  if (photos.some(({ upload }) => upload.kind !== "picture"))
    throw tooMany("photos", "A photo is no picture.");
  if (entries.length > entriesMax)
    throw tooMany("entries", `A trip can have up to ${String(entriesMax)} entries.`);
  const newId = idsByPlace(made, json);
  const request = { session, id: made._id, call: "restoreTrip" };
  await changeTrip(events, request, async (trx) => {
    const rows = [
      ...documents.map(({ part, upload }) => documentRow(made._id, part, upload, newId)),
      ...photos.map(({ part, upload }) => photoRow(made._id, part, upload)),
    ];
    await files.attach(
      trx,
      session.userId,
      [...documents, ...photos].map(({ upload }) => upload),
    );
    if (rows.length > 0) await attachmentStore.insertAttachments(trx, rows);
    const photoIds = new Map(
      photos.map(({ part }, at) => [part["_id"], rows[documents.length + at]?.id]),
    );
    await addEntries(trx, made._id, entries, photoIds);
  });
}

type PartWithFile = { part: JsonObject; upload: Upload };

/** The parts of a list whose file can be restored. Throws VALIDATION where there are too many. */
function withFiles(
  { upload }: Restoring,
  list: unknown,
  file: Pick<FilePart, "kinds" | "visibility">,
  { max, what }: { max: number; what: string },
): PartWithFile[] {
  const parts = objectsIn(list);
  if (parts.length > max) throw tooMany(what, `A trip can have up to ${String(max)} ${what}.`);
  return parts.flatMap((part) => {
    const staged = upload(part["url"], file);
    return staged ? [{ part, upload: staged }] : [];
  });
}

/** The new IDs of legs and stays, which are in the order in which they were sent. */
function idsByPlace(made: Trip, json: JsonObject): (id: unknown) => string | null {
  const pairs = (["legs", "stays"] as const).flatMap((list) =>
    objectsIn(json[list]).map(({ _id }, at): [unknown, string | undefined] => [
      _id,
      made[list][at]?._id,
    ]),
  );
  const ids = new Map(pairs);
  return (id) => ids.get(id) ?? null;
}

function documentRow(
  tripId: string,
  { label, legId, stayId }: JsonObject,
  upload: Upload,
  newId: (id: unknown) => string | null,
) {
  const body: ParsedInput<typeof addAttachment>["body"] = bodyOf(addAttachment, { label });
  return {
    id: uuidv7(),
    plan_id: tripId,
    file_id: upload.id,
    label: body.label ?? "",
    leg_id: newId(legId),
    stay_id: newId(stayId),
    kind: "document" as const,
  };
}

const photoRow = (tripId: string, { caption }: JsonObject, upload: Upload) => ({
  id: uuidv7(),
  plan_id: tripId,
  file_id: upload.id,
  label: bodyOf(updateTripPhoto, { caption }).caption ?? "",
  leg_id: null,
  stay_id: null,
  kind: "photo" as const,
});

async function addEntries(
  trx: Trx,
  tripId: string,
  entries: readonly JsonObject[],
  photoIds: ReadonlyMap<unknown, string | undefined>,
): Promise<void> {
  const trip = await store.findAnyTrip(trx, tripId);
  if (!trip || entries.length === 0) return;
  const rows = entries.map(({ _id, photo, venue, ...entry }) => {
    const ties = { photo: photoIds.get(photo) ?? null, venueId: objectIn(venue)["_id"] ?? null };
    return newEntry(randomUUID(), bodyOf(addEntry, { ...entry, ...ties }));
  });
  await saveEntries(trx, trip, rows, new Set(rows.map(({ id }) => id)));
}

function tooMany(field: string, message: string): AppError {
  return new AppError("VALIDATION", message, { fields: { [field]: message } });
}

async function* wholeTrips(db: Db, owner: Session) {
  for (const { _id } of await listTrips(db, owner)) yield getTrip(db, owner, _id);
}

/** Own and joined trips, as their owner sees them. Trips of others stay theirs: only own ones are restored. */
export const tripArchive = archivePart<Trip>({
  name: "trips",
  title: "Trips",
  order: 50,
  list: ({ db }, owner) => wholeTrips(db, owner),
  titleOf,
  hasOthersFiles: ({ role }) => role === "owner",
  count: countTrips,
  restored: {
    kinds: [trip],
    things: (json) =>
      json["role"] === "owner"
        ? [
            {
              kind: "trip",
              id: textIn(json["_id"]),
              title: textIn(json["destination"]) || "Trip",
              json,
            },
          ]
        : [],
  },
});

function titleOf({ destination, month, year }: Trip): string {
  const when = [month, year].filter((part) => part !== null).join(" ");
  return [destination || "Trip", when].filter(Boolean).join(", ");
}
