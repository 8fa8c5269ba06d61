import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as collectionContract from "#contracts/commerce/collections.ts";
import * as policyContract from "#contracts/commerce/policies.ts";
import * as contract from "#contracts/commerce/shop-admin.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as admin from "./admin.ts";
import * as collections from "./collections.ts";
import * as policies from "./shop-policies.ts";
import * as catalog from "./service.ts";
import * as images from "./admin-images.ts";
import * as stock from "./admin-stock.ts";
import * as variants from "./admin-variants.ts";

/** `sellsOwn`: the products of the shop are in this server. */
type Deps = { db: Db; events: Events; sellsOwn: boolean };

/** The number of a validated path parameter. */
const own = ({ id }: { id: string }) => ({ id: Number(id) });

/** Routes for admins of the embedded shop. */
function catalogRoutes(api: Api, { db, events, sellsOwn }: Deps): void {
  if (!sellsOwn) return noCatalogRoutes(api);
  const { files } = api;
  const deps = { db, events, files };
  route(api, contract.listAdminProducts, ({ query }) => admin.listOwn(db, query));
  route(api, contract.getAdminProduct, ({ params }) => admin.getProduct(db, Number(params.id)));
  route(api, contract.createProduct, ({ session, body, key }) =>
    admin.createProduct(events, session, body, key),
  );
  route(api, contract.changeProduct, ({ params, body, ifVersion }) =>
    admin.changeProduct(events, { ...own(params), body, ifVersion }),
  );
  route(api, contract.deleteProduct, ({ params }) => admin.deleteProduct(deps, Number(params.id)));
  route(api, contract.addVariant, ({ session, params, body, ifVersion, key }) =>
    variants.addVariant(events, session, { ...own(params), body, ifVersion, key }),
  );
  route(api, contract.changeVariant, ({ params, body, ifVersion }) =>
    variants.changeVariant(deps, { ...own(params), body, ifVersion }),
  );
  route(api, contract.deleteVariant, ({ params, ifVersion }) =>
    variants.deleteVariant(deps, { ...own(params), ifVersion }),
  );
  route(api, contract.changeStock, ({ params, body }) =>
    stock.changeStock(events, Number(params.id), body),
  );
  route(api, contract.addImage, ({ session, params, body, files: { image }, ifVersion, key }) =>
    images.addImage(deps, session, { ...own(params), body, upload: image, ifVersion, key }),
  );
  route(api, contract.orderImages, ({ params, body, ifVersion }) =>
    images.orderImages(events, { ...own(params), ids: body.ids, ifVersion }),
  );
  route(api, contract.changeImage, ({ params, body, ifVersion }) =>
    images.changeImage(deps, { ...own(params), body, ifVersion }),
  );
  route(api, contract.deleteImage, ({ params, ifVersion }) =>
    images.deleteImage(deps, { ...own(params), ifVersion }),
  );
  route(api, collectionContract.listCollections, ({ query }) =>
    collections.listAdminCollections(db, query),
  );
  route(api, collectionContract.getCollection, ({ params }) =>
    collections.getAdminCollection(db, Number(params.id)),
  );
  route(api, collectionContract.createCollection, ({ session, body, key }) =>
    collections.createCollection(events, session, body, key),
  );
  route(api, collectionContract.changeCollection, ({ params, body, ifVersion }) =>
    collections.changeCollection(events, { ...own(params), body, ifVersion }),
  );
  route(api, collectionContract.deleteCollection, ({ params }) =>
    collections.deleteCollection(events, Number(params.id)),
  );
  route(api, policyContract.listPolicies, () => policies.listAdminPolicies(db));
  route(api, policyContract.createPolicy, ({ body }) => policies.createPolicy(events, body));
  route(api, policyContract.changePolicy, ({ params, body, ifVersion }) =>
    policies.changePolicy(events, { ...params, body, ifVersion }),
  );
  route(api, policyContract.deletePolicy, ({ params }) =>
    policies.deletePolicy(events, params.kind),
  );
}

const calls: readonly Endpoint[] = [
  contract.listAdminProducts,
  contract.getAdminProduct,
  contract.createProduct,
  contract.changeProduct,
  contract.deleteProduct,
  contract.addVariant,
  contract.changeVariant,
  contract.deleteVariant,
  contract.changeStock,
  contract.addImage,
  contract.orderImages,
  contract.changeImage,
  contract.deleteImage,
  collectionContract.listCollections,
  collectionContract.getCollection,
  collectionContract.createCollection,
  collectionContract.changeCollection,
  collectionContract.deleteCollection,
  policyContract.listPolicies,
  policyContract.createPolicy,
  policyContract.changePolicy,
  policyContract.deletePolicy,
];

/** The same routes with an external shop, where products are managed elsewhere. */
function noCatalogRoutes(api: Api): void {
  for (const call of calls) {
    route(api, call, () => {
      throw new AppError("NOT_FOUND", contract.shopifyShopText);
    });
  }
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    /** Also what lists show of it, such as that it is sold out. */
    "product.changed": { productId: string };
    "stock.changed": { productId: string };
    "collection.changed": { collectionId: string };
    "policy.changed": { kind: string };
  }
}

export const catalogFeature: Feature<Deps> = {
  name: "catalog",
  routes: catalogRoutes,
  staleTags: {
    "product.changed": ({ productId }) => ["products", `product:${productId}`],
    "stock.changed": ({ productId }) => [`product:${productId}`],
    "collection.changed": () => ["products"],
    "policy.changed": () => ["shop-policies"],
  },
  beforeAccountDeletion: catalog.handOnPictures,
};
