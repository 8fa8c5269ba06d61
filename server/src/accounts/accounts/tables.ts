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
  created_at: Generated<Date>;
  expires_at: Date;
};

/** The versions of texts that an account agreed to; 0 is the text of the software. */
type AccountAgreementsTable = {
  account_id: string;
  kind: (typeof agreedKinds)[number];
  number: number;
  agreed_at: Generated<Date>;
};

/** Links sent by mail: only the token's SHA-256 is kept, and the row goes when it is used. */
type MailedTokensTable = {
  hash: Buffer;
  purpose: "verify" | "reset";
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
