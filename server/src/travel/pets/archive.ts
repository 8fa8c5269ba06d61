import { createRecord as recordCall, recordKinds } from "#contracts/travel/pet-records.ts";
import { createPet as petCall, type Pet } from "#contracts/travel/pets.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  type ArchivedKind,
  archivePart,
  bodyOf,
  type JsonObject,
  objectsIn,
  textIn,
} from "../../platform/archive-part.ts";
import { createRecord } from "./records.ts";
import { createPet, listPets } from "./service.ts";

const pet: ArchivedKind = {
  kind: "pet",
  name: "Pets",
  listIds: async (db, owner) => (await listPets(db, owner)).map(({ _id }) => _id),
  async restore({ events, files, session, upload }, { json }) {
    const sent = {
      petPhoto: upload(json["petPhoto"], petCall.files.petPhoto),
      vaccine: upload(json["vaccine"], petCall.files.vaccine),
      microchip: upload(json["microchip"], petCall.files.microchip),
      healthCertificate: upload(json["healthCertificate"], petCall.files.healthCertificate),
    };
    return (await createPet({ events, files }, session, bodyOf(petCall, json), sent))._id;
  },
};

const record: ArchivedKind = {
  kind: "record",
  name: "Records",
  listIds: async (db, owner) =>
    (await listPets(db, owner)).flatMap(({ records }) => records.map(({ _id }) => _id)),
  async restore({ events, files, session, upload, idOf }, { json }) {
    const petId = idOf("pet", json["petId"]);
    if (petId === undefined) throw new AppError("NOT_FOUND", "Its pet wasn't restored.");
    const sent = { document: upload(json["document"], recordCall.files.document) };
    const body = bodyOf(recordCall, json);
    return (await createRecord({ events, files }, session, petId, body, sent))._id;
  },
};

const labelOf = (kind: string): string =>
  Object.entries(recordKinds).find(([name]) => name === kind)?.[1] ?? "Record";

function thingsOf({ records, ...json }: JsonObject) {
  const [id, petName] = [textIn(json["_id"]), textIn(json["petName"])];
  return [
    { kind: "pet", id, title: petName, json },
    ...objectsIn(records).map((one) => ({
      kind: "record",
      id: textIn(one["_id"]),
      title: `${petName}: ${labelOf(textIn(one["kind"]))}`,
      json: { ...one, petId: id },
    })),
  ];
}

/** Pets with their records and papers. */
export const petArchive = archivePart<Pet>({
  name: "pets",
  title: "Pets",
  order: 30,
  list: ({ db }, owner) => listPets(db, owner),
  titleOf: ({ petName }) => petName,
  count: async (db, owner) => (await listPets(db, owner)).length,
  restored: { kinds: [pet, record], things: thingsOf },
});
