import { plainLine } from "#contracts/kernel/plain-text.ts";
import { escaped } from "../html.ts";
import { htmlOfText } from "../rich-text.ts";
import { mailName, mailUsername } from "./plain-text.ts";

/** An email in both formats; the outbox adds the envelope. */
export type OutgoingEmail = { subject: string; text: string; html: string };

/** A link on a line of its own. `label` is the button's text. */
export type EmailLink = { label: string; url: string };

/** A sentence that leads to its own page, with a note below it. */
export type LinkedLine = { text: string; note?: string | null; url: string };

/** A row of a receipt. */
export type TableRow = { what: string; amount: string };

export type EmailParts = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Sentences below the paragraphs, each with its own link. */
  lines?: readonly LinkedLine[];
  /** A longer text with blank lines between paragraphs, `## ` headings and `- ` lists. */
  rich?: string;
  /** Rows below the paragraphs, one per line. */
  table?: readonly TableRow[];
  afterTable?: readonly string[];
  link?: EmailLink;
  afterLink?: readonly string[];
  /** Small print below the line. */
  foot?: { text: string; link?: EmailLink };
};

/** Stand for the settings until the email is sent, because a waiting email may outlive them. */
export const contactVariable = "%CONTACT_EMAIL%";
export const siteNameVariable = "%SITE_NAME%";
/** "write to contact@example.com": within a sentence. One word, so that no line breaks in it. */
export const contactUsVariable = "%CONTACT_US%";

const signature = `${siteNameVariable} · ${contactVariable}`;

/** The greeting of an email to a member, or to somebody unknown. */
export const greetingFor = (username?: string): string =>
  greeting(username === undefined ? "" : mailUsername(username));

/** The greeting of an email to whoever gave this name for it. One that looks like an advertisement is left out. */
export const greetingByName = (name: string): string => greeting(mailName(name));

const greeting = (plain: string) => (plain === "" ? "Hello," : `Hello ${plain},`);

/** Renders an email as plain text and as HTML. Any text may come from a user: each is one line, and escaped. */
export function mail(parts: EmailParts): OutgoingEmail {
  const { subject, greeting, paragraphs, lines = [], table = [] } = parts;
  const { afterTable = [], afterLink = [] } = parts;
  const plain: EmailParts = {
    ...parts,
    subject: plainLine(subject),
    greeting: plainLine(greeting),
    paragraphs: paragraphs.map(plainLine),
    lines: lines.map(({ text, note, url }) => ({
      text: plainLine(text),
      note: note ? plainLine(note) : null,
      url,
    })),
    table: table.map(({ what, amount }) => ({ what: plainLine(what), amount })),
    afterTable: afterTable.map(plainLine),
    afterLink: afterLink.map(plainLine),
  };
  return { subject: plain.subject, text: textOf(plain), html: htmlOf(plain) };
}

function textOf(parts: EmailParts): string {
  const { greeting, paragraphs, lines = [], rich, table = [], afterTable = [] } = parts;
  const { link, afterLink = [], foot } = parts;
  const sums = table.map(({ what, amount }) => wrapped(`${what}: ${amount}`)).join("\n");
  const blocks = [
    ...[greeting, ...paragraphs].map(wrapped),
    ...lines.map(({ text, note, url }) =>
      [wrapped(text), ...(note ? [wrapped(note)] : []), url].join("\n"),
    ),
    ...(rich ? [richText(rich)] : []),
    ...(sums ? [sums] : []),
    ...afterTable.map(wrapped),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...[...afterLink, signature].map(wrapped),
    ...(foot ? [`-- \n${[wrapped(foot.text), foot.link?.url].filter(Boolean).join("\n")}`] : []),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Keeps the lines of a rich text, without the marks of its headings. */
const richText = (rich: string) =>
  rich
    .split(/\r?\n/)
    .map((line) => wrapped(line.replace(/^\s*#{1,3}\s+/, "").trim()))
    .join("\n");

const lineLength = 72;

/** Breaks at spaces only, so that an address stays in one piece. */
function wrapped(paragraph: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(/\s+/)) {
    if (line && line.length + 1 + word.length > lineLength) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line].join("\n");
}

const ink = "#101c3a";
const paper = "#faf6ee";
const marigold = "#f0a93b";

function htmlOf({
  subject,
  greeting,
  paragraphs,
  lines = [],
  rich,
  table = [],
  afterTable = [],
  link,
  afterLink = [],
  foot,
}: EmailParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:${paper};color:${ink};font:16px/1.5 Figtree,system-ui,sans-serif">
<div style="max-width:34em;margin:0 auto">
${[...[greeting, ...paragraphs].map(paragraphHtml), ...lines.map(lineHtml)].join("\n")}
${rich ? richHtml(rich) : ""}
${table.length > 0 ? tableHtml(table) : ""}
${afterTable.map(paragraphHtml).join("\n")}
${link ? buttonHtml(link) : ""}
${afterLink.map(paragraphHtml).join("\n")}
<p style="margin:0 0 32px"><span style="font-family:Fraunces,Georgia,serif;font-size:20px">${siteNameVariable}</span> · ${contactVariable}</p>
${foot ? footHtml(foot) : ""}
</div>
</body>
</html>
`;
}

const paragraphHtml = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

const lineHtml = ({ text, note, url }: LinkedLine) =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="color:${ink}">${escaped(text)}</a>${
    note ? `<br>${escaped(note)}` : ""
  }</p>`;

// Email clients ignore style sheets.
const richStyles: Readonly<Record<string, string>> = {
  p: "margin:0 0 16px",
  h2: "margin:24px 0 8px;font-family:Fraunces,Georgia,serif;font-size:22px;line-height:1.25",
  ul: "margin:0 0 16px;padding-left:1.3em",
  a: `color:${ink}`,
};

const richHtml = (rich: string) =>
  htmlOfText(rich).replaceAll(
    /<(p|h2|ul|a)(?=[ >])/g,
    (start, tag: string) => `${start} style="${richStyles[tag] ?? ""}"`,
  );

const tableHtml = (rows: readonly TableRow[]) =>
  `<table style="width:100%;margin:0 0 24px;border-collapse:collapse">
${rows.map(rowHtml).join("\n")}
</table>`;

const rowHtml = ({ what, amount }: TableRow) =>
  `<tr><td style="padding:6px 16px 6px 0;border-bottom:1px solid #d8d0c0">${escaped(what)}</td><td style="padding:6px 0;border-bottom:1px solid #d8d0c0;text-align:right;white-space:nowrap;vertical-align:top">${escaped(amount)}</td></tr>`;

const buttonHtml = ({ label, url }: EmailLink) =>
  `<p style="margin:24px 0">
<a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${marigold};color:${ink};font-weight:600;text-decoration:none">${escaped(label)}</a>
</p>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all">
<a href="${escaped(url)}" style="color:${ink}">${escaped(url)}</a>
</p>`;

const footHtml = ({ text, link }: NonNullable<EmailParts["foot"]>) =>
  `<p style="margin:0;padding-top:16px;border-top:1px solid #d8d0c0;font-size:13px">${escaped(text)}${
    link ? ` <a href="${escaped(link.url)}" style="color:${ink}">${escaped(link.label)}</a>` : ""
  }</p>`;
