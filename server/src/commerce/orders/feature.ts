import * as contract from "#contracts/commerce/orders.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { forPart, requirePart, type Settings } from "../../platform/settings/service.ts";
import { orderArchive } from "./archive.ts";
import * as admin from "./admin.ts";
import { causes } from "./emails.ts";
import { orderCounter } from "./order-rate.ts";
import * as checkout from "./checkout.ts";
import * as orders from "./service.ts";

type Deps = Omit<checkout.Deps, "isOpen"> & { sellsOwn: boolean; settings: Settings };

/** Emails link to what was ordered, so that stays where the shop is switched off. */
async function readCheckout(deps: checkout.Deps & Pick<Deps, "settings">, token: string) {
  const ordered = await checkout.findOrdered(deps, token);
  if (ordered) return ordered;
  await requirePart(deps.settings, "shop");
  return checkout.getCheckout(deps, token);
}

/** Keeps the secret URL out of referrers, and the page out of search engines. */
const headers = { "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

function orderRoutes(api: Api, { sellsOwn: isOpen, ...others }: Deps): void {
  const deps = { ...others, isOpen };
  const { db, settings } = deps;
  const whileOn = forPart(api, settings, "shop");
  route(api, contract.getCheckout, ({ params }) => readCheckout(deps, params.token), { headers });
  route(
    whileOn,
    contract.placeOrder,
    ({ params, body, address }) =>
      checkout.placeOrder(deps, params.token, body, orderCounter(api, address)),
    { headers },
  );
  route(api, contract.listOrders, ({ session, query }) => orders.listOrders(db, session, query));
  route(api, contract.getOrder, ({ session, params }) => orders.getOrder(db, session, params.id));
  route(api, contract.listAllOrders, ({ query }) => orders.listAllOrders(db, query));
  route(api, contract.getAnyOrder, ({ params }) => orders.getAnyOrder(db, params.id));
  route(api, contract.changeOrder, ({ params, body, ifVersion }) =>
    admin.changeOrder(deps, { id: params.id, state: body.state, ifVersion }),
  );
}

export const orderFeature: Feature<Deps> = {
  name: "orders",
  routes: orderRoutes,
  archiveParts: [orderArchive],
  mailCauses: Object.values(causes),
};
