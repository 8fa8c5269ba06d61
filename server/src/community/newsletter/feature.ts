import * as contract from "#contracts/community/newsletter.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import * as newsletter from "./service.ts";

type Deps = { events: Events; secret: Uint8Array; publicUrl: string; clock?: () => Date };

// prettier-ignore
function newsletterRoutes(api: Api, { events, secret, publicUrl, clock = () => new Date() }: Deps): void {
  const deps = { events, secret, publicUrl, clock };
  route(api, contract.subscribe, ({ body }) => newsletter.subscribe(deps, body));
  route(api, contract.confirmSubscription, ({ body, isForm }) => newsletter.confirm(deps, body.token, isForm));
  route(api, contract.unsubscribe, (input) => newsletter.unsubscribe(deps, input));
}

export const newsletterFeature: Feature<Deps> = {
  name: "newsletter",
  routes: newsletterRoutes,
};
