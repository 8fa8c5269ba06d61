import { createHmac } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { memberPercent } from "#contracts/commerce/shop.ts";
import type { Env } from "../../platform/env.ts";

/** The shop that the site sells from. */
export type ShopSettings = {
  kind: "embedded" | "shopify";
  /** Prefix of `/api/{version}/graphql`: a path for the embedded shop. */
  url: string;
  token: string;
  /** Members' discount code of an external shop; the embedded one recognizes members itself. */
  memberCode: string | null;
};

/** What the shop gives members, in percent off; null where a Shopify shop has no code for it. */
export const memberPercentOf = ({ kind, memberCode }: ShopSettings): number | null =>
  kind === "embedded" || memberCode !== null ? memberPercent : null;

export const demoShopToken = "wagabond-dev-storefront";
const storefrontPath = "/storefront";
export const tokenFile = "storefront-token";

/**
 * The Shopify store of the environment if one is configured, else the embedded shop. Its public token is in
 * `DATA_DIR`, derived from the server's secret, so that replicas share it.
 */
export function shopSettings(env: Env, secret: Uint8Array): ShopSettings {
  const { shopifyUrl, shopifyToken, shopifyMemberCode: memberCode = null } = env;
  if (shopifyUrl !== undefined && shopifyToken !== undefined) {
    return { kind: "shopify", url: shopifyUrl, token: shopifyToken, memberCode };
  }
  const token = env.demo ? demoShopToken : keptToken(env.dataDir, secret);
  return { kind: "embedded", url: storefrontPath, token, memberCode: null };
}

/** The embedded shop's public token for its operator; undefined before the first start. */
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
  const stored = readToken(dataDir);
  if (stored !== undefined) return stored;
  const token = createHmac("sha256", secret).update("storefront\n").digest("hex").slice(0, 32);
  writeFileSync(join(dataDir, tokenFile), `${token}\n`);
  return token;
}
