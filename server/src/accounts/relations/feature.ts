import * as contract from "#contracts/community/relations.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Streams } from "../../platform/http/streams.ts";
import type { Db } from "../../platform/schema.ts";
import { relationArchive } from "./archive.ts";
import * as relations from "./service.ts";

type Deps = { db: Db; events: Events; streams: Streams };

function relationRoutes(api: Api, { db, events, streams }: Deps): void {
  route(api, contract.followPerson, ({ session, params }) =>
    relations.relate(events, session, "follow", params.id),
  );
  route(api, contract.unfollowPerson, ({ session, params }) =>
    relations.unrelate(events, session, "follow", params.id),
  );
  route(api, contract.blockPerson, ({ session, params }) =>
    relations.relate(events, session, "block", params.id),
  );
  route(api, contract.unblockPerson, ({ session, params }) =>
    relations.unrelate(events, session, "block", params.id),
  );
  route(api, contract.mutePerson, ({ session, params }) =>
    relations.relate(events, session, "mute", params.id),
  );
  route(api, contract.unmutePerson, ({ session, params }) =>
    relations.unrelate(events, session, "mute", params.id),
  );
  route(api, contract.listBlocks, ({ session, query }) => relations.listBlocks(db, session, query));
  route(api, contract.listHiddenPeople, async ({ session }) => ({
    ids: await relations.listOwnHidden(db, session.userId),
  }));
  // Open streams follow a block at once: they leave people out, and those of the other one's threads end.
  events.listen(async (event) => {
    if (event.what !== "relation.changed") return;
    for (const viewer of [event.profileId, event.otherId]) {
      if (!streams.isOpenFor(viewer)) continue;
      streams.hide(viewer, new Set(await relations.listHiddenPeople(db, viewer)));
      await streams.review(({ viewerId }) => viewerId === viewer);
    }
  });
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "profile.followed": { profileId: string; otherId: string };
    "relation.changed": { profileId: string; otherId: string };
  }
}

export const relationFeature: Feature<Deps> = {
  name: "relations",
  routes: relationRoutes,
  archiveParts: [relationArchive],
  everywhere: ["relation.changed"],
};
