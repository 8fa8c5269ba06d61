import * as contract from "#contracts/newsletter.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import * as newsletter from "./service.ts";

type Rooms = { events: Events; secret: Uint8Array; publicUrl: string; clock?: () => Date };

// prettier-ignore
export function newsletterRoutes(api: Api, { events, secret, publicUrl, clock = () => new Date() }: Rooms): void {
  const rooms = { events, secret, publicUrl, clock };
  route(api, contract.subscribe, ({ body }) => newsletter.subscribe(rooms, body));
  route(api, contract.confirmSubscription, ({ body, isForm }) => newsletter.confirm(rooms, body.token, isForm));
  route(api, contract.unsubscribe, (input) => newsletter.unsubscribe(rooms, input));
}
