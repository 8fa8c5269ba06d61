declare module "../../platform/schema.ts" {
  interface Schema {
    newsletter_subscribers: NewsletterSubscribersTable;
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
