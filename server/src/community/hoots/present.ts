import type { FoundHoot, Hoot, Marked } from "#contracts/community/hoots.ts";
import { moment, presentAuthor, presentComment, presentLikes } from "../comments/service.ts";
import { documentsPage } from "../../lookup/answers/service.ts";
import { presentPhotos } from "./photos.ts";
import { type FoundHootRow, markEnd, markStart } from "./search-store.ts";
import type { HootRow } from "./store.ts";

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

const documentsPaths = new Map<string, string | null>();

/** The page about the documents of a route; null where there is none. The answers change with releases only. */
function documentsPath(from: string, to: string): string | null {
  const pair = `${from}-${to}`;
  const cached = documentsPaths.get(pair);
  if (cached !== undefined) return cached;
  const path = documentsPage(pair)?.path ?? null;
  documentsPaths.set(pair, path);
  return path;
}

function presentTags({ airline, from_country: from, to_country: to, breed }: HootRow) {
  return {
    ...(airline !== null && { airline }),
    ...(from !== null &&
      to !== null && { route: { from, to, documents: documentsPath(from, to) } }),
    ...(breed !== null && { breed }),
  };
}

export const presentFoundHoot = (row: FoundHootRow, viewer: string | undefined): FoundHoot => ({
  ...presentHoot(row, viewer),
  marked: { title: marked(row.marked_title), text: marked(row.marked_text) },
});

/** Splits a marked text into runs, so that the wire carries no markup. */
export function marked(text: string): Marked {
  return text.split(markStart).flatMap((part, index) => {
    const [found = "", rest = ""] = index === 0 ? ["", part] : part.split(markEnd);
    return [
      { text: found, match: true },
      { text: rest, match: false },
    ].filter((run) => run.text !== "");
  });
}
