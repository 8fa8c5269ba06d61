import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    poll_votes: PollVotesTable;
  }
}

/** One vote of a person or of a browser on a country; an unanswered question is null. */
type PollVotesTable = {
  id: string;
  country: string;
  profile_id: string | null;
  /** SHA-256 of the browser's name and the country, so that its votes cannot be joined. */
  browser_hash: Buffer | null;
  friendly: number | null;
  mean: number | null;
  safe: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};
