import { idPattern } from "#contracts/kernel/id-pattern.ts";
import { tabStore } from "./storage.ts";

/** What a guest was about to do when log-in came between. */
export type Intent =
  | { like: string; of: "hoot" | "blog" }
  | { comment: string; text: string; parentId?: string | null | undefined };

const key = "intent";

export const keepIntent = (intent: Intent): void => tabStore.setItem(key, JSON.stringify(intent));

/** Hands the intention out once, to whoever can fulfil it. */
export function takeIntent(
  canFulfil: (intent: Intent) => boolean = () => true,
): Intent | undefined {
  const intent = keptIntent();
  if (!intent || canFulfil(intent)) tabStore.removeItem(key);
  return intent && canFulfil(intent) ? intent : undefined;
}

function keptIntent(): Intent | undefined {
  const kept = tabStore.getItem(key);
  if (kept === null) return undefined;
  try {
    return readIntent(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

const isId = (value: unknown): value is string =>
  typeof value === "string" && idPattern.test(value);

// Read by hand, since pages that only show likes start without schemas.
function readIntent(kept: unknown): Intent | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { like, of, comment, text, parentId }: Record<string, unknown> = { ...kept };
  if (isId(like) && (of === "hoot" || of === "blog")) return { like, of };
  if (!isId(comment) || typeof text !== "string") return undefined;
  if (parentId === undefined || parentId === null || isId(parentId)) {
    return { comment, text, parentId };
  }
  return undefined;
}
