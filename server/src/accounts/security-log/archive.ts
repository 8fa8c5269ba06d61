import type { SecurityEntry } from "#contracts/accounts/security-log.ts";
import { allPages, archivePart } from "../../platform/archive-part.ts";
import { listEntries } from "./service.ts";

const perPage = 50;

/** What happened to the account in the time for which that is stored. */
export const securityLogArchive = archivePart<SecurityEntry>({
  name: "security-log",
  title: "Security log",
  order: 95,
  list: ({ db }, owner) =>
    allPages((before) =>
      listEntries({ db, clock: () => new Date() }, owner, { before, limit: perPage }),
    ),
  titleOf: ({ what, createdAt }) => `${createdAt} ${what}`,
});
