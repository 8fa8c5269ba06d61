import * as contract from "#contracts/community/blogs.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as talk from "../comments/service.ts";
import * as blogs from "./service.ts";
import { aboutBlogs as subject } from "./subject.ts";

type Deps = { db: Db; events: Events };

const lists = { cached: () => ({ tags: ["blogs", "people"] }) };
/** Drawn anew each time, so never kept; a page that shows them goes with what it shows. */
const drawn = { headers: { "cache-tag": "blogs,people" } };
const one = { cached: ({ _id }: { _id: string }) => ({ tags: [`blog:${_id}`, "people"] }) };

// prettier-ignore
function blogRoutes(api: Api, { db, events }: Deps): void {
  const deps = { events, files: api.files };
  route(api, contract.listBlogs, ({ session, query }) => blogs.listBlogs(db, session, query), lists);
  route(api, contract.randomBlogs, ({ session, query }) => blogs.randomBlogs(db, session, query.count), drawn);
  route(api, contract.listOwnBlogs, ({ session, query }) => blogs.listBlogs(db, session, { ...query, author: session.userId }));
  route(api, contract.getBlog, ({ session, params }) => blogs.getBlog(db, session, params.id), one);
  route(api, contract.createBlog, ({ session, body, files, key }) => blogs.createBlog(deps, session, body, files, key));
  route(api, contract.updateBlog, ({ session, params, body, files, ifVersion }) => blogs.updateBlog(deps, session, { id: params.id, words: body, pictures: files, ifVersion }));
  route(api, contract.deleteBlog, ({ session, params }) => blogs.deleteBlog(deps, session, params.id));
  route(api, contract.likeBlog, ({ session, params }) => blogs.likeBlog(events, session, params.id));
  route(api, contract.unlikeBlog, ({ session, params }) => blogs.unlikeBlog(events, session, params.id));
  route(api, contract.createBlogComment, ({ session, params, body, key }) => talk.createComment({ events, subject }, session, params.id, body, key));
  route(api, contract.updateBlogComment, ({ session, params, body }) => talk.updateComment({ events, subject }, session, params.id, params.commentId, body.text));
  route(api, contract.deleteBlogComment, ({ session, params }) => talk.deleteComment({ events, subject }, session, params.id, params.commentId));
}

type AboutBlog = { blogId: string };

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "blog.posted": AboutBlog;
    "blog.changed": AboutBlog;
    "blog.deleted": AboutBlog;
    "blog.liked": AboutBlog;
    "blog.unliked": AboutBlog;
  }
}

const shown = ({ blogId }: AboutBlog) => ["blogs", `blog:${blogId}`];
const listed = (event: AboutBlog) => [...shown(event), "blog-list"];
const ofOne = ({ blogId: id }: AboutBlog) => ({ topics: [{ blog: id }], id });

export const storyFeature: Feature<Deps> = {
  name: "stories",
  routes: blogRoutes,
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
  beforeAccountDeletion: blogs.forgetLikes,
};
