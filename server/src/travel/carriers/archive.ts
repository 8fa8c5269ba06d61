import { type Carrier, createCarrier as call } from "#contracts/travel/carriers.ts";
import { type ArchivedKind, archivePart, bodyOf, textIn } from "../../platform/archive-part.ts";
import { createCarrier, listCarriers } from "./service.ts";

const kind: ArchivedKind = {
  kind: "carrier",
  name: "Carriers",
  listIds: async (db, owner) => (await listCarriers(db, owner)).map(({ _id }) => _id),
  restore: async ({ events, session }, { json }) =>
    (await createCarrier({ events }, session, bodyOf(call, json)))._id,
};

export const carrierArchive = archivePart<Carrier>({
  name: "carriers",
  title: "Carriers",
  order: 20,
  list: ({ db }, owner) => listCarriers(db, owner),
  titleOf: ({ name }) => name,
  restored: {
    kinds: [kind],
    things: (json) => [
      { kind: "carrier", id: textIn(json["_id"]), title: textIn(json["name"]), json },
    ],
  },
});
