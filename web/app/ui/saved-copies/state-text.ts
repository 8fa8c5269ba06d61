import { momentText } from "../saved-text.ts";
import type { CopyState } from "../../data/saved-copies/shown.ts";

/** What the server had when it was last reached. */
export const stateText = ({ savedAt, checkedAt, newer }: CopyState, now: Date): string =>
  newer
    ? `There was a newer version on ${momentText(checkedAt, now)} that isn't saved here.`
    : savedAt === checkedAt
      ? "It was up to date then."
      : `It was up to date on ${momentText(checkedAt, now)}, when we last checked.`;
