import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import * as contract from "#contracts/community/hoots.ts";
import type { Session } from "../../platform/http/api.ts";
import { findHiddenReason } from "../moderation/service.ts";
import type { Db } from "../../platform/schema.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import { listPage } from "../../platform/db/list-page.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import * as commentService from "../comments/service.ts";
import { presentFoundHoot, presentHoot } from "./present.ts";
import { listChanges, listMilestones, mapTitles } from "../../accounts/publishing/service.ts";
import { listFollowedHoots } from "./followed-store.ts";
import { presentAll } from "./present-all.ts";
import { hootQuery } from "./search-query.ts";
import { searchHoots as findMatches } from "./search-store.ts";
import * as store from "./store.ts";
import { aboutHoots, hootNotFound } from "./subject.ts";
import { countTagged } from "./tag-store.ts";
import { breedNamed } from "./tags.ts";

type Viewer = Session | undefined;
type Query<E> = ParsedInput<E> extends { query: infer Q } ? Q : never;

/** How many of the newest matches are ranked; a common word would rank the whole table. */
const rankedMax = 2_000;

const inLists = (viewer: Viewer) => ({
  viewer: viewer?.userId,
  likes: contract.likesShown,
  comments: contract.commentsInList,
});

/** The newest hundred hoots. */
export async function listNewest(db: Db, viewer: Viewer): Promise<contract.Hoot[]> {
  const listing = { sort: "newest", limit: contract.newestCount } as const;
  const rows = await store.listHoots(db, listing, inLists(viewer));
  return presentAll(db, viewer, rows);
}

/** One page of hoots by number or cursor, with `hasMore`. */
export async function pageHoots(db: Db, viewer: Viewer, query: Query<typeof contract.pageHoots>) {
  const { page = 1, limit, breed, ...filters } = query;
  const listing = {
    ...filters,
    breed: breed && breedNamed(breed),
    limit: limit + 1,
    offset: (page - 1) * limit,
  };
  const rows = await store.listHoots(db, listing, inLists(viewer));
  return {
    data: await presentAll(db, viewer, rows.slice(0, limit)),
    hasMore: rows.length > limit,
  };
}

/** How many hoots with these tags the viewer sees. */
export async function countHoots(
  db: Db,
  viewer: Viewer,
  { breed, ...tags }: Query<typeof contract.countHoots>,
): Promise<{ count: number }> {
  const filter = { ...tags, breed: breed && breedNamed(breed) };
  const count = await countTagged(db, filter, {
    viewer: viewer?.userId,
    max: contract.hootCountMax,
  });
  return { count };
}

/** Hoots of the people whom the caller follows, newest first. */
export async function followedHoots(
  db: Db,
  viewer: Session,
  { limit, before, category }: Query<typeof contract.followedHoots>,
) {
  const sizes = { ...inLists(viewer), viewer: viewer.userId };
  const rows = await listFollowedHoots(db, { limit: limit + 1, before, category }, sizes);
  return {
    data: await presentAll(db, viewer, rows.slice(0, limit)),
    hasMore: rows.length > limit,
  };
}

/** `count` distinct random hoots, or all if there are fewer. */
export async function randomHoots(db: Db, viewer: Viewer, count: number): Promise<contract.Hoot[]> {
  const randomKeys = Array.from({ length: count }, () => Math.random());
  const rows = await store.listRandomHoots(db, randomKeys, inLists(viewer));
  return presentAll(db, viewer, rows);
}

/** Hoots that match all words, best first. */
export async function searchHoots(
  db: Db,
  viewer: Viewer,
  { q, limit, before }: Query<typeof contract.searchHoots>,
) {
  const { text: query, wanted } = await hootQuery(db, q);
  const search = { query, limit: limit + 1, before, newest: rankedMax };
  const rows = query === null ? [] : await findMatches(db, search, inLists(viewer));
  return listPage(rows, limit, (row) => presentFoundHoot(row, viewer?.userId, wanted));
}

/** Hoots with all words in title or text, the last one as a prefix; unsorted. */
export async function findByWords(db: Db, terms: readonly Wanted[], limit: number, viewer: Viewer) {
  const rows = await store.findNamedHoots(db, terms, limit, viewer?.userId);
  return rows.map(({ author, ...hoot }) => ({
    ...hoot,
    author: presentAuthor(author),
  }));
}

/** One hoot with all its comments. Throws NOT_FOUND. */
export async function getHoot(db: Db, viewer: Viewer, id: string): Promise<contract.Hoot> {
  const row = await store.findHoot(db, id, { viewer, likes: contract.likesShown });
  if (!row) throw hootNotFound();
  const comments =
    // The count leaves out hidden comments, which their authors see.
    row.comment_count > 0 || viewer
      ? await commentService.listComments(db, aboutHoots, id, viewer)
      : [];
  const hidden = row.hidden && !row.held ? await findHiddenReason(db, "hoot", id) : undefined;
  const [hoot] = await commentService.withMentions(db, viewer?.userId, [
    presentHoot(row, viewer?.userId),
  ]);
  if (!hoot) throw hootNotFound();
  return { ...hoot, comments, ...(hidden && { hidden }) };
}

/** Titles of hoots that a viewer may open, by ID. */
export const findTitles = (db: Db, ids: readonly string[], viewer: Viewer) =>
  mapTitles(db, "hoots", ids, viewer?.userId);

/** Ids at which sitemaps of `step` hoots begin, newest first. */
export const milestones = (db: Db, step: number): Promise<string[]> =>
  listMilestones(db, "hoots", step);

/** Ids and times of last change from a hoot on, newest first. */
export const lastChanges = (db: Db, from: string, limit: number) =>
  listChanges(db, "hoots", from, limit);
