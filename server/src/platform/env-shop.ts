import { EnvError, given, onOrOff, type Variables, wholeNumber } from "./env-values.ts";

/** What an operator can set about the shop. */
export type ShopSettings = {
  /** The URL of a Shopify shop, like `https://my-shop.myshopify.com`; undefined for the built-in shop. */
  shopifyUrl: string | undefined;
  shopifyToken: string | undefined;
  /** The members' discount code in a Shopify shop; undefined for no discount. */
  shopifyMemberCode: string | undefined;
  /** Limits of one order in the built-in shop: items per line and in total. */
  shopMaxPerLine: number;
  shopMaxPerOrder: number;
  /** Whether somebody ships what is ordered in the built-in shop. */
  shopShips: boolean;
};

/** Throws EnvError naming the variable that is wrong. */
export const readShop = (variables: Variables): ShopSettings => ({
  ...shopify(variables),
  shopMaxPerLine: wholeNumber(variables, "SHOP_MAX_PER_LINE", 99, 1, 100_000),
  shopMaxPerOrder: wholeNumber(variables, "SHOP_MAX_PER_ORDER", 300, 1, 100_000),
  shopShips: onOrOff(variables, "SHOP_SHIPS", false),
});

/** SHOPIFY_STORE_DOMAIN is a domain, or an origin if the shop isn't reached by https. */
function shopify(
  variables: Variables,
): Pick<ShopSettings, "shopifyUrl" | "shopifyToken" | "shopifyMemberCode"> {
  const domain = given(variables, "SHOPIFY_STORE_DOMAIN");
  const shopifyToken = given(variables, "SHOPIFY_STOREFRONT_TOKEN");
  if ((domain === undefined) !== (shopifyToken === undefined)) {
    const missing = domain === undefined ? "SHOPIFY_STORE_DOMAIN" : "SHOPIFY_STOREFRONT_TOKEN";
    throw new EnvError(
      `${missing} is missing. A Shopify shop needs both its domain and its token.`,
    );
  }
  const shopifyMemberCode = memberCode(variables);
  if (domain === undefined) {
    if (shopifyMemberCode !== undefined) {
      throw new EnvError(
        "SHOPIFY_STORE_DOMAIN is missing. SHOPIFY_MEMBER_CODE only works with a Shopify shop.",
      );
    }
    return { shopifyUrl: undefined, shopifyToken, shopifyMemberCode };
  }
  const whole = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  const url = URL.parse(whole.replace(/\/$/, ""));
  if (!url || url.origin !== url.href.replace(/\/$/, "")) {
    throw new EnvError("SHOPIFY_STORE_DOMAIN must be a domain such as my-shop.myshopify.com.");
  }
  return { shopifyUrl: url.origin, shopifyToken, shopifyMemberCode };
}

function memberCode(variables: Variables): string | undefined {
  const value = given(variables, "SHOPIFY_MEMBER_CODE");
  // Shopify allows codes of up to 255 characters; a comma suggests two codes.
  if (value !== undefined && !/^[^\p{Cc},]{1,255}$/u.test(value)) {
    throw new EnvError(
      "SHOPIFY_MEMBER_CODE must be a single discount code of up to 255 characters.",
    );
  }
  return value;
}
