export const marketplacePath = "/marketplace";
export const artworkPath = "/marketplace/artwork";

/** The last part of a global id, as it stands in addresses. */
export const idOf = (globalId: string): string => globalId.slice(globalId.lastIndexOf("/") + 1);

export const productPath = (id: string): string => `/product/${id}`;

/** A product with one of its variants chosen. */
export const variantPath = (id: string, variant: string): string =>
  `${productPath(id)}?variant=${variant}`;

/** What the shop has to say about itself, by the last part of the address. */
export const policyKinds = {
  privacy: "privacyPolicy",
  terms: "termsOfService",
  refund: "refundPolicy",
} as const;
export type PolicyKind = keyof typeof policyKinds;

/** In the order in which they are listed. */
export const policyKindNames = ["refund", "terms", "privacy"] as const satisfies PolicyKind[];

/** Names the ways to the rules on the page of the marketplace. */
export const shopRulesId = "rules";
export const shopRulesPath = `${marketplacePath}#${shopRulesId}`;

export const policyPath = (kind: PolicyKind): string => `${marketplacePath}/policies/${kind}`;
