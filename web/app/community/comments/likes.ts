import { likesShown } from "#contracts/community/hoot-names.ts";
import type { Likes } from "./subject.ts";

/** How likes look to one person, who may have decided otherwise since the copy was made. */
export function likesFor(
  { likes, likeCount }: Likes,
  userId: string | undefined,
  decided?: boolean,
): { liked: boolean; count: number } {
  const inCopy = userId !== undefined && likes.includes(userId);
  const liked = userId === undefined ? false : (decided ?? inCopy);
  const change = Number(liked) - Number(inCopy);
  return { liked, count: Math.max(0, likeCount + (userId === undefined ? 0 : change)) };
}

/** A guest's copy names the newest likes only; whether an older one is this person's has to be asked. */
export const mustAsk = ({ likes, likeCount }: Likes, userId: string | undefined): boolean =>
  userId !== undefined && likeCount > likesShown && !likes.includes(userId);
