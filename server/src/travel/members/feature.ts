import * as contract from "#contracts/travel/members.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Streams } from "../../platform/http/streams.ts";
import { topicName } from "../../platform/live/topics.ts";
import { notifyOfAssignments } from "./assignments.ts";
import { invited } from "./emails.ts";
import { closeTrips, handOverTrip, leaveTrips, noticeInheritance } from "./handover.ts";
import { getInvitation, joinTrip } from "./invitations.ts";
import * as members from "./service.ts";

type Deps = members.Deps & { streams: Streams };

/** Keeps the secret URL out of referrers, and the page out of search engines. */
const headers = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

function memberRoutes(api: Api, deps: Deps): void {
  const { db, events, streams } = deps;
  notifyOfAssignments(deps);
  route(api, contract.listMembers, ({ session, params }) =>
    members.listMembers(db, session, params.id),
  );
  route(api, contract.inviteMember, ({ session, params, body, key }) =>
    members.inviteMember(deps, session, params.id, body, key),
  );
  route(api, contract.updateMember, ({ session, params, body }) =>
    members.updateMember(deps, session, params, body),
  );
  route(api, contract.removeMember, ({ session, params }) =>
    members.removeMember(deps, session, params),
  );
  route(api, contract.handOverTrip, ({ session, params, body }) =>
    handOverTrip(deps, session, params.id, body.memberId),
  );
  route(
    api,
    contract.getInvitation,
    ({ session, params }) => getInvitation(deps, session, params.token),
    { headers },
  );
  route(api, contract.joinTrip, ({ session, params, key }) =>
    joinTrip(deps, session, params.token, key),
  );
  events.listen(async (event, here) => {
    if (event.what === "trip.left") {
      const topic = topicName({ trip: event.tripId });
      await streams.review(
        (stream) => stream.topic === topic && stream.viewerId === event.profileId,
      );
    }
    if (event.what === "trip.inherited" && here) await noticeInheritance(deps, event);
  });
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "trip.left": { tripId: string; profileId: string };
    "trip.inherited": { tripId: string; ownerId: string };
  }
}

export const memberFeature: Feature<Deps> = {
  name: "members",
  routes: memberRoutes,
  // A removed member gets nothing more, from any server.
  everywhere: ["trip.left"],
  mailCauses: [invited],
  privateLinks: { noun: "trip invitation", end: members.endInvitations },
  closingHooks: { hide: closeTrips, show: async () => undefined },
  beforeAccountDeletion: leaveTrips,
  deleteExpired: members.gcMembers,
};
