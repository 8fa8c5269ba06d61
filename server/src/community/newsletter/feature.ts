import * as contract from "#contracts/community/newsletter.ts";
import * as adminContract from "#contracts/community/newsletter-admin.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { forPart, type Settings } from "../../platform/settings/service.ts";
import { causes } from "./emails.ts";
import * as admin from "./admin.ts";
import * as newsletter from "./service.ts";

type Deps = {
  db: Db;
  events: Events;
  settings: Settings;
  secret: Uint8Array;
  publicUrl: string;
  clock?: () => Date;
};

function newsletterRoutes(api: Api, { clock = () => new Date(), ...others }: Deps): void {
  const { db, events } = others;
  const deps = { ...others, clock };
  const whileOn = forPart(api, others.settings, "newsletter");
  route(whileOn, contract.subscribe, ({ body }) => newsletter.subscribe(deps, body));
  route(whileOn, contract.confirmSubscription, ({ body, isForm }) =>
    newsletter.confirm(deps, body.token, isForm),
  );
  route(api, contract.unsubscribe, (input) => newsletter.unsubscribe(deps, input));
  route(api, adminContract.listNewsletters, ({ query }) => admin.listNewsletters(db, query));
  route(api, adminContract.createNewsletter, ({ session, body, key }) =>
    admin.createNewsletter(events, session, body, key),
  );
  route(api, adminContract.getNewsletter, ({ params }) => admin.getNewsletter(db, params.id));
  route(api, adminContract.changeNewsletter, ({ params, body, ifVersion }) =>
    admin.changeNewsletter(events, { ...params, body, ifVersion }),
  );
  route(api, adminContract.deleteNewsletter, ({ params }) =>
    admin.deleteNewsletter(events, params.id),
  );
  route(api, adminContract.previewNewsletter, ({ session, params }) =>
    admin.previewNewsletter(deps, session, params.id),
  );
  route(api, adminContract.openNewsletterPreview, ({ params }) =>
    admin.openPreview(deps, params.token),
  );
  route(api, adminContract.testNewsletter, ({ session, params }) =>
    admin.testNewsletter(deps, session, params.id),
  );
  route(api, adminContract.sendNewsletter, ({ params, ifVersion }) =>
    admin.sendNewsletter(events, { ...params, ifVersion }),
  );
  route(api, adminContract.stopNewsletter, ({ params }) => admin.stopNewsletter(events, params.id));
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "newsletter.started": { newsletterId: string };
  }
}

export const newsletterFeature: Feature<Deps> = {
  name: "newsletter",
  routes: newsletterRoutes,
  mailCauses: Object.values(causes),
};
