import { createHmac } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "../../platform/env.ts";

/** The shop the site sells from. */
export type ShopSettings = {
  kind: "embedded" | "shopify";
  /** What stands before `/api/{version}/graphql`: a path where it is our own. */
  url: string;
  token: string;
  /** The code by which a shop elsewhere takes off what members get; ours knows its members itself. */
  memberCode: string | null;
};

export const demoShopToken = "wagabond-dev-storefront";
const storefrontPath = "/storefront";
export const tokenFile = "storefront-token";

/**
 * The shop at Shopify where the environment names one, else the embedded one. Its public token lies in `DATA_DIR`;
 * it is made from the secret of the server, so that machines with one secret have one token.
 */
export function shopSettings(env: Env, secret: Uint8Array): ShopSettings {
  const { shopifyUrl, shopifyToken, shopifyMemberCode: memberCode = null } = env;
  if (shopifyUrl !== undefined && shopifyToken !== undefined) {
    return { kind: "shopify", url: shopifyUrl, token: shopifyToken, memberCode };
  }
  const token = env.demo ? demoShopToken : keptToken(env.dataDir, secret);
  return { kind: "embedded", url: storefrontPath, token, memberCode: null };
}

/** The public token of the embedded shop, for who runs it; undefined until the first start makes it. */
export const knownToken = ({ demo, dataDir }: Pick<Env, "demo" | "dataDir">): string | undefined =>
  demo ? demoShopToken : readToken(dataDir);

function readToken(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, tokenFile), "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

function keptToken(dataDir: string, secret: Uint8Array): string {
  const kept = readToken(dataDir);
  if (kept !== undefined) return kept;
  const token = createHmac("sha256", secret).update("storefront\n").digest("hex").slice(0, 32);
  writeFileSync(join(dataDir, tokenFile), `${token}\n`);
  return token;
}
