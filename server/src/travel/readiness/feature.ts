import * as contract from "#contracts/travel/readiness.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { checkReadiness } from "./service.ts";

function readinessRoutes(api: Api): void {
  route(api, contract.checkReadiness, ({ body }) => checkReadiness(body));
}

export const readinessFeature: Feature<unknown> = {
  name: "readiness",
  routes: readinessRoutes,
};
