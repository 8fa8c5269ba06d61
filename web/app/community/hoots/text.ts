import { previewLength } from "#contracts/community/hoot-names.ts";

/** What a list shows of a hoot's text: its first 150 characters and an ellipsis. */
export function preview(text: string): string {
  const mails = Array.from(text);
  return mails.length > previewLength ? `${mails.slice(0, previewLength).join("")}…` : text;
}

/** One line for search engines and previews elsewhere. */
export const description = (text: string): string => preview(text.replace(/\s+/g, " ").trim());

/** What a GIF of the built-in set shows, told from its address. */
export function gifText(url: string): string {
  const name = /^\/art\/v1\/gifs\/([a-z0-9-]+)\.gif$/.exec(url)?.[1];
  return name ? name.replaceAll("-", " ") : "";
}
