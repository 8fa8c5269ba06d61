import * as contract from "#contracts/community/polls.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as polls from "./service.ts";

type Deps = { db: Db; events: Events };

const results = {
  cached: ({ country }: contract.Poll) => ({ tags: ["polls", `poll:${country}`] }),
};

function pollRoutes(api: Api, { db, events }: Deps): void {
  const deps = { db, events, limiter: api.limiter };
  route(
    api,
    contract.getPoll,
    ({ session, params }) => polls.getPoll(db, session, params.country),
    results,
  );
  route(api, contract.vote, ({ session, params, body, address }) =>
    polls.vote(deps, session, { name: params.country, body, address }),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "poll.voted": { country: string };
  }
}

export const pollFeature: Feature<Deps> = {
  name: "polls",
  routes: pollRoutes,
  staleTags: {
    "poll.voted": ({ country }) => [`poll:${country}`],
    "account.deleted": () => ["polls"],
  },
};
