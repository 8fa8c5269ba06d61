import { found } from "./answers.ts";
import type { Execute, CallOptions } from "./transport.ts";
import type { Operations, Policy } from "./wire.ts";

export type ShopInfo = Operations["shopInfo"]["result"]["shop"];

/** null where the shop has none. */
export type ShopPolicies = {
  privacyPolicy: Policy | null;
  termsOfService: Policy | null;
  refundPolicy: Policy | null;
};

/** Queries of the shop itself. */
export function shopCalls(execute: Execute) {
  return {
    fetchInfo: async (call?: CallOptions): Promise<ShopInfo> => {
      const { data, errors } = await execute("shopInfo", {}, call);
      return found(data?.shop, errors);
    },

    fetchPolicies: async (call?: CallOptions): Promise<ShopPolicies> => {
      const { data, errors } = await execute("shopPolicies", {}, call);
      return found(data?.shop, errors);
    },
  };
}
