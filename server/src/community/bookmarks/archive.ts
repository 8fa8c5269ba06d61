import type { Bookmark } from "#contracts/community/bookmarks.ts";
import { allPages, archivePart } from "../../platform/archive-part.ts";
import { listBookmarks } from "./service.ts";

const perPage = 50;

/** What a person saved. They point to this site, so they are not restored. */
export const bookmarkArchive = archivePart<Bookmark>({
  name: "bookmarks",
  title: "Bookmarks",
  order: 80,
  list: ({ db }, owner) =>
    allPages((before) => listBookmarks(db, owner, { before, limit: perPage, kind: undefined })),
  titleOf: ({ title }) => title,
});
