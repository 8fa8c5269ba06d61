import { likeComment, unlikeComment } from "#contracts/community/comments.ts";
import * as contract from "#contracts/community/hoots.ts";
import { sql } from "kysely";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import * as commentService from "../comments/service.ts";
import { venuesTag } from "../../lookup/venues/service.ts";
import type { PostingRules } from "../../accounts/publishing/service.ts";
import { hootArchive, hootCommentArchive } from "./archive.ts";
import { knownCategoryIn } from "./known-category.ts";
import * as hoots from "./service.ts";
import { aboutHoots as subject } from "./subject.ts";

type Deps = { db: Db; events: Events; settings: Settings; posting: PostingRules };

const lists = { cached: () => ({ tags: ["hoots", "people", venuesTag] }) };
/** Likes and comments don't change a count. */
const counts = { cached: () => ({ tags: ["hoot-list", "people"] }) };
/** Random, so not cached; a page that shows them has these cache tags. */
const drawn = { headers: { "cache-tag": `hoots,people,${venuesTag}` } };
const one = {
  cached: ({ _id }: { _id: string }) => ({ tags: [`hoot:${_id}`, "people", venuesTag] }),
};

function hootRoutes(api: Api, { db, events, settings, posting }: Deps): void {
  const withCategory = knownCategoryIn(settings);
  const deps = { events, posting, files: api.files };
  const comments = { events, posting, subject };
  const likes = commentService.makeLikes(events, subject);
  route(api, contract.listHoots, ({ session }) => hoots.listNewest(db, session), lists);
  route(
    api,
    contract.pageHoots,
    async ({ session, query }) => hoots.pageHoots(db, session, await withCategory(query)),
    lists,
  );
  route(
    api,
    contract.countHoots,
    ({ session, query }) => hoots.countHoots(db, session, query),
    counts,
  );
  route(api, contract.followedHoots, async ({ session, query }) =>
    hoots.followedHoots(db, session, await withCategory(query)),
  );
  route(
    api,
    contract.randomHoots,
    ({ session, query }) => hoots.randomHoots(db, session, query.count),
    drawn,
  );
  route(
    api,
    contract.searchHoots,
    ({ session, query }) => hoots.searchHoots(db, session, query),
    lists,
  );
  route(api, contract.getHoot, ({ session, params }) => hoots.getHoot(db, session, params.id), one);
  route(api, contract.createHoot, async ({ session, body, files, key }) =>
    hoots.createHoot(deps, session, await withCategory(body), files, key),
  );
  route(api, contract.updateHoot, async ({ session, params, body, files, ifVersion, key }) =>
    hoots.updateHoot(deps, session, {
      id: params.id,
      changes: await withCategory(body),
      photos: files,
      ifVersion,
      key,
    }),
  );
  route(api, contract.deleteHoot, ({ session, params }) =>
    hoots.deleteHoot(deps, session, params.id),
  );
  route(api, contract.likeHoot, ({ session, params }) =>
    hoots.likeHoot({ db, likes }, session, params.id),
  );
  route(api, contract.unlikeHoot, ({ session, params }) =>
    hoots.unlikeHoot({ db, likes }, session, params.id),
  );
  route(api, contract.acceptAnswer, ({ session, params, body }) =>
    hoots.acceptAnswer(events, session, params.id, body.commentId),
  );
  route(api, contract.removeAnswer, ({ session, params }) =>
    hoots.acceptAnswer(events, session, params.id, null),
  );
  route(api, likeComment, ({ session, params }) =>
    commentService.likeComment(comments, session, params),
  );
  route(api, unlikeComment, ({ session, params }) =>
    commentService.unlikeComment(comments, session, params),
  );
  route(api, contract.createComment, ({ session, params, body, key }) =>
    commentService.createComment(comments, session, params.id, body, key),
  );
  route(api, contract.updateComment, ({ session, params, body }) =>
    commentService.updateComment(comments, session, params.id, params.commentId, body.text),
  );
  route(api, contract.deleteComment, ({ session, params, key }) =>
    commentService.deleteComment(comments, session, params.id, params.commentId, key),
  );
}

type AboutHoot = { hootId: string; actorId: string };

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "hoot.posted": AboutHoot;
    "hoot.changed": AboutHoot;
    "hoot.deleted": AboutHoot;
    "hoot.liked": AboutHoot & { authorId: string | null };
    "hoot.unliked": AboutHoot;
  }
}

const shown = ({ hootId }: AboutHoot) => ["hoots", `hoot:${hootId}`];
/** The sitemap lists hoots, but not their likes and comments. */
const listed = (event: AboutHoot) => [...shown(event), "hoot-list"];
const ofOne = ({ hootId: id, actorId: actor }: AboutHoot) => ({
  topics: [{ hoot: id }],
  id,
  actor,
});
const ofAll = ({ hootId: id, actorId: actor }: AboutHoot) => ({
  topics: [{ hoots: "all" as const }, { hoot: id }],
  id,
  actor,
});

export const hootFeature: Feature<Deps> = {
  name: "hoots",
  routes: hootRoutes,
  archiveParts: [hootArchive, hootCommentArchive],
  staleTags: {
    "hoot.posted": listed,
    "hoot.changed": listed,
    "hoot.deleted": listed,
    "hoot.liked": shown,
    "hoot.unliked": shown,
  },
  liveNews: {
    "hoot.posted": ofAll,
    "hoot.changed": ofOne,
    "hoot.deleted": ofAll,
    "hoot.liked": ofOne,
    "hoot.unliked": ofOne,
  },
  hiddenFileQuery: (fileId) => sql`
    select h.hidden_at from hoot_photos p join hoots h on h.id = p.hoot_id
    where p.file_id = ${fileId} and h.hidden_at is not null`,
  beforeAccountDeletion: hoots.deleteTracesOf,
};
