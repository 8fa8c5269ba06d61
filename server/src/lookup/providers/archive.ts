import type { Suggestion } from "#contracts/lookup/providers.ts";
import { archivePart } from "../../platform/archive-part.ts";
import { listOwn } from "./service.ts";

/** Places that a person suggested. */
export const providerArchive = archivePart<Suggestion>({
  name: "suggestions",
  title: "Suggested services",
  order: 91,
  list: ({ db }, owner) => listOwn(db, owner),
  titleOf: ({ name }) => name,
});
