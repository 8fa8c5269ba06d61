import { papersAnchor, type TripPart, tripPath } from "../../links/trips.ts";

/** The parts of a trip's page with tabs, in their order. */
export const tripParts = [
  "overview",
  "papers",
  "days",
  "packing",
  "money",
] as const satisfies readonly TripPart[];

export const todosAnchor = "todo-title";

/** What comes next on a day of the trip, on the whole screen. */
export const todayPath = (tripId: string): string => `${tripPath(tripId)}/today`;

export type TripSectionName = "details" | "legs" | "stays";

/** Key of the draft of a section of a trip. */
export const tripDraftKey = (id: string, section: TripSectionName): string =>
  `trip:${id}:${section}`;

/** Key of the draft of a new entry on a day, or of a new idea. */
export const newEntryDraftKey = (tripId: string, date: string | null): string =>
  `trip:${tripId}:entry:${date ?? ""}`;

/** Key of the draft of an entry. */
export const entryDraftKey = (tripId: string, entryId: string): string =>
  `trip:${tripId}:entry-${entryId}`;

/** What the form of a draft is for: a new entry, or one of the trip; undefined for a draft of something else. */
export function entryOfDraft(
  tripId: string,
  key: string,
): { date: string | null } | { id: string } | undefined {
  const [, kind, of = ""] = /^entry([:-])(.*)$/.exec(key.slice(tripDrafts(tripId).length)) ?? [];
  if (!kind || !key.startsWith(tripDrafts(tripId))) return undefined;
  return kind === ":" ? { date: of || null } : { id: of };
}

/** Key of the draft of a photo's caption. */
export const captionDraftKey = (tripId: string, photoId: string): string =>
  `trip:${tripId}:photo:${photoId}`;

const draftParts: readonly [RegExp, TripPart][] = [
  [/^(?:legs$|stays$|entry[:-])/, "days"],
  [/^(?:packing-list|add-)/, "packing"],
  [/^cost$/, "money"],
  [/^attachment$/, "papers"],
  [/^comment:/, "days"],
  [/^invite$/, "people"],
];

/** What the keys of all drafts of a trip's page begin with. */
export const tripDrafts = (id: string): string => `trip:${id}:`;

/** The part of a trip's page with the form of a draft; undefined for a draft of something else. */
export function partOfDraft(id: string, key: string): TripPart | undefined {
  const start = tripDrafts(id);
  if (!key.startsWith(start)) return undefined;
  return draftParts.find(([pattern]) => pattern.test(key.slice(start.length)))?.[1] ?? "overview";
}

/** How forms of a trip's page warn: their drafts are found again from its other parts. */
export const tripLeave = (id: string) => ({
  isHere: (path: string) =>
    [...tripParts, "people" as const].some((part) => path === tripPath(id, part)),
});

/** The part of a trip's page with a section. */
export const partOfSection = (section: string | undefined): TripPart =>
  section === "legs" || section === "stays" || section === "days" || section?.startsWith("comment:")
    ? "days"
    : section === "todo" || section === "packing"
      ? "packing"
      : "overview";

/** The sections of a trip's page that show what is queued for them, besides its details. */
export const queueSections: readonly string[] = [
  "legs",
  "stays",
  "days",
  "photos",
  "todo",
  "packing",
];

/** What is queued for a trip, which is sent in order. */
export const tripTarget = (id: string): string => `trip:${id}`;

/** The parts that the headings of an earlier page, which had all of them, are in now. */
const partsOfAnchors: Readonly<Record<string, TripPart>> = {
  [papersAnchor]: "papers",
  "papers-title": "papers",
  "attachments-title": "papers",
  "legs-title": "days",
  "stays-title": "days",
  "packing-title": "packing",
  [todosAnchor]: "packing",
  "costs-title": "money",
};

/** The part with the heading that the hash of an address names. */
export const partOfHash = (hash: string): TripPart | undefined => partsOfAnchors[hash.slice(1)];
