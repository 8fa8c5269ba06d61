import { archivePart } from "../../platform/archive-part.ts";
import { listAll, type OwnRelation } from "./store.ts";

/** Whom a person follows, blocks and mutes. People are on one site, so this is not restored. */
export const relationArchive = archivePart<OwnRelation>({
  name: "people",
  title: "People you follow, block or mute",
  order: 81,
  list: ({ db }, owner) => listAll(db, owner.userId),
  titleOf: ({ kind, username }) => `${username} (${kind})`,
});
