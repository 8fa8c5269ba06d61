/** A username in a text, after an @ that belongs to no address. */
const mention = /(?<![\w@.])@([a-z0-9._]{1,30})/gi;

/** A member who is mentioned in a text. */
export type MentionedMember = { _id: string; username: string };

/** A run of text; `member` is set where it is a mention. */
export type MentionPart = { text: string; member?: MentionedMember };

/** Of these people, most are named in one text. */
export const mentionsMax = 10;

/**
 * The usernames that a text may mention, each once. A username may end with a dot, and so may a sentence: then both
 * readings are returned.
 */
export function mentionedNames(text: string): string[] {
  if (!text.includes("@")) return [];
  const names = new Set<string>();
  for (const [, name = ""] of text.matchAll(mention)) {
    if (names.size >= 2 * mentionsMax) break;
    for (const reading of readings(name)) names.add(reading);
  }
  names.delete("");
  return [...names];
}

const readings = (name: string): [string, string] => {
  const lower = name.toLowerCase();
  return [lower, lower.replace(/\.+$/, "")];
};

/** Splits a text at its mentions of these members. */
export function mentionParts(
  text: string,
  members: readonly MentionedMember[] = [],
): MentionPart[] {
  if (members.length === 0) return [{ text }];
  const parts: MentionPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = "", index } of text.matchAll(mention)) {
    const member = readings(name)
      .map((reading) => members.find(({ username }) => username.toLowerCase() === reading))
      .find(Boolean);
    if (!member) continue;
    const named = whole.slice(0, member.username.length + 1);
    parts.push({ text: text.slice(end, index) }, { text: named, member });
    end = index + named.length;
  }
  parts.push({ text: text.slice(end) });
  return parts.filter((part) => part.text !== "");
}
