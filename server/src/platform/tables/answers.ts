import type { Service, SuggestionState } from "#contracts/lookup/providers.ts";
import type { Generated } from "kysely";

/** One vote of a person or of a browser on a country; a question that is not answered is null. */
export type PollVotesTable = {
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

/** A place that somebody suggested for a service in a city; public while it is approved. */
export type ProvidersTable = {
  id: string;
  service: Service;
  city: string;
  name: string;
  services: string;
  address: string | null;
  contact: string;
  source: string;
  note: Generated<string>;
  state: Generated<SuggestionState>;
  reason: string | null;
  suggested_by: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
};
