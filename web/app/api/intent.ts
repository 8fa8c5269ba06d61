import * as z from "zod/mini";
import { Id } from "#contracts/text.ts";
import { tabShelf } from "./storage.ts";

/** What a guest was about to do when log-in came between. */
const Intent = z.union([
  z.strictObject({ like: Id, of: z.enum(["hoot", "blog"]) }),
  z.strictObject({ comment: Id, text: z.string(), parentId: z.optional(z.nullable(Id)) }),
]);
export type Intent = z.output<typeof Intent>;

const key = "intent";

export const keepIntent = (intent: Intent): void => tabShelf.setItem(key, JSON.stringify(intent));

/** Hands the intention out once, to whoever can fulfil it. */
export function takeIntent(
  canFulfil: (intent: Intent) => boolean = () => true,
): Intent | undefined {
  const intent = keptIntent();
  if (!intent || canFulfil(intent)) tabShelf.removeItem(key);
  return intent && canFulfil(intent) ? intent : undefined;
}

function keptIntent(): Intent | undefined {
  const kept = tabShelf.getItem(key);
  if (kept === null) return undefined;
  try {
    return z.safeParse(Intent, JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}
