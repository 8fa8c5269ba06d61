/**
 * Prose of an article. `{us-age}` after a statement cites its facts, separated by commas;
 * `[text](/articles/safe-journeys)` is a link within the site.
 */
export type Prose = string;

/** A poster: its place and pet, or what it is about instead of a place. */
export type Scene = {
  place: string;
  scene?: "carrier" | "counter" | "train" | "vet" | "car";
  pet?: {
    species: "dog" | "cat" | "rabbit" | "bird" | "tortoise";
    colour: "golden" | "brown" | "black" | "white" | "grey" | "ginger" | "cream";
  };
};

/** A part of an article; `Text` is the type of its prose. */
export type Block<Text = Prose> =
  /** Starts a section and is listed in the contents. */
  | { is: "heading"; id: string; text: string }
  | { is: "subheading"; text: string }
  | { is: "paragraph"; text: Text }
  | { is: "list"; items: readonly Text[] }
  /** Steps in order of time, each with its due date. */
  | { is: "steps"; steps: readonly { when: string; text: Text }[] }
  /** A checklist. */
  | { is: "checklist"; title: string; items: readonly Text[] }
  /** Breeds by name, each with its face. */
  | { is: "breeds"; groups: readonly BreedGroup<Text>[] }
  /** A small table: a cell for each column in every row. */
  | { is: "table"; title: string; columns: readonly string[]; rows: readonly TableRow<Text>[] }
  /** A comparison table. */
  | { is: "comparison"; title: string; of: readonly Compared<Text>[] }
  | { is: "quote"; text: string }
  /** `disagreement`: two sources say different things. `note`: good to know beside the text. */
  | { is: "callout"; about: "disagreement" | "note"; title: string; text: readonly Text[] }
  | { is: "picture"; of: Scene; caption: string };

export type BreedGroup<Text = Prose> = {
  text: Text;
  species: "dog" | "cat";
  /** With the traits of its drawn face. */
  breeds: readonly { name: string; colour: FaceColour; ears: FaceEars }[];
};

type FaceColour =
  | "black"
  | "brown"
  | "chocolate"
  | "cream"
  | "ginger"
  | "golden"
  | "grey"
  | "red"
  | "tan"
  | "white";
type FaceEars = "bat" | "button" | "curly" | "floppy" | "fold" | "long" | "pointy" | "upright";

export type TableRow<Text = Prose> = { name: string; cells: readonly Text[] };

export type Compared<Text = Prose> = {
  name: string;
  rows: readonly { label: string; text: Text }[];
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
export function mapProse<From, To>(block: Block<From>, map: (prose: From) => To): Block<To> {
  switch (block.is) {
    case "paragraph":
      return { ...block, text: map(block.text) };
    case "list":
    case "checklist":
      return { ...block, items: block.items.map(map) };
    case "steps":
      return {
        ...block,
        steps: block.steps.map(({ when, text }) => ({ when, text: map(text) })),
      };
    case "comparison":
      return {
        ...block,
        of: block.of.map(({ name, rows }) => ({
          name,
          rows: rows.map(({ label, text }) => ({ label, text: map(text) })),
        })),
      };
    case "breeds":
      return {
        ...block,
        groups: block.groups.map((group) => ({ ...group, text: map(group.text) })),
      };
    case "table":
      return {
        ...block,
        rows: block.rows.map(({ name, cells }) => ({ name, cells: cells.map(map) })),
      };
    case "callout":
      return { ...block, text: block.text.map(map) };
    case "heading":
    case "subheading":
    case "quote":
    case "picture":
      return block;
  }
}
