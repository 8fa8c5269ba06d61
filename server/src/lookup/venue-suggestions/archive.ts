import type { VenueSuggestion } from "#contracts/lookup/venue-suggestions.ts";
import { archivePart } from "../../platform/archive-part.ts";
import { listOwn } from "./service.ts";

/** What a person suggested about places. */
export const venueSuggestionArchive = archivePart<VenueSuggestion>({
  name: "place-suggestions",
  title: "Suggestions about places",
  order: 92,
  list: ({ db }, owner) => listOwn(db, owner),
  titleOf: ({ name, category }) => name || category,
});
