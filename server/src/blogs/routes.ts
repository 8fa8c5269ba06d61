import * as contract from "#contracts/blogs.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as talk from "../talk/service.ts";
import * as blogs from "./service.ts";
import { aboutBlogs as subject } from "./subject.ts";

type Rooms = { db: Db; events: Events };

const lists = { keep: () => ({ tags: ["blogs", "people"] }) };
/** Drawn anew each time, so never kept; a page that shows them goes with what it shows. */
const drawn = { headers: { "cache-tag": "blogs,people" } };
const one = { keep: ({ _id }: { _id: string }) => ({ tags: [`blog:${_id}`, "people"] }) };

// prettier-ignore
export function blogRoutes(api: Api, { db, events }: Rooms): void {
  const rooms = { events, files: api.files };
  route(api, contract.listBlogs, ({ session, query }) => blogs.listBlogs(db, session, query), lists);
  route(api, contract.randomBlogs, ({ session, query }) => blogs.randomBlogs(db, session, query.count), drawn);
  route(api, contract.listOwnBlogs, ({ session, query }) => blogs.listBlogs(db, session, { ...query, author: session.userId }));
  route(api, contract.getBlog, ({ session, params }) => blogs.getBlog(db, session, params.id), one);
  route(api, contract.createBlog, ({ session, body, files, key }) => blogs.createBlog(rooms, session, body, files, key));
  route(api, contract.updateBlog, ({ session, params, body, files, ifVersion }) => blogs.updateBlog(rooms, session, { id: params.id, words: body, pictures: files, ifVersion }));
  route(api, contract.deleteBlog, ({ session, params }) => blogs.deleteBlog(rooms, session, params.id));
  route(api, contract.likeBlog, ({ session, params }) => blogs.likeBlog(events, session, params.id));
  route(api, contract.unlikeBlog, ({ session, params }) => blogs.unlikeBlog(events, session, params.id));
  route(api, contract.createBlogComment, ({ session, params, body, key }) => talk.createComment({ events, subject }, session, params.id, body, key));
  route(api, contract.updateBlogComment, ({ session, params, body }) => talk.updateComment({ events, subject }, session, params.id, params.commentId, body.text));
  route(api, contract.deleteBlogComment, ({ session, params }) => talk.deleteComment({ events, subject }, session, params.id, params.commentId));
}
