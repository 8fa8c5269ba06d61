import type { NewsletterState } from "#contracts/community/newsletter-admin.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    newsletter_subscribers: NewsletterSubscribersTable;
    newsletters: NewslettersTable;
    newsletter_recipients: NewsletterRecipientsTable;
  }
}

/** One row per email address. */
export type NewsletterSubscribersTable = {
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
  /** SHA-256 of the token in the unsubscribe link of every email. */
  unsubscribe_hash: Buffer;
};

type NewslettersTable = {
  id: string;
  subject: string;
  text: string;
  state: Generated<NewsletterState>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** The first time that it was sent. */
  sent_at: Generated<Date | null>;
  /** Counted once, at the end. */
  recipients: Generated<number | null>;
  skipped: Generated<number | null>;
};

/** One row a recipient, so that nobody gets a newsletter twice. */
type NewsletterRecipientsTable = {
  newsletter_id: string;
  subscriber_id: string;
  /** Null until it is queued, and for people who unsubscribed before that. */
  mail_id: Generated<string | null>;
  handled_at: Generated<Date | null>;
};
