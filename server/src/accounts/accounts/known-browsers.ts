import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookie, stringifySetCookie } from "cookie";
import type { RequestMeta } from "../../platform/http/route.ts";

/** A request's cookies, and the way to set one. */
export type Browser = Pick<RequestMeta, "cookies" | "setCookie">;

type Account = { id: string; password_hash: string };

export type KnownBrowsers = {
  /** Whether a browser sends any marks; they may be invalid or of other accounts. */
  isMarked: (browser: Pick<Browser, "cookies">) => boolean;
  /** The valid mark of a browser that logged in to this account with its current password. */
  markOf: (browser: Pick<Browser, "cookies">, account: Account) => string | undefined;
  /** Marks a browser after a log-in, in addition to its marks of other accounts. */
  remember: (browser: Browser, account: Account) => void;
};

export const cookieName = "wagabond_device";
/** Sent to account calls only, so that no cached page can depend on it. */
const cookiePath = "/api/auth";
const cookieSeconds = 400 * 24 * 60 * 60;
const accountsMax = 8;

const idBytes = 16;
const nonceBytes = 16;
const macBytes = 16;
/** 48 bytes in base64url without padding. */
const markPattern = /^[\w-]{64}$/;

/**
 * Marks browsers with a signed cookie: account id, nonce, and an HMAC over both and the password hash. A mark
 * exempts log-ins from limits that others can exhaust; it grants no access. A new password invalidates all
 * marks of an account; nothing is stored.
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

  const isValid = (mark: string, account: Account) => {
    const bytes = Buffer.from(mark, "base64url");
    const head = bytes.subarray(0, idBytes + nonceBytes);
    return timingSafeEqual(bytes.subarray(idBytes + nonceBytes), macOf(head, account));
  };

  const markOf: KnownBrowsers["markOf"] = ({ cookies }, account) =>
    marksIn(cookies).find((mark) => isForAccount(mark, account) && isValid(mark, account));

  return {
    isMarked: ({ cookies }) => marksIn(cookies).length > 0,
    markOf,
    remember(browser, account) {
      const head = Buffer.concat([idOf(account), randomBytes(nonceBytes)]);
      const newMark = () => Buffer.concat([head, macOf(head, account)]).toString("base64url");
      const others = marksIn(browser.cookies).filter((mark) => !isForAccount(mark, account));
      const marks = [markOf(browser, account) ?? newMark(), ...others].slice(0, accountsMax);
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

const isForAccount = (mark: string, account: Account) =>
  Buffer.from(mark, "base64url").subarray(0, idBytes).equals(idOf(account));

function marksIn(cookies: string | undefined): string[] {
  const value = cookies === undefined ? undefined : parseCookie(cookies)[cookieName];
  return (value ?? "").split(".", accountsMax).filter((mark) => markPattern.test(mark));
}
