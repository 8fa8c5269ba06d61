import { linksIn } from "../kernel/links-in-text.ts";

/** A username in a text, after an @ that belongs to no email address, and not of another site as in `@name@site`. */
const mention =
  /(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}_@.])@([a-z0-9._]{1,30})(?![a-z0-9._]|@[\p{L}\p{N}])/giu;

/** An address that is written without `https://`, such as `site.example/@name`, or with another scheme. */
const otherAddress =
  /(?<![\p{L}\p{N}_@.-])(?:[a-z][a-z0-9+.-]*:\/\/|(?:(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}|localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?[/?#])[^\s<>"]*/giu;

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
  for (const { 1: name = "" } of mentionsIn(text)) {
    if (names.size >= 2 * mentionsMax) break;
    for (const reading of readings(name)) names.add(reading);
  }
  names.delete("");
  return [...names];
}

/** The matches of `mention` outside of links, since a link may have an @ in its path. */
function mentionsIn(text: string): RegExpExecArray[] {
  const found = [...text.matchAll(mention)];
  if (found.length === 0) return found;
  const links = [
    ...linksIn(text),
    ...[...text.matchAll(otherAddress)]
      .filter(([address]) => !/^https?:/i.test(address))
      .map(({ 0: address, index }) => ({ start: index, end: index + address.length })),
  ];
  return found.filter(({ index }) =>
    links.every(({ start, end }) => index < start || index >= end),
  );
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
  for (const { 0: whole, 1: name = "", index } of mentionsIn(text)) {
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
