import type { Hoot } from "#contracts/community/hoots.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { withMentions } from "../comments/service.ts";
import { presentHoot } from "./present.ts";
import type { HootRow } from "./store.ts";

/** Hoots of a list with their first comments, with the members whom both mention. */
export async function presentAll(
  db: Db,
  viewer: Session | undefined,
  rows: readonly HootRow[],
): Promise<Hoot[]> {
  const hoots = rows.map((row) => presentHoot(row, viewer?.userId));
  const comments = hoots.flatMap((hoot) => hoot.comments);
  const all = await withMentions(db, viewer?.userId, [...hoots, ...comments]);
  const mentions = new Map(all.map((thing) => [thing._id, thing.mentions]));
  const mentionsOf = ({ _id }: { _id: string }) => {
    const found = mentions.get(_id);
    return found && { mentions: found };
  };
  return hoots.map((hoot) => ({
    ...hoot,
    ...mentionsOf(hoot),
    comments: hoot.comments.map((comment) => ({ ...comment, ...mentionsOf(comment) })),
  }));
}
