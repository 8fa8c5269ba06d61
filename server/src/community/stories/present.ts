import { type Story, readingMinutes } from "#contracts/community/stories.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import { presentComment, presentLikes } from "../comments/service.ts";
import { presentRoute } from "../hoots/service.ts";
import type { StoryRow } from "./store.ts";

/** A story as `viewer` sees it: the viewer's own like is always included. */
export const presentStory = (row: StoryRow, viewer: string | undefined): Story => ({
  _id: row.id,
  title: row.title,
  contentOne: row.content_one,
  contentTwo: row.content_two,
  contentThree: row.content_three,
  contentFour: row.content_four,
  contentOneImage: row.image_one,
  contentTwoImage: row.image_two,
  contentThreeImage: row.image_three,
  contentFourImage: row.image_four,
  contentOneImageAlt: row.image_one ? row.image_one_alt : "",
  contentTwoImageAlt: row.image_two ? row.image_two_alt : "",
  contentThreeImageAlt: row.image_three ? row.image_three_alt : "",
  contentFourImageAlt: row.image_four ? row.image_four_alt : "",
  pictures: row.pictures,
  ...presentRoute(row),
  author: presentAuthor(row.author),
  ...presentLikes(row, viewer),
  comments: (row.comments ?? []).map(presentComment),
  commentCount: row.comment_count,
  readingMinutes: readingMinutes([
    row.content_one,
    row.content_two,
    row.content_three,
    row.content_four,
  ]),
  createdAt: moment(row.created_at),
  updatedAt: moment(row.updated_at),
  version: row.version,
  ...(row.held && { held: true as const }),
});
