import { call } from "../../data/browser.ts";
import { takeIntent } from "../../data/intent.ts";

/** Nobody waits longer than this for what they were about to do. */
const patience = 5_000;

/**
 * Gives the like a guest was about to give. Where it fails, they can give it where they were.
 * A comment is finished by the page it stands on, where its text is shown.
 */
export async function finishIntention(): Promise<void> {
  const intent = takeIntent((kept) => "like" in kept);
  if (!intent || !("like" in intent)) return;
  const signal = AbortSignal.timeout(patience);
  const endpoint =
    intent.of === "hoot"
      ? (await import("#contracts/community/hoots.ts")).likeHoot
      : (await import("#contracts/community/blogs.ts")).likeBlog;
  await call(endpoint, { params: { id: intent.like }, signal }).catch(() => undefined);
}
