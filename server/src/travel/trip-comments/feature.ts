import * as contract from "#contracts/travel/trip-comments.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { tripCommentArchive } from "./archive.ts";
import * as comments from "./service.ts";

function commentRoutes(api: Api, deps: comments.Deps): void {
  route(api, contract.listTripComments, ({ session, params, query }) =>
    comments.listComments(deps.db, session, params.id, query.before),
  );
  route(api, contract.addTripComment, ({ session, params, body, key }) =>
    comments.addComment(deps, session, params.id, body, key),
  );
  route(api, contract.deleteTripComment, ({ session, params }) =>
    comments.deleteComment(deps, session, params),
  );
}

export const tripCommentFeature: Feature<comments.Deps> = {
  name: "trip-comments",
  routes: commentRoutes,
  archiveParts: [tripCommentArchive],
};
