import * as contract from "#contracts/travel/readiness.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as readiness from "./service.ts";

type Deps = { db: Db };

function readinessRoutes(api: Api, { db }: Deps): void {
  route(api, contract.checkReadiness, ({ body }) => readiness.checkReadiness(body));
  route(api, contract.listTripReadiness, ({ session }) => readiness.listTripReadiness(db, session));
}

export const readinessFeature: Feature<Deps> = {
  name: "readiness",
  routes: readinessRoutes,
};
