import * as contract from "#contracts/profiles.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as profiles from "./service.ts";

type Rooms = { db: Db; events: Events };

export function profileRoutes(api: Api, { db }: Rooms): void {
  route(api, contract.getOwnProfile, ({ session }) => profiles.getOwnProfile(db, session));
}
