import type { News } from "#contracts/kernel/live.ts";
import type { RawBuilder } from "kysely";
import type { ArchivePart } from "./archive-part.ts";
import type { Deletion } from "./deletion.ts";
import type { DomainEvents, EventRules, Publish } from "./events.ts";
import type { SharedFileQuery } from "./files/policy.ts";
import type { Api } from "./http/api.ts";
import type { Topic } from "./live/topics.ts";
import type { MailCause } from "./mail/gate.ts";
import type { Db, Trx } from "./schema.ts";

/** Cached responses with one of these tags are dropped when the event is published. */
export type StaleTags = EventRules<readonly string[]>;

/** The message to pages that follow one of the topics. */
export type NewsItem = {
  topics: readonly Topic[];
  id: string;
  /** Who did it. Viewers who don't see this person don't get the message. */
  actor?: string | undefined;
};

/** Events that are not listed are private. */
export type LiveNews = Pick<EventRules<NewsItem>, News["happened"][number]["what"]>;

export type { Deletion } from "./deletion.ts";

/** Handles a feature's rows before an account is deleted, in the same transaction. */
export type DeletionHook = (trx: Trx, deletion: Deletion, publish: Publish) => Promise<void>;

/**
 * Hides what is a person's while their account is deleted but can still come back, and shows it again. `at` marks what was
 * hidden for this reason.
 */
export type ClosingHooks = Record<
  "hide" | "show",
  (trx: Trx, closing: { id: string; at: Date }, publish: Publish) => Promise<unknown>
>;

/** Links by which others read a person's private things. They end with the person's password. */
export type PrivateLinks = {
  /** One such link, in emails. */
  noun: string;
  /** Revokes all active links of a person; returns their number. */
  end: (trx: Trx, owner: { userId: string }) => Promise<number>;
};

/** Selects `hidden_at` of the rows that show a public file and that are hidden, by moderators or with a deleted account. */
export type HiddenFileQuery = (fileId: string) => RawBuilder<unknown>;

/** Everything a feature registers with the server. `server/src/features.ts` lists the features. */
export type Feature<Deps> = {
  /** The name in the log. */
  name: string;
  routes?: (api: Api, deps: Deps) => void;
  staleTags?: StaleTags;
  /** Events that every server has applied before their write is answered. */
  everywhere?: readonly (keyof DomainEvents)[];
  liveNews?: LiveNews;
  beforeAccountDeletion?: DeletionHook;
  closingHooks?: ClosingHooks;
  privateLinks?: PrivateLinks;
  /** What it adds to the archive of an account. */
  archiveParts?: readonly ArchivePart[];
  hiddenFileQuery?: HiddenFileQuery;
  /** Where people let others read their private files. */
  sharedFileQuery?: SharedFileQuery;
  /** Why it sends emails. */
  mailCauses?: readonly MailCause[];
  /** Runs every hour on one of the servers that share a database. */
  deleteExpired?: (db: Db) => Promise<unknown>;
};
