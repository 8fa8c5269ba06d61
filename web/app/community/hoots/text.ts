import { previewLength } from "#contracts/community/hoots.ts";
import { shortened } from "../../ui/text.ts";

/** The preview of a hoot's text: its first 150 characters and an ellipsis. */
export const preview = (text: string): string => shortened(text, previewLength);

/** The description of a built-in GIF, from its URL. */
export function gifText(url: string): string {
  const name = /^\/art\/v1\/gifs\/([a-z0-9-]+)\.gif$/.exec(url)?.[1];
  return name ? name.replaceAll("-", " ") : "";
}
