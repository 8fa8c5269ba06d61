import * as contract from "#contracts/travel/plans.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as attachments from "./attachments.ts";
import * as plans from "./service.ts";

type Deps = { db: Db; events: Events };

// prettier-ignore
function planRoutes(api: Api, { db, events }: Deps): void {
  const deps = { events, files: api.files };
  route(api, contract.listPlans, ({ session }) => plans.listPlans(db, session));
  route(api, contract.getPlan, ({ session, params }) => plans.getPlan(db, session, params.id));
  route(api, contract.createPlan, ({ session, body, files, key }) => plans.createPlan(deps, session, body, files, key));
  route(api, contract.updatePlan, ({ session, params, body, files, ifVersion }) => plans.updatePlan(deps, session, params.id, body, files, ifVersion));
  route(api, contract.deletePlan, ({ session, params }) => plans.deletePlan(deps, session, params.id));
  route(api, contract.addAttachment, ({ session, params, body, files, key }) => attachments.attach(deps, session, params.id, body, files.file, key));
  route(api, contract.deleteAttachment, ({ session, params }) => attachments.detach(deps, session, params.id, params.attachmentId));
}

export const tripFeature: Feature<Deps> = {
  name: "trips",
  routes: planRoutes,
};
