export type ContactPart = { text: string; link?: string };

const linkPattern =
  /(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<phone>\+?\d[\d ]{6,}\d)|(?<site>(?:https:\/\/)?\b[a-z][\w-]*(?:\.[\w-]+)+(?:\/[\w./-]*)?)/gi;

/** Splits a contact into text and links for phone numbers, emails and websites. */
export function contactParts(contact: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const match of contact.matchAll(linkPattern)) {
    const [text] = match;
    if (match.index > end) parts.push({ text: contact.slice(end, match.index) });
    parts.push({ text, link: linkOf(text, match.groups) });
    end = match.index + text.length;
  }
  return end < contact.length ? [...parts, { text: contact.slice(end) }] : parts;
}

function linkOf(text: string, { email, phone }: Record<string, string | undefined> = {}): string {
  if (email) return `mailto:${text}`;
  if (phone) return `tel:${text.replaceAll(" ", "")}`;
  return text.startsWith("https://") ? text : `https://${text}`;
}
