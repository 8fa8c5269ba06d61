import { likeHoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import { keepIntent, takeIntent } from "../api/intent.ts";

/** Nobody waits longer than this for what they were about to do. */
const patience = 5_000;

/** Does what a guest was about to do. Where it fails, they can do it again where they were. */
export async function finishIntention(): Promise<void> {
  const intent = takeIntent();
  if (!intent) return;
  // A comment is finished where it was written, as its text waits there.
  if ("comment" in intent) return keepIntent(intent);
  const signal = AbortSignal.timeout(patience);
  await call(likeHoot, { params: { id: intent.like }, signal }).catch(() => undefined);
}
