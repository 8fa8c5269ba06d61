import { listMine } from "#contracts/community/mine.ts";
import type { Feature } from "../../platform/feature.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as mine from "./service.ts";

export const mineFeature: Feature<{ db: Db }> = {
  name: "mine",
  routes: (api, { db }) =>
    route(api, listMine, ({ session, query }) => mine.listMine(db, session, query)),
};
