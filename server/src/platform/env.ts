import { isIP } from "node:net";
import { resolve } from "node:path";
import { type SignUpMode, signUpModes } from "#contracts/kernel/operator.ts";
import { isPublishedSecret } from "./published-secrets.ts";
import { BadS3Address, readS3Address } from "./files/s3-address.ts";

/** Everything an operator can set, parsed once. `docs/operations/configure.md` says what each means. */
export type Env = {
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
  /** Where exchange rates of the day are read; undefined for those that come with the product. */
  ratesUrl: string | undefined;
  widgetsFile: string | undefined;
  widgetsUrl: string | undefined;
  /** The URL of a Shopify shop, like `https://my-shop.myshopify.com`; undefined for the built-in shop. */
  shopifyUrl: string | undefined;
  shopifyToken: string | undefined;
  /** The members' discount code in a Shopify shop; undefined for no discount. */
  shopifyMemberCode: string | undefined;
  demo: boolean;
  logLevel: (typeof logLevels)[number];
  trustProxy: string[];
  rateLimits: boolean;
  /** False removes the service worker and its caches from browsers. */
  serviceWorker: boolean;
  /** Who can sign up. */
  signUps: SignUpMode;
  /** Holds the first posts of new accounts that have links until a moderator releases them. */
  holdFirstLinks: boolean;
  /** Limits of one order in the built-in shop: items per line and in total. */
  shopMaxPerLine: number;
  shopMaxPerOrder: number;
  /** Whether somebody ships what is ordered in the built-in shop. */
  shopShips: boolean;
};

/** A variable with an invalid value; the start prints its message as one line. */
export class EnvError extends Error {}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

type Variables = Record<string, string | undefined>;

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
    ratesUrl: address(variables, "RATES_URL", ["https:", "http:"]),
    widgetsFile: path(variables, "WIDGETS_FILE"),
    widgetsUrl: origin(variables, "WIDGETS_URL"),
    ...shopify(variables),
    demo: onOrOff(variables, "DEMO", true),
    logLevel: oneOf(variables, "LOG_LEVEL", logLevels, "info"),
    trustProxy: trustedProxies(variables),
    rateLimits: onOrOff(variables, "RATE_LIMITS", true),
    serviceWorker: onOrOff(variables, "SERVICE_WORKER", true),
    signUps: oneOf(variables, "SIGNUPS", signUpModes, "open"),
    holdFirstLinks: onOrOff(variables, "HOLD_FIRST_LINKS", false),
    shopMaxPerLine: wholeNumber(variables, "SHOP_MAX_PER_LINE", 99, 1, 100_000),
    shopMaxPerOrder: wholeNumber(variables, "SHOP_MAX_PER_ORDER", 300, 1, 100_000),
    shopShips: onOrOff(variables, "SHOP_SHIPS", false),
  };
}

// An empty value is what a compose file gives for "not set".
const given = (variables: Variables, name: string) => variables[name]?.trim() || undefined;

function wholeNumber(
  variables: Variables,
  name: string,
  byDefault: number,
  min: number,
  max: number,
): number {
  const value = given(variables, name);
  if (value === undefined) return byDefault;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new EnvError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

function onOrOff(variables: Variables, name: string, byDefault: boolean): boolean {
  const value = oneOf(variables, name, ["on", "off"], byDefault ? "on" : "off");
  return value === "on";
}

function oneOf<const T extends string>(
  variables: Variables,
  name: string,
  choices: readonly T[],
  byDefault: T,
): T {
  const value = given(variables, name);
  if (value === undefined) return byDefault;
  const choice = choices.find((option) => option === value);
  if (choice === undefined)
    throw new EnvError(`${name} must be one of ${choices.join(", ")}, not "${value}".`);
  return choice;
}

// The value may contain a password, so the message doesn't repeat it.
function address(
  variables: Variables,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const value = given(variables, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol) || !url.hostname) {
    throw new EnvError(
      `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return value;
}

function origin(variables: Variables, name: string): string | undefined {
  const value = address(variables, name, ["http:", "https:"]);
  if (value === undefined) return undefined;
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (pathname !== "/" || search || hash || username || password) {
    throw new EnvError(
      `${name} must be an origin such as https://wagabond.example, without a path, query or password.`,
    );
  }
  return origin;
}

function path(variables: Variables, name: string): string | undefined {
  const value = given(variables, name);
  return value === undefined ? undefined : resolve(value);
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

/** SHOPIFY_STORE_DOMAIN is a domain, or an origin if the shop isn't reached by https. */
function shopify(
  variables: Variables,
): Pick<Env, "shopifyUrl" | "shopifyToken" | "shopifyMemberCode"> {
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
  const value = given(variables, "CONTACT_EMAIL");
  if (value === undefined) return mailFrom(variables)?.replace(/^.*<|>$/g, "");
  if (!/^[^\s<>"@]+@[^\s<>"@]+$/.test(value)) {
    throw new EnvError("CONTACT_EMAIL must be an email address such as help@pets.example.");
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
