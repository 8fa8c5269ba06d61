import { previewLength } from "#contracts/community/hoot-names.ts";
import { shortened } from "../../ui/text.ts";

/** What a list shows of a hoot's text: its first 150 characters and an ellipsis. */
export const preview = (text: string): string => shortened(text, previewLength);

/** What a GIF of the built-in set shows, told from its address. */
export function gifText(url: string): string {
  const name = /^\/art\/v1\/gifs\/([a-z0-9-]+)\.gif$/.exec(url)?.[1];
  return name ? name.replaceAll("-", " ") : "";
}
