export type ContactPart = { words: string; link?: string };

const found =
  /(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<phone>\+?\d[\d ]{6,}\d)|(?<site>(?:https:\/\/)?\b[a-z][\w-]*(?:\.[\w-]+)+(?:\/[\w./-]*)?)/gi;

/** A contact as a source prints it, with the numbers and addresses in it made to lead somewhere. */
export function contactParts(contact: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const match of contact.matchAll(found)) {
    const [words] = match;
    if (match.index > end) parts.push({ words: contact.slice(end, match.index) });
    parts.push({ words, link: linkOf(words, match.groups) });
    end = match.index + words.length;
  }
  return end < contact.length ? [...parts, { words: contact.slice(end) }] : parts;
}

function linkOf(words: string, { email, phone }: Record<string, string | undefined> = {}): string {
  if (email) return `mailto:${words}`;
  if (phone) return `tel:${words.replaceAll(" ", "")}`;
  return words.startsWith("https://") ? words : `https://${words}`;
}
