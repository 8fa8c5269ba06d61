import { idInToken, linkToken } from "../../platform/http/link-tokens.ts";

/** Settings for signing and reading the secret URL of a checkout. */
export type Checkouts = { secret: Uint8Array; publicUrl: string };

const purpose = "checkout";

/** URL of a cart's checkout, and later of its order. */
export const checkoutUrl = ({ secret, publicUrl }: Checkouts, cartId: string): string =>
  `${publicUrl}/storefront/checkout/${linkToken(secret, purpose, cartId)}`;

/** The cart id in a checkout's token; undefined for an invalid token. */
export const cartIn = ({ secret }: Pick<Checkouts, "secret">, token: string): string | undefined =>
  idInToken(secret, purpose, token);
