export const marketplacePath = "/marketplace";
export const artworkPath = "/marketplace/artwork";

/** The last part of a global ID, as it is in URLs. */
export const idOf = (globalId: string): string => globalId.slice(globalId.lastIndexOf("/") + 1);

export const productPath = (id: string): string => `/product/${id}`;

/** A product with a selected variant. */
export const variantPath = (id: string, variant: string): string =>
  `${productPath(id)}?variant=${variant}`;

/** The marketplace with the products of one collection. */
export const collectionPath = (handle: string): string =>
  `${marketplacePath}?collection=${encodeURIComponent(handle)}`;

/** The policies of the shop, by the last part of their paths. */
export const policyKinds = {
  privacy: "privacyPolicy",
  terms: "termsOfService",
  refund: "refundPolicy",
} as const;
export type PolicyKind = keyof typeof policyKinds;

/** The policies in the order of lists. */
export const policyKindNames = ["refund", "terms", "privacy"] as const satisfies PolicyKind[];

/** The ID of the policy links on the marketplace. */
export const shopPoliciesId = "rules";
export const shopPoliciesPath = `${marketplacePath}#${shopPoliciesId}`;

export const policyPath = (kind: PolicyKind): string => `${marketplacePath}/policies/${kind}`;

export const cartPath = "/cart";

export const ordersPath = "/orders";
export const orderPath = (id: string): string => `${ordersPath}/${id}`;
