import { idInToken, linkToken } from "../../platform/http/link-tokens.ts";

/** What it takes to say and to read the secret address of a checkout. */
export type Checkouts = { secret: Uint8Array; publicUrl: string };

const purpose = "checkout";

/** Where a cart is ordered, and where its order is shown afterwards. */
export const checkoutUrl = ({ secret, publicUrl }: Checkouts, cartId: string): string =>
  `${publicUrl}/storefront/checkout/${linkToken(secret, purpose, cartId)}`;

/** The cart in a checkout's token; undefined where it is none of ours. */
export const cartIn = ({ secret }: Pick<Checkouts, "secret">, token: string): string | undefined =>
  idInToken(secret, purpose, token);
