import type { Delivery, WebhookEvent } from "#contracts/accounts/webhooks.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    webhooks: WebhooksTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

type WebhooksTable = {
  id: string;
  account_id: string;
  url: string;
  events: WebhookEvent[];
  /** Encrypted. */
  secret: Buffer;
  created_at: Generated<Date>;
  failing_since: Generated<Date | null>;
  disabled_at: Generated<Date | null>;
};

type WebhookDeliveriesTable = {
  id: string;
  webhook_id: string;
  event: Delivery["event"];
  subject_id: string;
  created_at: Generated<Date>;
  state: Generated<Delivery["state"]>;
  tries: Generated<number>;
  job_id: string | null;
  next_try_at: Date | null;
  tried_at: Generated<Date | null>;
  status: Generated<number | null>;
  answer: Generated<string | null>;
};
