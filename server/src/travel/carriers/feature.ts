import * as contract from "#contracts/travel/carriers.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { carrierArchive } from "./archive.ts";
import * as carriers from "./service.ts";

type Deps = { db: Db; events: Events };

function carrierRoutes(api: Api, deps: Deps): void {
  route(api, contract.listCarriers, ({ session }) => carriers.listCarriers(deps.db, session));
  route(api, contract.createCarrier, ({ session, body, key }) =>
    carriers.createCarrier(deps, session, body, key),
  );
  route(api, contract.updateCarrier, ({ session, params, body, ifVersion }) =>
    carriers.updateCarrier(deps, session, params.id, body, ifVersion),
  );
  route(api, contract.deleteCarrier, ({ session, params }) =>
    carriers.deleteCarrier(deps, session, params.id),
  );
}

export const carrierFeature: Feature<Deps> = {
  name: "carriers",
  archiveParts: [carrierArchive],
  routes: carrierRoutes,
};
