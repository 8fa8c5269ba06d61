import type { Generated, GeneratedAlways } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    blogs: BlogsTable;
    blog_likes: BlogLikesTable;
    blog_comments: BlogCommentsTable;
    blog_comment_likes: BlogCommentLikesTable;
  }
}

/** Each picture has a URL, and a file unless it is a drawing. */
type BlogsTable = {
  id: string;
  author_id: string;
  title: string;
  content_one: string;
  content_two: Generated<string>;
  content_three: Generated<string>;
  content_four: Generated<string>;
  image_one: string | null;
  image_two: string | null;
  image_three: string | null;
  image_four: string | null;
  /** Alternative texts of the pictures. */
  image_one_alt: Generated<string>;
  image_two_alt: Generated<string>;
  image_three_alt: Generated<string>;
  image_four_alt: Generated<string>;
  image_one_file: string | null;
  image_two_file: string | null;
  image_three_file: string | null;
  image_four_file: string | null;
  /** ISO codes of both ends of a route. */
  from_country: string | null;
  to_country: string | null;
  version: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  dice: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  words: GeneratedAlways<string>;
  hidden_at: Generated<Date | null>;
  held_at: Generated<Date | null>;
};

type BlogLikesTable = { blog_id: string; profile_id: string; created_at: Generated<Date> };

type BlogCommentsTable = {
  id: string;
  blog_id: string;
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

type BlogCommentLikesTable = {
  comment_id: string;
  profile_id: string;
  created_at: Generated<Date>;
};
