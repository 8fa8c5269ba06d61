import { mentionsMax } from "#contracts/community/notifications.ts";

const mention = /(?<![\w@.])@([a-z0-9._]{1,30})/gi;

/**
 * The usernames that a text may mention, each once. A username may end with a dot, and so may a sentence: then both
 * readings are returned.
 */
export function mentionedNames(texts: readonly string[]): string[] {
  const names = new Set<string>();
  for (const [, name = ""] of texts.join("\n").matchAll(mention)) {
    if (names.size >= 2 * mentionsMax) break;
    const lower = name.toLowerCase();
    names.add(lower);
    names.add(lower.replace(/\.+$/, ""));
  }
  names.delete("");
  return [...names];
}
