import * as contract from "#contracts/profiles.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as profiles from "./service.ts";

type Rooms = { db: Db; events: Events };

const list = { keep: () => ({ tags: ["people", "profile-list"] }) };
const one = { keep: () => ({ tags: ["people"] }) };

// prettier-ignore
export function profileRoutes(api: Api, { db, events }: Rooms): void {
  const rooms = { events, files: api.files };
  route(api, contract.listProfiles, ({ query }) => profiles.listProfiles(db, query.before), list);
  route(api, contract.getOwnProfile, ({ session }) => profiles.getOwnProfile(db, session));
  route(api, contract.getProfile, ({ session, params }) => profiles.getProfile(db, session, params.id), one);
  route(api, contract.updateProfile, ({ session, params, body, files, ifVersion }) => profiles.updateProfile(rooms, session, { id: params.id, words: body, uploads: files, ifVersion }));
}
