import type { BookingRead, Unread } from "#contracts/travel/bookings.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    inbound_mails: InboundMailsTable;
  }
}

/** What the readers found in an email. */
export type StoredReading = { bookings: BookingRead[]; notes: string[]; unread: Unread[] };

type InboundMailsTable = {
  id: string;
  profile_id: string;
  message_hash: Buffer;
  subject: string;
  raw: Buffer | null;
  reading: StoredReading | null;
  waits_since: Generated<Date | null>;
  received_at: Generated<Date>;
};
