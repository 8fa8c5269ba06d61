import * as contract from "#contracts/travel/deadlines.ts";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import * as deadlines from "./service.ts";

function deadlineRoutes(api: Api, deps: deadlines.Deps): void {
  route(api, getTripReadiness, ({ session, params }) =>
    deadlines.getTripReadiness(deps, session, params.id),
  );
  route(api, contract.listDeadlines, ({ session, params }) =>
    deadlines.listDeadlines(deps, session, params.id),
  );
  route(api, contract.hideDeadlines, ({ session, params, body }) =>
    deadlines.hideDeadlines(deps, session, params.id, body),
  );
}

export const deadlineFeature: Feature<deadlines.Deps> = {
  name: "deadlines",
  routes: deadlineRoutes,
  deleteExpired: deadlines.deleteOldReminders,
};
