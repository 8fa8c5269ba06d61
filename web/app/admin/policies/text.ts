import type { ShopPolicyKind } from "#contracts/commerce/policies.ts";

export const kindText: Record<ShopPolicyKind, string> = {
  refund: "Refund policy",
  terms: "Terms of service",
  privacy: "Privacy policy",
};
