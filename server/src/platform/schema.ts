import type { Generated, Kysely, Transaction } from "kysely";

/**
 * The rows of the database, one type a table. Each feature adds its own in its `tables.ts`. Migrations make the tables;
 * stores alone read and write them.
 */
export interface Schema {
  mail_outbox: MailOutboxTable;
  idempotent_answers: IdempotentAnswersTable;
  files: FilesTable;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

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

/** What people sent, as bytes under `<visibility>/<id>` of the blob store. Only what is kept may be referred to. */
type FilesTable = {
  id: string;
  owner_id: string | null;
  state: "staged" | "kept" | "dropped";
  visibility: "public" | "private";
  kind: "picture" | "pdf";
  /** Of all widths together. */
  bytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  animated: Generated<boolean>;
  /** The sender's own name for it. */
  label: Generated<string>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
};
