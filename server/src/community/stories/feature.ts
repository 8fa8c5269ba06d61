import { likeStoryComment, unlikeStoryComment } from "#contracts/community/comments.ts";
import * as contract from "#contracts/community/stories.ts";
import { sql } from "kysely";
import { closingOf } from "../../platform/closing.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as commentService from "../comments/service.ts";
import type { PostingRules } from "../../accounts/publishing/service.ts";
import { storyArchive, storyCommentArchive } from "./archive.ts";
import { pictureColumns } from "./columns.ts";
import { isAuthor } from "./policy.ts";
import * as stories from "./service.ts";
import { aboutStories as subject } from "./subject.ts";

type Deps = { db: Db; events: Events; posting: PostingRules };

const lists = { cached: () => ({ tags: ["blogs", "people"] }) };
/** Random, so not cached; a page that shows them has these cache tags. */
const drawn = { headers: { "cache-tag": "blogs,people" } };
const one = { cached: ({ _id }: { _id: string }) => ({ tags: [`blog:${_id}`, "people"] }) };

function storyRoutes(api: Api, { db, events, posting }: Deps): void {
  const deps = { events, files: api.files, posting };
  const comments = { events, posting, subject };
  const likes = commentService.makeLikes(events, subject);
  route(
    api,
    contract.listStories,
    ({ session, query }) => stories.listStories(db, session, query),
    lists,
  );
  route(
    api,
    contract.listRandomStories,
    ({ session, query }) => stories.randomStories(db, session, query.count),
    drawn,
  );
  route(api, contract.listOwnStories, ({ session, query }) =>
    stories.listStories(db, session, { ...query, author: session.userId }),
  );
  route(
    api,
    contract.getStory,
    ({ session, params }) => stories.getStory(db, session, params.id),
    one,
  );
  route(api, contract.createStory, ({ session, body, files, key }) =>
    stories.createStory(deps, session, body, files, key),
  );
  route(api, contract.updateStory, ({ session, params, body, files, ifVersion }) =>
    stories.updateStory(deps, session, {
      id: params.id,
      changes: body,
      pictures: files,
      ifVersion,
    }),
  );
  route(api, contract.deleteStory, ({ session, params }) =>
    stories.deleteStory(deps, session, params.id),
  );
  route(api, contract.likeStory, ({ session, params }) =>
    stories.likeStory({ db, likes }, session, params.id),
  );
  route(api, contract.unlikeStory, ({ session, params }) =>
    stories.unlikeStory({ db, likes }, session, params.id),
  );
  route(api, likeStoryComment, ({ session, params }) =>
    commentService.likeComment(comments, session, params),
  );
  route(api, unlikeStoryComment, ({ session, params }) =>
    commentService.unlikeComment(comments, session, params),
  );
  route(api, contract.createStoryComment, ({ session, params, body, key }) =>
    commentService.createComment(comments, session, params.id, body, key),
  );
  route(api, contract.updateStoryComment, ({ session, params, body }) =>
    commentService.updateComment(comments, session, params.id, params.commentId, body.text),
  );
  route(api, contract.deleteStoryComment, ({ session, params, key }) =>
    commentService.deleteComment(comments, session, params.id, params.commentId, key),
  );
}

type AboutBlog = { blogId: string; actorId: string };

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "blog.posted": AboutBlog;
    "blog.changed": AboutBlog;
    "blog.deleted": AboutBlog;
    "blog.liked": AboutBlog & { authorId: string | null };
    "blog.unliked": AboutBlog;
  }
}

const shown = ({ blogId }: AboutBlog) => ["blogs", `blog:${blogId}`];
const listed = (event: AboutBlog) => [...shown(event), "blog-list"];
const ofOne = ({ blogId: id, actorId: actor }: AboutBlog) => ({
  topics: [{ blog: id }],
  id,
  actor,
});

export const storyFeature: Feature<Deps> = {
  name: "stories",
  routes: storyRoutes,
  archiveParts: [storyArchive, storyCommentArchive],
  staleTags: {
    "blog.posted": listed,
    "blog.changed": listed,
    "blog.deleted": listed,
    "blog.liked": shown,
    "blog.unliked": shown,
    "account.deleted": () => ["blogs", "blog-list"],
  },
  liveNews: {
    "blog.changed": ofOne,
    "blog.deleted": ofOne,
    "blog.liked": ofOne,
    "blog.unliked": ofOne,
  },
  closingHooks: closingOf("blogs", isAuthor),
  hiddenFileQuery: (fileId) => {
    const isShown = pictureColumns.map((column) => sql`${sql.ref(column)} = ${fileId}`);
    return sql`
      select hidden_at from blogs where (${sql.join(isShown, sql` or `)}) and hidden_at is not null`;
  },
  beforeAccountDeletion: stories.deleteLikesOf,
};
