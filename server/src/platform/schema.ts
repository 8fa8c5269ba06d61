import type { Generated, Kysely, Transaction } from "kysely";

/**
 * The rows of the database, one type per table. Each feature adds its own in `tables.ts`. Migrations create the
 * tables; only stores read and write them.
 */
export interface Schema {
  mail_outbox: MailOutboxTable;
  mail_sends: MailSendsTable;
  /** A view. */
  verified_addresses: { email: string };
  idempotent_answers: IdempotentAnswersTable;
  files: FilesTable;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** Queued emails that are not delivered yet. */
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

/** Emails of the last hour, and those that wait for their hour, by the hash of their address. */
type MailSendsTable = { id: Generated<string>; address_hash: Buffer; cause: string; at: Date };

/** The response of an `Idempotency-Key`, so that a retry gets the same. */
type IdempotentAnswersTable = {
  owner_id: string;
  key: string;
  call: string;
  body_hash: Buffer;
  answer: unknown;
  created_at: Generated<Date>;
};

/** Uploaded files, with bytes under `<visibility>/<id>` of the blob store. Only attached files may be referred to. */
type FilesTable = {
  id: string;
  owner_id: string | null;
  state: "staged" | "kept" | "dropped";
  visibility: "public" | "private";
  kind: "picture" | "pdf";
  /** The sum of all widths. */
  bytes: number;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
  animated: Generated<boolean>;
  /** The sender's file name. */
  label: Generated<string>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
};
