import { plainLine } from "#contracts/kernel/plain-text.ts";
import type { OsmTags } from "../venues/service.ts";

type Position = { latitude: number; longitude: number };

/** A place that isn't in OpenStreetMap, or one whose tags change. */
export type ChangedElement = Position & { tags: OsmTags } & (
    | { is: "created" }
    | {
        is: "changed";
        type: string;
        ref: string;
        /** 0: not known. */
        version: number;
        isMoved: boolean;
        /** What its tags here don't have, for the person who checks it. */
        notes: readonly string[];
      }
  );

type ChangeFile = {
  /** `YYYY-MM-DD`. */
  since: string;
  /** The day on which the next file begins; undefined if this one has everything. */
  until: string | undefined;
  elements: readonly ChangedElement[];
};

/** OpenStreetMap's own limit of a value. */
const valueMax = 255;

/**
 * An osmChange 0.6 file (wiki.openstreetmap.org/wiki/OsmChange). It never deletes. An element that is uploaded replaces the
 * whole one, so this file has to be completed by a person first, which its comment asks for.
 */
export function osmChange({ since, until, elements }: ChangeFile): string {
  const created = elements.filter(({ is }) => is === "created");
  const changed = elements.filter(({ is }) => is === "changed");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<osmChange version="0.6" generator="Wagabond">',
    ...comment(
      `Corrections by members, accepted by moderators since ${since}.`,
      "A person must check every change on the spot or with the place itself before uploading it.",
      "Don't upload this file as it is: it has only the tags that change. Download each full element first,",
      "change its tags by hand, and keep its other tags, nodes and members. Where it has the same in addr:* or",
      "contact:* tags, change those.",
      ...(until === undefined
        ? []
        : [`There is more than one file: the next one begins on ${until}.`]),
    ),
    ...block(
      "create",
      created.map((element, place) => xmlOf(element, place)),
    ),
    ...block(
      "modify",
      changed.map((element, place) => xmlOf(element, place)),
    ),
    "</osmChange>",
    "",
  ].join("\n");
}

const block = (name: string, elements: readonly (readonly string[])[]): string[] =>
  elements.length === 0 ? [] : [`<${name}>`, ...elements.flat(), `</${name}>`];

function xmlOf(element: ChangedElement, place: number): string[] {
  const { tags, latitude, longitude } = element;
  const at = ` lat="${latitude}" lon="${longitude}"`;
  const isCreated = element.is === "created";
  const type = isCreated ? "node" : element.type;
  const ids = isCreated
    ? `id="${-1 - place}"`
    : `id="${element.ref}"${element.version > 0 ? ` version="${element.version}"` : ""}`;
  const removed = [...tags].flatMap(([key, value]) => (value === null ? [key] : []));
  const long = [...tags].flatMap(([key, value]) => ((value?.length ?? 0) > valueMax ? [key] : []));
  return [
    `<${type} ${ids}${type === "node" ? at : ""}>`,
    ...(removed.length === 0 || isCreated ? [] : comment(`These tags go: ${removed.join(", ")}.`)),
    ...(long.length === 0
      ? []
      : comment(`Too long for a tag, add it in short: ${long.join(", ")}.`)),
    ...(isCreated ? [] : element.notes.flatMap((note) => comment(note))),
    ...(!isCreated && element.isMoved
      ? comment(`Its position was corrected to ${latitude}, ${longitude}.`)
      : []),
    ...[...tags].flatMap(([key, value]) =>
      value === null || value.length > valueMax
        ? []
        : [`<tag k="${escaped(key)}" v="${escaped(value)}"/>`],
    ),
    `</${type}>`,
  ];
}

/** A comment can't have two hyphens in a row; what stands in one is ours, and has none. */
const comment = (...lines: readonly string[]): string[] => ["<!--", ...lines, "-->"];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** XML 1.0 has no way to write controls. */
const escaped = (value: string): string =>
  plainLine(value.toWellFormed()).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
