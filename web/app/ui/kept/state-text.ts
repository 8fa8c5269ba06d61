import { momentText } from "../saved-text.ts";
import type { KeptState } from "../../data/kept/shown.ts";

/** What the server had when it was last reached. */
export const stateText = ({ savedAt, checkedAt, newer }: KeptState, now: Date): string =>
  newer
    ? `There was a newer version on ${momentText(checkedAt, now)} that isn't saved here.`
    : savedAt === checkedAt
      ? "It was up to date then."
      : `It was up to date on ${momentText(checkedAt, now)}, when we last checked.`;
