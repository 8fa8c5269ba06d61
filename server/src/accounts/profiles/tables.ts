import type { Generated, GeneratedAlways } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    profiles: ProfilesTable;
  }
}

type ProfilesTable = {
  id: string;
  username: string;
  /** What the username looks like, unique. */
  username_key: string;
  name: string;
  bio: Generated<string>;
  /** The address of the picture: one of our drawings, or of `avatar_file`. */
  avatar: string | null;
  avatar_file: Generated<string | null>;
  passport_file: Generated<string | null>;
  important_docs_file: Generated<string | null>;
  /** Where the household lives; known to its owner alone. */
  home_country: Generated<string | null>;
  home_region: Generated<string | null>;
  currency: Generated<string | null>;
  units: Generated<"us" | "metric" | null>;
  clock: Generated<"12" | "24" | null>;
  week_start: Generated<"sunday" | "monday" | "saturday" | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  hidden_at: Generated<Date | null>;
  /** When they first published something; before that no list shows them. */
  published_at: Generated<Date | null>;
  /** The plain words it is found by. */
  words: GeneratedAlways<string>;
};
