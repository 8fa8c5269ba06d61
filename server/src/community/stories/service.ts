import * as contract from "#contracts/community/blogs.ts";
import { commentsInList, likesShown } from "#contracts/community/hoots.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import { attemptBody, replacedFiles } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { admitPost } from "../publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as talk from "../comments/service.ts";
import {
  blogColumns,
  type Changes,
  type Draft,
  isAnything,
  pictureColumns,
  type Pictures,
} from "./columns.ts";
import { presentBlog } from "./present.ts";
import * as store from "./store.ts";
import { aboutBlogs, blogNotFound } from "./subject.ts";

type Deps = { events: Events; files: Files };
type Viewer = Session | undefined;

const inLists = (viewer: Viewer) => ({
  viewer: viewer?.userId,
  likes: likesShown,
  comments: commentsInList,
});

type Place = { before?: string | undefined; author?: string | undefined; limit?: number };

/** The newest stories, or those before one; of one author where one is named. A hundred where `limit` is not said. */
export async function listBlogs(db: Db, viewer: Viewer, place: Place): Promise<contract.Blog[]> {
  const { limit = contract.newestBlogs } = place;
  const rows = await store.listBlogs(db, { ...place, limit }, inLists(viewer));
  return rows.map((row) => presentBlog(row, viewer?.userId));
}

/** `count` different stories at random, or all where there are fewer. */
export async function randomBlogs(db: Db, viewer: Viewer, count: number): Promise<contract.Blog[]> {
  const throws = Array.from({ length: count }, () => Math.random());
  const rows = await store.listRandomBlogs(db, throws, inLists(viewer));
  return rows.map((row) => presentBlog(row, viewer?.userId));
}

/** Stories with all of the words in title or text, the last word perhaps only begun; in no order. */
export async function findByWords(db: Db, words: string, limit: number) {
  const rows = await store.findBlogsByWords(db, words, limit);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: [row.content_one, row.content_two, row.content_three, row.content_four].join("\n"),
    image: row.image_one,
  }));
}

/** One story with all its comments. Throws NOT_FOUND. */
export async function getBlog(db: Db, viewer: Viewer, id: string): Promise<contract.Blog> {
  const row = await store.findBlog(db, id, { viewer: viewer?.userId, likes: likesShown });
  if (!row) throw blogNotFound();
  const comments = row.comment_count > 0 ? await talk.listComments(db, aboutBlogs, id) : [];
  return { ...presentBlog(row, viewer?.userId), comments };
}

/** The ids at which lists of `step` stories begin, the newest first. */
export const milestones = async (db: Db, step: number): Promise<string[]> =>
  (await store.listMilestones(db, step)).map(({ id }) => id);

/** Ids and moments of the last change, from one story on, the newest first. */
export const lastChanges = (db: Db, from: string, limit: number) =>
  store.listChanges(db, from, limit);

/** Publishes a story; the same `key` again answers the story it made. Throws QUOTA, NOT_VERIFIED, DUPLICATE. */
export function createBlog(
  { events, files }: Deps,
  session: Session,
  draft: Draft,
  pictures: Pictures,
  key?: string,
): Promise<contract.Blog> {
  const { userId } = session;
  const said = attemptBody(draft, pictures);
  return events.write((trx, publish) =>
    once(trx, { ownerId: userId, key, call: "createBlog", body: said }, async () => {
      const { title, contentOne, contentTwo, contentThree, contentFour } = draft;
      const texts = [title, contentOne, contentTwo, contentThree, contentFour].map(
        (text) => text ?? "",
      );
      await admitPost(trx, publish, session, { kind: "story", texts });
      await files.attach(trx, userId, Object.values(pictures));
      const id = uuidv7();
      const words = { title, content_one: contentOne };
      await store.insertBlog(trx, {
        ...blogColumns(draft, pictures),
        ...words,
        id,
        author_id: userId,
      });
      publish({ what: "blog.posted", blogId: id });
      return getBlog(trx, session, id);
    }),
  );
}

type Edit = {
  id: string;
  words: Changes;
  pictures: Pictures;
  ifVersion: number | undefined;
};

/**
 * Changes what is sent. Throws NOT_FOUND, NOT_YOURS, VALIDATION where the first picture is to be taken away,
 * QUOTA, and CONFLICT where `ifVersion` is stale.
 */
export function updateBlog(
  { events, files }: Deps,
  session: Session,
  { id, words, pictures, ifVersion }: Edit,
): Promise<contract.Blog> {
  return events.write(async (trx, publish) => {
    const before = await ownBlog(trx, session, id);
    if (ifVersion !== undefined && ifVersion !== before.version) {
      const current = await getBlog(trx, session, id);
      throw new AppError("CONFLICT", "This story was changed elsewhere meanwhile.", { current });
    }
    if (pictures.contentOneImage === null) throw firstPictureMissing();
    const columns = blogColumns(words, pictures);
    if (isAnything(columns)) {
      // What is replaced goes first, so that a full shelf is no hindrance.
      await files.drop(trx, publish, replacedFiles(pictureColumns, before, columns));
      await files.attach(trx, session.userId, Object.values(pictures));
      await store.updateBlog(trx, id, columns);
      publish({ what: "blog.changed", blogId: id });
    }
    return getBlog(trx, session, id);
  });
}

/** Deletes a story with its pictures, comments and likes. Throws NOT_FOUND, NOT_YOURS. */
export function deleteBlog(
  { events, files }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const blog = await ownBlog(trx, session, id);
    await files.drop(trx, publish, replacedFiles(pictureColumns, blog));
    await store.deleteBlog(trx, id);
    publish({ what: "blog.deleted", blogId: id });
    return { _id: id };
  });
}

/** Likes a story, once. Throws NOT_FOUND. */
export function likeBlog(events: Events, session: Session, id: string): Promise<contract.Blog> {
  return events.write(async (trx, publish) => {
    await talk.like(trx, publish, { subject: aboutBlogs, id, session });
    return getBlog(trx, session, id);
  });
}

/** Takes a like back, where there was one. Throws NOT_FOUND. */
export function unlikeBlog(events: Events, session: Session, id: string): Promise<contract.Blog> {
  return events.write(async (trx, publish) => {
    await talk.unlike(trx, publish, { subject: aboutBlogs, id, session });
    return getBlog(trx, session, id);
  });
}

/** Takes a person's likes back. */
/** Deletes the likes of an account that is being deleted. */
export const forgetLikes = (trx: Trx, { id }: { id: string }): Promise<void> =>
  talk.forgetLikes(trx, aboutBlogs, id);

async function ownBlog(trx: Trx, session: Session, id: string): Promise<store.BlogForChange> {
  const blog = await store.findBlogForChange(trx, id);
  if (!blog) throw blogNotFound();
  if (blog.author_id !== session.userId) {
    throw new AppError("NOT_YOURS", "This story belongs to somebody else.");
  }
  return blog;
}

function firstPictureMissing(): AppError {
  const words = "The first picture can be replaced, but not taken away.";
  return new AppError("VALIDATION", words, { fields: { contentOneImage: words } });
}
