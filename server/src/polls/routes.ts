import * as contract from "#contracts/polls.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as polls from "./service.ts";

type Rooms = { db: Db; events: Events };

const results = { keep: ({ country }: contract.Poll) => ({ tags: ["polls", `poll:${country}`] }) };

// prettier-ignore
export function pollRoutes(api: Api, { db, events }: Rooms): void {
  const rooms = { db, events, limiter: api.limiter };
  route(api, contract.getPoll, ({ session, params }) => polls.getPoll(db, session, params.country), results);
  route(api, contract.vote, ({ session, params, body, address }) => polls.vote(rooms, session, { name: params.country, body, address }));
}
