/**
 * Prose of an article. `{us-age}` after a statement cites its facts, separated by commas;
 * `[text](/articles/safe-journeys)` is a link within the site.
 */
export type Prose = string;

/** A poster: its place and pet. */
export type Scene = {
  place: string;
  pet?: {
    species: "dog" | "cat" | "rabbit" | "bird" | "tortoise";
    colour: "golden" | "brown" | "black" | "white" | "grey" | "ginger" | "cream";
  };
};

/** A part of an article; `Text` is the type of its prose. */
export type Block<Text = Prose> =
  /** Starts a section and is listed in the contents. */
  | { is: "heading"; id: string; words: string }
  | { is: "subheading"; words: string }
  | { is: "paragraph"; words: Text }
  | { is: "list"; items: readonly Text[] }
  /** Steps in order of time, each with its due date. */
  | { is: "steps"; steps: readonly { when: string; words: Text }[] }
  /** A checklist. */
  | { is: "checklist"; title: string; items: readonly Text[] }
  /** A comparison table. */
  | { is: "comparison"; title: string; of: readonly Compared<Text>[] }
  | { is: "quote"; words: string }
  /** `disagreement`: two sources say different things. `note`: good to know beside the text. */
  | { is: "callout"; about: "disagreement" | "note"; title: string; words: readonly Text[] }
  | { is: "picture"; of: Scene; caption: string };

export type Compared<Text = Prose> = {
  name: string;
  rows: readonly { label: string; words: Text }[];
};

export type Article = {
  /** Also the last segment of its path. */
  id: string;
  title: string;
  excerpt: string;
  /** The day it was published: `2026-11-21`. */
  date: string;
  /** The day its facts were last compared with their sources. */
  checked: string;
  thumbnail: Scene;
  content: readonly Block[];
};

/** Maps all prose of a block, in reading order. */
export function heldAs<From, To>(block: Block<From>, hold: (prose: From) => To): Block<To> {
  switch (block.is) {
    case "paragraph":
      return { ...block, words: hold(block.words) };
    case "list":
    case "checklist":
      return { ...block, items: block.items.map(hold) };
    case "steps":
      return {
        ...block,
        steps: block.steps.map(({ when, words }) => ({ when, words: hold(words) })),
      };
    case "comparison":
      return {
        ...block,
        of: block.of.map(({ name, rows }) => ({
          name,
          rows: rows.map(({ label, words }) => ({ label, words: hold(words) })),
        })),
      };
    case "callout":
      return { ...block, words: block.words.map(hold) };
    case "heading":
    case "subheading":
    case "quote":
    case "picture":
      return block;
  }
}
