import { shopCurrency } from "#contracts/commerce/shop.ts";
import type { PolicyRow } from "../catalog/service.ts";
import type { Field } from "./context.ts";
import { globalId } from "./ids.ts";
import { longText } from "./weight.ts";

const handles = {
  privacy: "privacy-policy",
  terms: "terms-of-service",
  refund: "refund-policy",
} as const;

const presentPolicy = ({ id, kind, title, body }: PolicyRow, publicUrl: string) => ({
  __typename: "ShopPolicy",
  id: globalId("ShopPolicy", id),
  handle: handles[kind],
  title,
  body: longText(body),
  url: `${publicUrl}/marketplace/policies/${kind}`,
});

const policy =
  (isIt: (row: PolicyRow) => boolean): Field<unknown> =>
  async (_, { products: goods, publicUrl, tags }) => {
    tags.add("shop-policies");
    const row = (await goods.policies()).find(isIt);
    return row ? presentPolicy(row, publicUrl) : null;
  };

const ofKind = (policyKind: PolicyRow["kind"]) => policy(({ kind }) => kind === policyKind);

/** A policy by its number. */
export const policyByNumber = (number: number) => policy(({ id }) => id === number);

export const shopNumber = 1;

const nameOfSite: Field<unknown> = (_, { siteName, tags }) => {
  tags.add("settings");
  return siteName();
};

/** The `shop` object. */
export function presentShop(publicUrl: string) {
  const { hostname, protocol } = new URL(publicUrl);
  return {
    __typename: "Shop",
    id: globalId("Shop", shopNumber),
    name: nameOfSite,
    description: "Everything you need to travel with your pets.",
    moneyFormat: "${{amount}}",
    primaryDomain: { host: hostname, sslEnabled: protocol === "https:", url: publicUrl },
    paymentSettings: {
      countryCode: "US",
      currencyCode: shopCurrency,
      enabledPresentmentCurrencies: [shopCurrency],
    },
    shipsToCountries: [],
    privacyPolicy: ofKind("privacy"),
    termsOfService: ofKind("terms"),
    refundPolicy: ofKind("refund"),
    shippingPolicy: null,
  };
}
