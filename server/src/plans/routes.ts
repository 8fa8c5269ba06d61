import * as contract from "#contracts/plans.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as attachments from "./attachments.ts";
import * as plans from "./service.ts";

type Rooms = { db: Db; events: Events };

// prettier-ignore
export function planRoutes(api: Api, { db, events }: Rooms): void {
  const rooms = { events, files: api.files };
  route(api, contract.listPlans, ({ session }) => plans.listPlans(db, session));
  route(api, contract.getPlan, ({ session, params }) => plans.getPlan(db, session, params.id));
  route(api, contract.createPlan, ({ session, body, files, key }) => plans.createPlan(rooms, session, body, files, key));
  route(api, contract.updatePlan, ({ session, params, body, files, ifVersion }) => plans.updatePlan(rooms, session, params.id, body, files, ifVersion));
  route(api, contract.deletePlan, ({ session, params }) => plans.deletePlan(rooms, session, params.id));
  route(api, contract.addAttachment, ({ session, params, body, files, key }) => attachments.attach(rooms, session, params.id, body, files.file, key));
  route(api, contract.deleteAttachment, ({ session, params }) => attachments.detach(rooms, session, params.id, params.attachmentId));
}
