import type { Generated, GeneratedAlways, Kysely, Transaction } from "kysely";

/** The rows of the database, one type a table. Migrations make them; stores alone read and write them. */
export type Schema = {
  profiles: ProfilesTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  mailed_tokens: MailedTokensTable;
  mail_outbox: MailOutboxTable;
  idempotent_answers: IdempotentAnswersTable;
  hoots: HootsTable;
  hoot_likes: HootLikesTable;
  comments: CommentsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
};

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

type ProfilesTable = {
  id: string;
  username: string;
  name: string;
  bio: Generated<string>;
  avatar: string | null;
  created_at: Generated<Date>;
};

/** What a person signs in with; the same id as the profile. */
type AccountsTable = {
  id: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  is_admin: Generated<boolean>;
};

/** `id` is the token's `jti`. */
type SessionsTable = {
  id: string;
  account_id: string;
  device: string;
  created_at: Generated<Date>;
  expires_at: Date;
};

/** Links sent by mail: only the token's SHA-256 is kept, and the row goes when it is used. */
type MailedTokensTable = {
  hash: Buffer;
  purpose: "verify" | "reset";
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
};

/** Mail that was promised in a transaction and is not yet delivered. */
type MailOutboxTable = {
  id: string;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
};

/** What an `Idempotency-Key` was answered, so that a retry gets the same. */
type IdempotentAnswersTable = {
  owner_id: string;
  key: string;
  call: string;
  body_hash: Buffer;
  answer: unknown;
  created_at: Generated<Date>;
};

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
  /** A fixed random number, by which a random row is found without a scan. */
  dice: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  search: GeneratedAlways<string>;
};

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
};

type NewsletterSubscribersTable = {
  id: string;
  email: string;
  name: string;
  comment: string;
  consented_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  /** SHA-256 of the token in the confirmation mail. */
  confirm_hash: Buffer | null;
  confirm_mailed_at: Date | null;
  /** SHA-256 of the token in every letter's unsubscribe link. */
  unsubscribe_hash: Buffer;
};
