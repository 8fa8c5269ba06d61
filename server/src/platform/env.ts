import { isIP } from "node:net";
import { resolve } from "node:path";
import {
  type MapTiles,
  type SignUpMode,
  signUpModes,
  type TwoFactorRule,
  twoFactorRules,
} from "#contracts/kernel/operator.ts";
import { isPublishedSecret } from "./published-secrets.ts";
import {
  address,
  EnvError,
  given,
  onOrOff,
  oneOf,
  origin,
  path,
  type Variables,
  wholeNumber,
} from "./env-values.ts";
import { type OidcSettings, readOidc } from "./env-oidc.ts";
import { readShop, type ShopSettings } from "./env-shop.ts";
import { BadS3Address, readS3Address } from "./files/s3-address.ts";

export { EnvError } from "./env-values.ts";

/** Everything an operator can set, parsed once. `docs/operations/configure.md` says what each means. */
export type Env = ShopSettings & {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A replica of it, from which guests read. */
  databaseReadUrl: string | undefined;
  /** False sends queries as they are: not prepared, not monitored, and without limits on PGlite. */
  queryHooks: boolean;
  filesUrl: string | undefined;
  mailUrl: string | undefined;
  mailFrom: string;
  /** The email address on the site's pages and in emails; admins can set another one. */
  contactEmail: string | undefined;
  /** The person or organization that runs the site, named on the legal pages. */
  operatorName: string | undefined;
  sessionSecret: string | undefined;
  giphyApiKey: string | undefined;
  /** Who logs people in besides this site; undefined for none. */
  oidc: OidcSettings | undefined;
  /** Where exchange rates of the day are read; undefined for those that come with the product. */
  ratesUrl: string | undefined;
  /** An Overpass server that `npx wagabond venues fetch` asks; undefined for none. */
  overpassUrl: string | undefined;
  /** The street map of this site; undefined for none. */
  mapTiles: MapTiles | undefined;
  /** Where a mail server may deliver forwarded bookings; undefined where it isn't set up. */
  inboundMail: { secret: string; server: string; address: string | undefined } | undefined;
  widgetsFile: string | undefined;
  widgetsUrl: string | undefined;
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  trustProxy: string[];
  rateLimits: boolean;
  /** False removes the service worker and its caches from browsers. */
  serviceWorker: boolean;
  /** Who can sign up. */
  signUps: SignUpMode;
  /** Whose role needs a second factor. */
  twoFactor: TwoFactorRule;
  /** Holds the first posts of new accounts that have links until a moderator releases them. */
  holdFirstLinks: boolean;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Reads the environment. Throws EnvError naming the variable that is wrong. */
export function readEnv(variables: Variables): Env {
  const port = wholeNumber(variables, "PORT", 3000, 0, 65_535);
  const publicUrl = origin(variables, "PUBLIC_URL") ?? `http://localhost:${port}`;
  const mailUrl = address(variables, "MAIL_URL", ["smtp:", "smtps:"]);
  return {
    port,
    host: given(variables, "HOST") ?? "127.0.0.1",
    publicUrl,
    dataDir: resolve(given(variables, "DATA_DIR") ?? "./data"),
    ...databases(variables),
    queryHooks: onOrOff(variables, "DATABASE_QUERY_HOOKS", true),
    filesUrl: filesUrl(variables),
    mailUrl,
    mailFrom: mailFrom(variables) ?? `noreply@${new URL(publicUrl).hostname}`,
    contactEmail: contactEmail(variables),
    operatorName: operatorName(variables),
    sessionSecret: sessionSecret(variables),
    giphyApiKey: given(variables, "GIPHY_API_KEY"),
    oidc: readOidc(variables),
    ratesUrl: address(variables, "RATES_URL", ["https:", "http:"]),
    overpassUrl: address(variables, "OVERPASS_URL", ["https:", "http:"]),
    mapTiles: mapTiles(variables),
    inboundMail: inboundMail(variables),
    widgetsFile: path(variables, "WIDGETS_FILE"),
    widgetsUrl: origin(variables, "WIDGETS_URL"),
    ...readShop(variables),
    demo: onOrOff(variables, "DEMO", true),
    logLevel: oneOf(variables, "LOG_LEVEL", logLevels, "info"),
    trustProxy: trustedProxies(variables),
    rateLimits: onOrOff(variables, "RATE_LIMITS", true),
    serviceWorker: onOrOff(variables, "SERVICE_WORKER", true),
    twoFactor: oneOf(variables, "TWO_FACTOR", twoFactorRules, "off"),
    signUps: oneOf(variables, "SIGNUPS", signUpModes, "open"),
    holdFirstLinks: onOrOff(variables, "HOLD_FIRST_LINKS", false),
  };
}

const openStreetMap = "© OpenStreetMap contributors https://www.openstreetmap.org/copyright";

/** Tiles are shown with the names of those who made them; most are made from OpenStreetMap. */
function mapTiles(variables: Variables): MapTiles | undefined {
  const url = address(variables, "MAP_TILES_URL", ["https:", "http:"]);
  if (url === undefined) return undefined;
  const credit = given(variables, "MAP_TILES_ATTRIBUTION") ?? openStreetMap;
  const names = Array.from(url.matchAll(/\{[^{}]*\}/g), ([name]) => name)
    .toSorted()
    .join("");
  if (names !== "{x}{y}{z}" || /[{}]/.test(new URL(url).host)) {
    throw new EnvError(
      "MAP_TILES_URL must be a URL of image tiles with {z}, {x} and {y} once each after the host, such as https://tiles.example/{z}/{x}/{y}.png.",
    );
  }
  const [, text = "", link] = /^(.*?)(?:\s+(https:\/\/\S+))?$/.exec(credit) ?? [];
  if (text.startsWith("https://") || text.length > 200) {
    throw new EnvError(
      "MAP_TILES_ATTRIBUTION must be a text of up to 200 characters, optionally with a link at its end.",
    );
  }
  return { url, credit: text, ...(link !== undefined && { creditLink: link }) };
}

function filesUrl(variables: Variables): string | undefined {
  const value = given(variables, "FILES_URL");
  try {
    if (value !== undefined) readS3Address(value);
    return value;
  } catch (error) {
    if (error instanceof BadS3Address) throw new EnvError(error.message);
    throw error;
  }
}

function databases(variables: Variables): Pick<Env, "databaseUrl" | "databaseReadUrl"> {
  const databaseUrl = address(variables, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const databaseReadUrl = address(variables, "DATABASE_READ_URL", ["postgres:", "postgresql:"]);
  if (databaseReadUrl && !databaseUrl) {
    throw new EnvError(
      "DATABASE_URL is missing. DATABASE_READ_URL is its replica and can't be set alone.",
    );
  }
  return { databaseUrl, databaseReadUrl };
}

/** All or nothing: a secret for the webhook, and whose results about senders are trusted. */
function inboundMail(variables: Variables): Env["inboundMail"] {
  const secret = given(variables, "INBOUND_MAIL_SECRET");
  const server = given(variables, "INBOUND_MAIL_SERVER");
  const address = emailIn(variables, "INBOUND_MAIL_ADDRESS");
  if (secret !== undefined && !/^[\w.~+/-]{32,}=*$/.test(secret)) {
    throw new EnvError(
      "INBOUND_MAIL_SECRET must be at least 32 letters, digits and signs as in Base64. Generate one with `openssl rand -base64 48`.",
    );
  }
  if (server !== undefined && !/^[\w.-]{1,253}$/.test(server)) {
    throw new EnvError(
      "INBOUND_MAIL_SERVER must be the name that your mail server writes in Authentication-Results, such as mx.example.org.",
    );
  }
  if (secret === undefined && server === undefined && address === undefined) return undefined;
  if (secret === undefined || server === undefined) {
    const missing = secret === undefined ? "INBOUND_MAIL_SECRET" : "INBOUND_MAIL_SERVER";
    throw new EnvError(
      `${missing} is missing. Mail-in needs the secret of its webhook and the name of the receiving server.`,
    );
  }
  return { secret, server, address };
}

function sessionSecret(variables: Variables): string | undefined {
  const value = given(variables, "SESSION_SECRET");
  if (value !== undefined && Buffer.byteLength(value) < 32) {
    throw new EnvError(
      "SESSION_SECRET must be at least 32 bytes. Generate one with `openssl rand -base64 48`.",
    );
  }
  if (value !== undefined && isPublishedSecret(value)) {
    throw new EnvError(
      "SESSION_SECRET is a published example, so anyone could log in as anyone. Generate one with `openssl rand -base64 48`.",
    );
  }
  return value;
}

function mailFrom(variables: Variables): string | undefined {
  const value = given(variables, "MAIL_FROM");
  if (
    value !== undefined &&
    !/^(?:[^<>\r\n"]{1,80}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)
  ) {
    throw new EnvError(
      `MAIL_FROM must be an email address such as "Pet Club <post@pets.example>".`,
    );
  }
  return value;
}

/** The address for readers' questions; the sender of the emails by default, if it is set. */
function contactEmail(variables: Variables): string | undefined {
  return emailIn(variables, "CONTACT_EMAIL") ?? mailFrom(variables)?.replace(/^.*<|>$/g, "");
}

function emailIn(variables: Variables, name: string): string | undefined {
  const value = given(variables, name);
  if (value !== undefined && !/^[^\s<>"@]+@[^\s<>"@]+$/.test(value)) {
    throw new EnvError(`${name} must be an email address such as help@pets.example.`);
  }
  return value;
}

function operatorName(variables: Variables): string | undefined {
  const value = given(variables, "OPERATOR_NAME");
  if (value !== undefined && !/^\P{Cc}{1,120}$/u.test(value)) {
    throw new EnvError("OPERATOR_NAME must be a single line of up to 120 characters.");
  }
  return value;
}

/** Comma-separated addresses or CIDR ranges of the proxies whose X-Forwarded-For header is trusted. */
function trustedProxies(variables: Variables): string[] {
  const value = given(variables, "TRUST_PROXY");
  if (value === undefined || value === "none") return [];
  const proxies = value.split(",").map((part) => part.trim());
  for (const proxy of proxies) {
    const [ip = "", bits = "1", ...more] = proxy.split("/");
    const widest = isIP(ip) === 6 ? 128 : 32;
    // A range of 0 bits would trust everyone.
    const isRange = /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= widest && more.length === 0;
    if (!isIP(ip) || !isRange) {
      throw new EnvError(
        `TRUST_PROXY must list IP addresses or CIDR ranges such as 10.0.0.0/8, not "${proxy}".`,
      );
    }
  }
  return proxies;
}
