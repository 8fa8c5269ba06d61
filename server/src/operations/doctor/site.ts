import type { Env } from "../../platform/env.ts";
import { EnvError } from "../../platform/env.ts";
import { isLocalSite, isLocalUrl } from "../../platform/local-url.ts";
import { knownToken } from "../../commerce/storefront-api/service.ts";
import { readWidgets } from "../../platform/widgets/settings.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

export function checkSecret({ sessionSecret, databaseUrl }: Env): Finding {
  if (sessionSecret) return fine("SESSION_SECRET", "set");
  const text = "generated in DATA_DIR";
  return databaseUrl
    ? note("SESSION_SECRET", `${text}; servers that share a database need the same secret`)
    : fine("SESSION_SECRET", text);
}

/** The demo password is public, so it works only at a local address. */
export function checkDemo(env: Env): Finding {
  if (!isLocalSite(env)) {
    return fine("DEMO", "the published demo passwords and codes don't work on a public site");
  }
  return env.demo
    ? fine("DEMO", "on; the password of the demo accounts is public")
    : fine("DEMO", "off");
}

export const checkGifs = ({ giphyApiKey }: Env): Finding =>
  giphyApiKey
    ? fine("GIFs", "GIPHY; GIPHY_API_KEY is set")
    : note("GIFs", "built-in GIFs; GIPHY_API_KEY is not set");

/** Only its host, as the address may contain a key. */
export const checkMap = ({ mapTiles }: Env): Finding =>
  mapTiles
    ? fine("street map", `${new URL(mapTiles.url).host}, credited to ${mapTiles.credit}`)
    : note("street map", "none; MAP_TILES_URL is not set");

export function checkMailIn({ inboundMail }: Env): Finding {
  if (!inboundMail) return note("mail-in", "off; INBOUND_MAIL_SECRET is not set");
  const { server, address } = inboundMail;
  const shown = address ? `shows ${address}` : "shows no address; set INBOUND_MAIL_ADDRESS";
  return fine("mail-in", `trusts the results of ${server}; ${shown}`);
}

export function checkWidgets(env: Env): Finding {
  try {
    const settings = readWidgets(env);
    if (!settings) return note("widgets", "built-in links; WIDGETS_FILE is not set");
    const { origin, widgets, cards } = settings;
    const slots = [...widgets, ...cards].map(({ slot }) => slot).join(", ") || "none";
    const scripts = origin === undefined ? "links without scripts" : `scripts run on ${origin}`;
    return fine("widgets", `${slots}; ${scripts}`);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return wrong("widgets", error.message);
  }
}

/** The token is public: shop clients send it from any browser. */
export function checkShop(env: Env): Finding {
  const { shopifyUrl, publicUrl } = env;
  if (shopifyUrl) return fine("shop", `Shopify at ${new URL(shopifyUrl).host}`);
  const token = knownToken(env);
  const text = `built-in shop; Storefront API at ${publicUrl}/storefront/api/2025-01/graphql`;
  return token
    ? fine("shop", `${text}; public token ${token}`)
    : note("shop", `${text}; its public token will be created on first start`);
}

export function checkLimits({ rateLimits, publicUrl }: Env): Finding {
  if (rateLimits) return fine("RATE_LIMITS", "on");
  return isLocalUrl(publicUrl)
    ? note("RATE_LIMITS", "off; use this only for tests")
    : wrong("RATE_LIMITS", "off on a public site, so passwords can be guessed; set RATE_LIMITS=on");
}
