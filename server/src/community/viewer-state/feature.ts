import { listMine } from "#contracts/community/mine.ts";
import type { Feature } from "../../platform/feature.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as viewerState from "./service.ts";

export const viewerStateFeature: Feature<{ db: Db }> = {
  name: "viewer-state",
  routes: (api, { db }) =>
    route(api, listMine, ({ session, query }) => viewerState.listViewerState(db, session, query)),
};
