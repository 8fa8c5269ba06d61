import * as recordContract from "#contracts/travel/pet-records.ts";
import { getPet, listPets } from "#contracts/travel/pets.ts";
import * as contract from "#contracts/travel/pets.ts";
import { closedFilesOf } from "../../platform/closing.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { petArchive } from "./archive.ts";
import { isOwner } from "./policy.ts";
import * as records from "./records.ts";
import * as pets from "./service.ts";

type Deps = { db: Db; events: Events };

function petRoutes(api: Api, { db, events }: Deps): void {
  const deps = { events, files: api.files };
  route(api, listPets, ({ session }) => pets.listPets(db, session));
  route(api, getPet, ({ session, params }) => pets.getPet(db, session, params.id));
  route(
    api,
    contract.listPetCards,
    ({ session, params }) => pets.listCards(db, session, params.id),
    {
      cached: (_cards, { params }) => ({ tags: [`pets:${params.id}`, "people"] }),
    },
  );
  route(api, contract.createPet, ({ session, body, files, key }) =>
    pets.createPet(deps, session, body, files, key),
  );
  route(api, contract.updatePet, ({ session, params, body, files, ifVersion }) =>
    pets.updatePet(deps, session, params.id, body, files, ifVersion),
  );
  route(api, contract.deletePet, ({ session, params }) => pets.deletePet(deps, session, params.id));
  route(api, recordContract.createRecord, ({ session, params, body, files, key }) =>
    records.createRecord(deps, session, params.id, body, files, key),
  );
  route(api, recordContract.updateRecord, ({ session, params, body, files, ifVersion, key }) =>
    records.updateRecord(deps, session, params, { body, sent: files, ifVersion, key }),
  );
  route(api, recordContract.deleteRecord, ({ session, params }) =>
    records.deleteRecord(deps, session, params),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "pets.changed": { profileId: string };
    /** One of them. */
    "pet.changed": { petId: string; ownerId: string; how: "created" | "changed" | "deleted" };
  }
}

export const petFeature: Feature<Deps> = {
  name: "pets",
  routes: petRoutes,
  archiveParts: [petArchive],
  staleTags: {
    "pets.changed": ({ profileId }) => [`pets:${profileId}`, "besties"],
    "account.deleted": ({ profileId }) => [`pets:${profileId}`],
  },
  hiddenFileQuery: closedFilesOf("pets", "photo_file", isOwner),
};
