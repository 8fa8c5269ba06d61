import type { BookmarkKind } from "#contracts/community/bookmarks.ts";
import { idPattern } from "#contracts/kernel/text.ts";
import { articles } from "#reference/articles.ts";
import * as catalog from "../../commerce/catalog/service.ts";
import { documentsPage } from "../../lookup/answers/service.ts";
import * as providers from "../../lookup/providers/service.ts";
import * as venues from "../../lookup/venues/service.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { isPartOn } from "../../platform/settings/service.ts";
import * as hoots from "../hoots/service.ts";
import * as stories from "../stories/service.ts";

/** A thing that can be saved: its title and the path of its page. */
export type Bookmarkable = { title: string; path: string };

type Find = (
  db: Db,
  ids: readonly string[],
  viewer: Session,
) => Promise<ReadonlyMap<string, Bookmarkable>> | ReadonlyMap<string, Bookmarkable>;

const articleTitles = new Map(articles.map(({ id, title }) => [id, title]));
const isNumber = (id: string) => /^\d{1,9}$/.test(id);

const withPath = (titles: ReadonlyMap<string, string>, pathOf: (id: string) => string) =>
  new Map(Array.from(titles, ([id, title]) => [id, { title, path: pathOf(id) }]));

/** Each finds those of its kind that exist and that the viewer may see, by ID. */
const finders: Record<BookmarkKind, Find> = {
  hoot: async (db, ids, viewer) =>
    withPath(await hoots.findTitles(db, ids.filter(isId), viewer), (id) => `/hoots/${id}`),
  blog: async (db, ids, viewer) =>
    withPath(await stories.findTitles(db, ids.filter(isId), viewer), (id) => `/blogs/${id}`),
  article: (_db, ids) =>
    new Map(
      ids.flatMap((id) => {
        const title = articleTitles.get(id);
        return title === undefined ? [] : [[id, { title, path: `/articles/${id}` }]];
      }),
    ),
  product: async (db, ids) => {
    if (!(await isPartOn(db, "shop"))) return new Map();
    const found = await catalog.findProducts(db, ids.filter(isNumber).map(Number));
    return new Map(
      found.map(({ id, title }) => [`${id}`, { title, path: `/product/${id}` }] as const),
    );
  },
  provider: (db, ids) => providers.findPublic(db, ids),
  documents: (_db, ids) =>
    new Map(
      ids.flatMap((id) => {
        const page = documentsPage(id);
        return page ? [[id, page]] : [];
      }),
    ),
  venue: async (db, ids) =>
    withPath(await venues.findNames(db, ids.filter(isId)), (id) => `/places/${id}`),
};

const isId = (id: string): boolean => idPattern.test(id);

/** The things of one kind among these IDs that exist and that a viewer may see. */
export const findBookmarkable = async (
  db: Db,
  viewer: Session,
  kind: BookmarkKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Bookmarkable>> =>
  ids.length === 0 ? new Map() : finders[kind](db, ids, viewer);
