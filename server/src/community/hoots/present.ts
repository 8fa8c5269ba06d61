import type { FoundHoot, Hoot } from "#contracts/community/hoots.ts";
import { presentAuthor } from "../../accounts/profiles/service.ts";
import { moment } from "../../platform/db/moment.ts";
import { presentComment, presentLikes } from "../comments/service.ts";
import { presentPhotos } from "../../accounts/publishing/service.ts";
import { markedIn, passageOf, searchable, type Wanted } from "../../platform/text/matching.ts";
import type { HootRow } from "./store.ts";
import { presentRoute } from "./tags.ts";

/** A hoot as `viewer` sees it: the viewer's own like is always included. */
export function presentHoot(row: HootRow, viewer: string | undefined): Hoot {
  const photos = presentPhotos(row.photos);
  return {
    _id: row.id,
    title: row.title,
    text: row.text,
    category: row.category,
    gifUrl: row.gif_url,
    ...(photos && { photos }),
    author: presentAuthor(row.author),
    ...presentLikes(row, viewer),
    comments: (row.comments ?? []).map(presentComment),
    commentCount: row.comment_count,
    question: row.is_question,
    acceptedId: row.accepted_comment_id,
    ...presentTags(row),
    createdAt: moment(row.created_at),
    updatedAt: moment(row.updated_at),
    version: row.version,
    ...(row.held && { held: true as const }),
  };
}

function presentTags({ airline, breed, venue, ...row }: HootRow) {
  return {
    ...(airline !== null && { airline }),
    ...presentRoute(row),
    ...(breed !== null && { breed }),
    ...(venue !== null && { venue }),
  };
}

export const presentFoundHoot = (
  row: HootRow,
  viewer: string | undefined,
  wanted: readonly Wanted[],
): FoundHoot => ({
  ...presentHoot(row, viewer),
  marked: {
    title: markedIn(row.title, wanted),
    text: markedIn(passageOf(searchable(row.text), wanted), wanted),
  },
});
