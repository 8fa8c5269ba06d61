import type { News } from "#contracts/kernel/live.ts";
import type { EventRules, Publish } from "./events.ts";
import type { Api } from "./http/api.ts";
import type { Topic } from "./live/topics.ts";
import type { Db, Trx } from "./schema.ts";

/** Cached responses with one of these tags are dropped when the event is published. */
export type StaleTags = EventRules<readonly string[]>;

/** What pages that follow one of the topics are told. */
export type NewsItem = { topics: readonly Topic[]; id: string };

/** An event that is not named here is private. */
export type LiveNews = Pick<EventRules<NewsItem>, News["happened"][number]["what"]>;

/** An account that is being deleted. */
export type Deletion = {
  id: string;
  /** Another admin, who takes over what belongs to the site; undefined where there is none. */
  heirId: string | undefined;
};

/** What a feature does with the rows of an account before it is deleted, in the same transaction. */
export type DeletionHook = (trx: Trx, deletion: Deletion, publish: Publish) => Promise<void>;

/** All that a feature registers with the server. `server/src/features.ts` lists them. */
export type Feature<Deps> = {
  /** As in the log. */
  name: string;
  routes?: (api: Api, deps: Deps) => void;
  staleTags?: StaleTags;
  liveNews?: LiveNews;
  beforeAccountDeletion?: DeletionHook;
  /** Runs once an hour, on one of the servers that share a database. */
  deleteExpired?: (db: Db) => Promise<unknown>;
};
