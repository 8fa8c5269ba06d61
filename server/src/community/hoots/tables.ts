import type { Generated, GeneratedAlways } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    hoots: HootsTable;
    hoot_likes: HootLikesTable;
    hoot_photos: HootPhotosTable;
    comments: CommentsTable;
    comment_likes: CommentLikesTable;
  }
}

type HootsTable = {
  id: string;
  author_id: string | null;
  title: string;
  text: string;
  category: string;
  gif_url: string | null;
  version: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  /** A fixed random number, to find a random row without a scan. */
  dice: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** The text index of English word stems. */
  search: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
  /** The title or the text has a question mark. */
  is_question: GeneratedAlways<boolean>;
  accepted_comment_id: Generated<string | null>;
  hidden_at: Generated<Date | null>;
  /** Since when it waits for a moderator; then hidden_at is set, too. */
  held_at: Generated<Date | null>;
  /** Tags: the key of an airline, ISO codes of both ends of a route, the name of a breed. */
  airline: Generated<string | null>;
  from_country: Generated<string | null>;
  to_country: Generated<string | null>;
  breed: Generated<string | null>;
  /** The place that it is about. */
  venue_id: Generated<string | null>;
};

/** `position` is from 1 to 4. */
type HootPhotosTable = { hoot_id: string; position: number; file_id: string; alt: string };

type HootLikesTable = { hoot_id: string; profile_id: string; created_at: Generated<Date> };

type CommentsTable = {
  id: string;
  hoot_id: string;
  parent_id: string | null;
  depth: number;
  text: string;
  author_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  like_count: Generated<number>;
  hidden_at: Generated<Date | null>;
  held_at: Generated<Date | null>;
};

type CommentLikesTable = { comment_id: string; profile_id: string; created_at: Generated<Date> };
