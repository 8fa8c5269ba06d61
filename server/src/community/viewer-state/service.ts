import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import type { listMine as contract, Mine, MineKind } from "#contracts/community/mine.ts";
import { bookmarkKinds } from "#contracts/community/bookmarks.ts";
import { idPattern } from "#contracts/kernel/text.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { listSavedAmong } from "../bookmarks/service.ts";
import { listLikedAmong } from "../comments/service.ts";
import { aboutHoots } from "../hoots/service.ts";
import { listThreadsAmong } from "../notifications/service.ts";
import { listFollowedAmong, listHiddenAmong } from "../../accounts/relations/service.ts";
import { aboutStories } from "../stories/service.ts";

type Query = ParsedInput<typeof contract>["query"];

const subjects = {
  hoot: { of: aboutHoots, comments: false },
  blog: { of: aboutStories, comments: false },
  comment: { of: aboutHoots, comments: true },
  blogComment: { of: aboutStories, comments: true },
} as const;

const isSubject = (kind: MineKind): kind is keyof typeof subjects => Object.hasOwn(subjects, kind);

const nothing: Mine = { liked: [], bookmarked: [], followed: [], muted: [], hidden: [] };

/** What the caller has liked, saved and followed of some things, in one call for a whole page. */
export async function listViewerState(
  db: Db,
  { userId }: Session,
  { kind, ids }: Query,
): Promise<Mine> {
  const uuids = ids.filter((id) => idPattern.test(id));
  if (kind === "profile") {
    const [followed, hidden] = await Promise.all([
      listFollowedAmong(db, userId, uuids),
      listHiddenAmong(db, userId, kind, uuids),
    ]);
    return { ...nothing, followed, hidden };
  }
  const saved = bookmarkKinds.find((each) => each === kind);
  const subject = isSubject(kind) ? subjects[kind] : undefined;
  const thread = kind === "hoot" || kind === "blog" ? kind : undefined;
  const [liked, bookmarked, threads, hidden] = await Promise.all([
    subject ? listLikedAmong(db, subject, userId, uuids) : [],
    saved ? listSavedAmong(db, userId, saved, ids) : [],
    thread ? listThreadsAmong(db, userId, thread, uuids) : { followed: [], muted: [] },
    thread ? listHiddenAmong(db, userId, thread, uuids) : [],
  ]);
  return { liked, bookmarked, ...threads, hidden };
}
