import { idPattern } from "#contracts/kernel/text.ts";
import { tabStore } from "./storage.ts";

/** An action that a guest started before logging in. */
export type Intent =
  | { like: string; kind: "hoot" | "blog" }
  | { comment: string; text: string; parentId?: string | null | undefined }
  /** The hoot in the draft. */
  | { post: "hoot" };

const key = "intent";

export const storeIntent = (intent: Intent): void => tabStore.setItem(key, JSON.stringify(intent));

/** Returns the stored intent once, to a caller that can fulfil it. */
export function takeIntent(
  canFulfil: (intent: Intent) => boolean = () => true,
): Intent | undefined {
  const intent = storedIntent();
  if (!intent || canFulfil(intent)) tabStore.removeItem(key);
  return intent && canFulfil(intent) ? intent : undefined;
}

function storedIntent(): Intent | undefined {
  const stored = tabStore.getItem(key);
  if (stored === null) return undefined;
  try {
    return readIntent(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

const isId = (value: unknown): value is string =>
  typeof value === "string" && idPattern.test(value);

// Read by hand, since pages that only show likes start without schemas.
function readIntent(stored: unknown): Intent | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { like, kind, comment, text, parentId, post }: Record<string, unknown> = { ...stored };
  if (post === "hoot") return { post };
  if (isId(like) && (kind === "hoot" || kind === "blog")) return { like, kind };
  if (!isId(comment) || typeof text !== "string") return undefined;
  if (parentId === undefined || parentId === null || isId(parentId)) {
    return { comment, text, parentId };
  }
  return undefined;
}
