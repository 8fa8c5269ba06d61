import * as contract from "#contracts/lookup/mistakes.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as mistakes from "./service.ts";

type Deps = { db: Db; events: Events };

function mistakeRoutes(api: Api, { db, events }: Deps): void {
  route(api, contract.reportMistake, ({ session, body }) =>
    mistakes.reportMistake(events, session, body),
  );
  route(api, contract.listMistakes, ({ query }) => mistakes.listMistakes(db, query));
  route(api, contract.closeMistake, ({ params }) => mistakes.setState(events, params.id, "closed"));
  route(api, contract.reopenMistake, ({ params }) => mistakes.setState(events, params.id, "open"));
}

export const mistakeFeature: Feature<Deps> = {
  name: "mistakes",
  routes: mistakeRoutes,
};
