import type { agreedKinds } from "#contracts/kernel/settings.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    accounts: AccountsTable;
    sessions: SessionsTable;
    mailed_tokens: MailedTokensTable;
    account_agreements: AccountAgreementsTable;
    invitations: InvitationsTable;
  }
}

/** What a person signs in with; the same id as the profile. */
type AccountsTable = {
  id: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  is_admin: Generated<boolean>;
  is_moderator: Generated<boolean>;
  /** Infinite for a suspension without an end. */
  suspended_until: Generated<Date | null>;
  /** When its person deleted it; it can come back for 14 days. */
  deletion_asked_at: Generated<Date | null>;
  /** Whether the suspension began with the deletion. */
  deletion_suspends: Generated<boolean>;
  /** Posts and comments made before the email was verified. */
  unverified_posts: Generated<number>;
  /** Until when the account is new; null for those that never were. */
  new_until: Generated<Date | null>;
  /** Whether a moderator has released a post of theirs with a link. */
  links_reviewed: Generated<boolean>;
};

/** `id` is the token's `jti`. */
type SessionsTable = {
  id: string;
  account_id: string;
  device: string;
  /** The block of the address that opened it; null where none did, or it is older than the security log. */
  network: string | null;
  created_at: Generated<Date>;
  /** When its person last logged in or proved again who they are. */
  proved_at: Generated<Date>;
  /** Whether it was opened, or proved, with a second factor. */
  two_factor: Generated<boolean>;
  expires_at: Date;
};

/** The versions of texts that an account agreed to; 0 is the text of the software. */
type AccountAgreementsTable = {
  account_id: string;
  kind: (typeof agreedKinds)[number];
  number: number;
  agreed_at: Generated<Date>;
};

/** Links sent by mail: only the token's SHA-256 is stored, and the row goes when it is used. */
export type MailedTokensTable = {
  hash: Buffer;
  purpose: "verify" | "reset" | "not-me" | "email" | "email-undo" | "restore";
  /** The address that a change of the email is about. */
  email: Generated<string | null>;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
};

/** Invitations to sign up. Their links are derived from the ID and not stored. */
type InvitationsTable = {
  id: string;
  inviter_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Generated<Date | null>;
  used_by: Generated<string | null>;
};
