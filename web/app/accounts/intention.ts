import { createComment, likeHoot } from "#contracts/hoots.ts";
import { call } from "../api/browser.ts";
import { takeIntent, type Intent } from "../api/intent.ts";
import { freshKey } from "../api/once.ts";

/** Nobody waits longer than this for what they were about to do. */
const patience = 5_000;

/** Does what a guest was about to do. Where it fails, they can do it again where they were. */
export async function finishIntention(): Promise<void> {
  const intent = takeIntent();
  if (intent) await finish(intent, AbortSignal.timeout(patience)).catch(() => undefined);
}

function finish(intent: Intent, signal: AbortSignal): Promise<unknown> {
  if ("like" in intent) return call(likeHoot, { params: { id: intent.like }, signal });
  const { comment: id, text, parentId } = intent;
  return call(createComment, { params: { id }, body: { text, parentId }, signal, key: freshKey() });
}
