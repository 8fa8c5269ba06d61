import type { Hoot } from "#contracts/community/hoots.ts";
import type { OwnComment } from "../comments/service.ts";
import * as comments from "../comments/service.ts";
import { allPages, archivePart } from "../../platform/archive-part.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { getHoot, pageHoots } from "./read.ts";
import { countOwn } from "./store.ts";
import { aboutHoots } from "./subject.ts";

const perPage = 50;

async function* ownHoots(db: Db, owner: Session) {
  const pages = allPages((before) =>
    pageHoots(db, owner, { author: owner.userId, sort: "newest", limit: perPage, before, page: 1 }),
  );
  // With all comments, as they are shown to its author.
  for await (const { _id } of pages) yield getHoot(db, owner, _id);
}

/** Own hoots with their comments. They are not restored, because that would publish them again. */
export const hootArchive = archivePart<Hoot>({
  name: "hoots",
  title: "Hoots",
  order: 70,
  list: ({ db }, owner) => ownHoots(db, owner),
  titleOf: ({ title }) => title,
  count: countOwn,
});

/** Own comments on hoots, also on those of others. */
export const hootCommentArchive = archivePart<OwnComment>({
  name: "comments",
  title: "Comments on hoots",
  order: 71,
  list: ({ db }, owner) => comments.listOwn(db, aboutHoots, owner),
  titleOf: ({ text }) => text,
});
