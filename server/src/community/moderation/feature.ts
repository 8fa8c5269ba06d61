import * as members from "#contracts/community/members.ts";
import * as contract from "#contracts/community/moderation.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Streams } from "../../platform/http/streams.ts";
import { topicName } from "../../platform/live/topics.ts";
import { decided } from "./emails.ts";
import { decideReport, type ModerationDeps } from "./decisions.ts";
import * as memberService from "./members.ts";
import type { DecidedEvent } from "./notices.ts";
import * as moderation from "./service.ts";

type Deps = ModerationDeps & { streams: Streams };

function moderationRoutes(api: Api, deps: Deps): void {
  const { db, events, secret, streams } = deps;
  route(api, contract.createReport, ({ session, body, repeated }) =>
    moderation.createReport(deps, session, body, repeated),
  );
  route(api, contract.listReports, ({ session, query }) =>
    moderation.listReports(db, session, query),
  );
  route(api, contract.decideReport, ({ session, params, body }) =>
    decideReport(deps, session, params.id, body),
  );
  route(api, contract.listAudit, ({ query }) => moderation.listAudit(db, query));
  route(api, contract.getDecision, ({ session, params, query }) =>
    moderation.getDecision(db, { session, secret, ...params, ...query }),
  );
  route(api, contract.createAppeal, ({ session, body }) =>
    moderation.createAppeal(events, { session, secret, ...body }),
  );
  route(api, members.listMembers, ({ query }) => memberService.listMembers(db, query));
  route(api, members.setRole, ({ session, params, body }) =>
    memberService.setRole(deps, session, params.id, body.role),
  );
  route(api, members.verifyMember, ({ session, params }) =>
    memberService.verifyMember(deps, session, params.id),
  );
  route(api, members.suspendMember, ({ session, params, body }) =>
    memberService.suspendMember(deps, session, params.id, body),
  );
  route(api, members.liftSuspension, ({ session, params }) =>
    memberService.liftSuspension(deps, session, params.id),
  );
  route(api, members.endMemberSessions, ({ session, params }) =>
    memberService.endSessions(deps, session, params.id),
  );
  // Open streams of what was hidden end at once.
  events.listen(async (event) => {
    if (event.what !== "moderation.decided") return;
    const { kind, subjectId: id } = event;
    if (kind !== "hoot" && kind !== "blog") return;
    const decided = topicName(kind === "hoot" ? { hoot: id } : { blog: id });
    await streams.review(({ topic }) => topic === decided);
  });
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "moderation.decided": DecidedEvent;
  }
}

export const moderationFeature: Feature<Deps> = {
  name: "moderation",
  routes: moderationRoutes,
  mailCauses: [decided],
  // Also the events that hide the thing or show it again, as they are of the same write.
  everywhere: ["moderation.decided"],
  beforeAccountDeletion: moderation.forgetPerson,
  deleteExpired: moderation.deleteRemoved,
};
