import type { Story } from "#contracts/community/stories.ts";
import type { OwnComment } from "../comments/service.ts";
import * as comments from "../comments/service.ts";
import { allPages, archivePart } from "../../platform/archive-part.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { getStory, listStories } from "./service.ts";
import { aboutStories } from "./subject.ts";

const perPage = 50;

async function* ownStories(db: Db, owner: Session) {
  const pages = allPages(async (before) => {
    const data = await listStories(db, owner, { author: owner.userId, before, limit: perPage });
    return { data, hasMore: data.length === perPage };
  });
  // With all comments, as they are shown to its author.
  for await (const { _id } of pages) yield getStory(db, owner, _id);
}

/** Own stories with their comments. They are not restored, because that would publish them again. */
export const storyArchive = archivePart<Story>({
  name: "stories",
  title: "Stories",
  order: 72,
  list: ({ db }, owner) => ownStories(db, owner),
  titleOf: ({ title }) => title,
});

/** Own comments on stories, also on those of others. */
export const storyCommentArchive = archivePart<OwnComment>({
  name: "story-comments",
  title: "Comments on stories",
  order: 73,
  list: ({ db }, owner) => comments.listOwn(db, aboutStories, owner),
  titleOf: ({ text }) => text,
});
