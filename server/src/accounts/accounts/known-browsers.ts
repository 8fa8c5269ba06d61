import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import type { RequestMeta } from "../../platform/http/route.ts";

/** What a request says of its browser, and the way to mark it. */
export type Browser = Pick<RequestMeta, "cookies" | "setCookie">;

type Account = { id: string; password_hash: string };

export type KnownBrowsers = {
  /** Whether a browser has any marks at all; they may be made up, or of other accounts. */
  isMarked: (browser: Pick<Browser, "cookies">) => boolean;
  /** The mark of a browser that signed in to this account under its present password. */
  markOf: (browser: Pick<Browser, "cookies">, account: Account) => string | undefined;
  /** Marks a browser that just signed in, beside the marks it has of other accounts. */
  remember: (browser: Browser, account: Account) => void;
};

export const cookieName = "wagabond_device";
/** Only what is about accounts receives it, so that no cached page can depend on it. */
const cookiePath = "/api/auth";
const cookieSeconds = 400 * 24 * 60 * 60;
const accountsMax = 8;

const idBytes = 16;
const nonceBytes = 16;
const macBytes = 16;
/** 48 bytes in base64url, which has no padding and no other spelling of them. */
const markPattern = /^[\w-]{64}$/;

/**
 * Marks browsers with a signed cookie: account, random number, and an HMAC over both and the hash of the password. It
 * exempts a log-in from limits that others can use up, and opens nothing. A new password makes all marks of an account
 * worthless; no row holds them.
 */
export function makeKnownBrowsers(secret: Uint8Array, publicUrl: string): KnownBrowsers {
  const secure = publicUrl.startsWith("https:");
  const macOf = (head: Buffer, { password_hash }: Account) =>
    createHmac("sha256", secret)
      .update("device\n")
      .update(head)
      .update(password_hash)
      .digest()
      .subarray(0, macBytes);

  const isGood = (mark: string, account: Account) => {
    const bytes = Buffer.from(mark, "base64url");
    const head = bytes.subarray(0, idBytes + nonceBytes);
    return timingSafeEqual(bytes.subarray(idBytes + nonceBytes), macOf(head, account));
  };

  const markOf: KnownBrowsers["markOf"] = ({ cookies }, account) =>
    marksIn(cookies).find((mark) => isOf(mark, account) && isGood(mark, account));

  return {
    isMarked: ({ cookies }) => marksIn(cookies).length > 0,
    markOf,
    remember(browser, account) {
      const head = Buffer.concat([idOf(account), randomBytes(nonceBytes)]);
      const fresh = () => Buffer.concat([head, macOf(head, account)]).toString("base64url");
      const others = marksIn(browser.cookies).filter((mark) => !isOf(mark, account));
      const marks = [markOf(browser, account) ?? fresh(), ...others].slice(0, accountsMax);
      browser.setCookie(
        stringifySetCookie({
          name: cookieName,
          value: marks.join("."),
          path: cookiePath,
          maxAge: cookieSeconds,
          httpOnly: true,
          sameSite: "lax",
          secure,
        }),
      );
    },
  };
}

const idOf = ({ id }: Pick<Account, "id">) => Buffer.from(id.replaceAll("-", ""), "hex");

const isOf = (mark: string, account: Account) =>
  Buffer.from(mark, "base64url").subarray(0, idBytes).equals(idOf(account));

function marksIn(cookies: string | undefined): string[] {
  const value = cookies === undefined ? undefined : parseCookie(cookies)[cookieName];
  return (value ?? "").split(".", accountsMax).filter((mark) => markPattern.test(mark));
}
