import * as contract from "#contracts/accounts/webhooks.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { switchedOff } from "./emails.ts";
import * as webhooks from "./service.ts";

type Deps = { db: Db; events: Events; secret: Uint8Array; localWebhooks?: boolean | undefined };

function webhookRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  route(api, contract.createWebhook, (input) => webhooks.createWebhook(deps, input));
  route(api, contract.listWebhooks, ({ session }) => webhooks.listWebhooks(db, session));
  route(api, contract.updateWebhook, (input) => webhooks.updateWebhook(deps, input));
  route(api, contract.removeWebhook, ({ session, params }) =>
    webhooks.removeWebhook(deps, session, params.id),
  );
  route(api, contract.listDeliveries, (input) => webhooks.listDeliveries(db, input));
  route(api, contract.testWebhook, ({ session, params }) =>
    webhooks.testWebhook(deps, session, params.id),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    /** A delivery was written that needs its job. */
    "webhook.promised": { jobId: string };
  }
}

export const webhookFeature: Feature<Deps> = {
  name: "webhooks",
  routes: webhookRoutes,
  mailCauses: [switchedOff],
  privateLinks: { noun: "webhook", end: webhooks.endWebhooks },
  deleteExpired: (db) => webhooks.deleteOld(db),
};
