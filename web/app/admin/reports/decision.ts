import type { ReportedThing } from "#contracts/community/moderation.ts";

export type ContentChoice = "dismiss" | "hide" | "remove" | "restore" | "uphold" | "release";
export type PersonChoice = "none" | "warn" | "suspend";

export const personChoices: readonly PersonChoice[] = ["none", "warn", "suspend"];

/** What can be decided about a thing, as it is now. */
export function contentChoices({ visibility, appeal, history }: ReportedThing): ContentChoice[] {
  if (appeal?.outcome === null) return ["uphold", "restore"];
  if (visibility === "gone") return ["dismiss"];
  if (visibility === "held") return ["release", "remove"];
  const changes: ContentChoice[] =
    visibility === "shown" ? ["hide", "remove"] : visibility === "hidden" ? ["remove"] : [];
  const isUndoable = visibility !== "shown" || (history && history.suspendedUntil !== null);
  return ["dismiss", ...changes, ...(isUndoable ? ["restore" as const] : [])];
}

export const sentences: Record<ContentChoice, string> = {
  dismiss: "Dismissed: nothing changes, and the reports are closed.",
  hide: "Hidden: only the author and moderators can see it. The author can ask for another look.",
  remove: "Removed: gone for everyone. The author can appeal for 14 days.",
  restore: "Restored: everyone can see it again, with its comments. Any suspension for it ends.",
  release:
    "Released: everyone can see it. The author's next posts with links will appear right away.",
  uphold: "The decision stands. The author can't appeal again.",
};

/** Undoing or releasing something leaves its author alone. */
export const decidesAboutPerson = (content: ContentChoice): boolean =>
  content === "dismiss" || content === "hide" || content === "remove";

type Choices = { content: ContentChoice; person: PersonChoice; days: string; note: string };

/** The body of the call: one decision, and for hidden or removed things what becomes of the author. */
export function bodyOf({ content, person, days, note }: Choices) {
  if (person === "none" || !decidesAboutPerson(content)) return { decision: content, note };
  const length = person === "suspend" && days !== "" ? { days: Number(days) } : {};
  if (content === "dismiss") return { decision: person, note, ...length };
  return { decision: content, author: person, note, ...length };
}

const verbs: Record<ContentChoice, (label: string) => string> = {
  dismiss: () => "Dismiss reports",
  hide: (label) => `Hide ${label}`,
  remove: (label) => `Remove ${label}`,
  restore: (label) => `Restore ${label}`,
  release: (label) => `Release ${label}`,
  uphold: () => "Keep the decision",
};

/** The button's text. */
export function verbOf(choice: { content: ContentChoice; person: PersonChoice; label: string }) {
  const { content, person, label } = choice;
  const more = person === "none" || !decidesAboutPerson(content) ? "" : ` and ${person} author`;
  return `${verbs[content](label)}${more}`;
}
