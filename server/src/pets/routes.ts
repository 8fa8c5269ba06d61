import * as recordContract from "#contracts/pet-records.ts";
import * as contract from "#contracts/pets.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as records from "./records.ts";
import * as pets from "./service.ts";

type Rooms = { db: Db; events: Events };

// prettier-ignore
export function petRoutes(api: Api, { db, events }: Rooms): void {
  const rooms = { events, files: api.files };
  route(api, contract.listPets, ({ session }) => pets.listPets(db, session));
  route(api, contract.getPet, ({ session, params }) => pets.getPet(db, session, params.id));
  route(api, contract.listPetCards, ({ params }) => pets.listCards(db, params.id), {
    keep: (_cards, { params }) => ({ tags: [`pets:${params.id}`, "people"] }),
  });
  route(api, contract.createPet, ({ session, body, files, key }) => pets.createPet(rooms, session, body, files, key));
  route(api, contract.updatePet, ({ session, params, body, files, ifVersion }) => pets.updatePet(rooms, session, params.id, body, files, ifVersion));
  route(api, contract.deletePet, ({ session, params }) => pets.deletePet(rooms, session, params.id));
  route(api, recordContract.createRecord, ({ session, params, body, files, key }) => records.createRecord(rooms, session, params.id, body, files, key));
  route(api, recordContract.updateRecord, ({ session, params, body, files, ifVersion }) => records.updateRecord(rooms, session, params, body, files, ifVersion));
  route(api, recordContract.deleteRecord, ({ session, params }) => records.deleteRecord(rooms, session, params));
}
