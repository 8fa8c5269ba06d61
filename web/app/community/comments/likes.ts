import { likesShown } from "#contracts/community/hoots.ts";
import type { Likes } from "./subject.ts";

/** The likes as one viewer sees them, who may have liked or unliked since the copy was made. */
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

/** A guest's copy has only the newest likes, so an older like of the viewer must be fetched. */
export const mustFetch = ({ likes, likeCount }: Likes, userId: string | undefined): boolean =>
  userId !== undefined && likeCount > likesShown && !likes.includes(userId);
