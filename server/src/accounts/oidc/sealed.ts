import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import { parseCookie, stringifySetCookie } from "cookie";
import * as z from "zod/mini";
import type { RequestMeta } from "../../platform/http/route.ts";

type Browser = Pick<RequestMeta, "cookies" | "setCookie">;

/** Something that a browser keeps for a while, and can neither read nor change. */
export type SealedCookie<T> = {
  set: (browser: Browser, value: T) => Promise<void>;
  /** Undefined for a missing, foreign or expired one. */
  read: (browser: Pick<Browser, "cookies">) => Promise<{ value: T; until: Date } | undefined>;
  clear: (browser: Browser) => void;
};

type Options<S> = {
  name: string;
  seconds: number;
  schema: S;
  /** Of the site. */
  secret: Uint8Array;
  publicUrl: string;
  clock: () => Date;
};

/** A cookie for account calls alone. Its key is of its name, so that none can stand for another. */
export function makeSealedCookie<S extends z.ZodMiniType>({
  name,
  seconds,
  schema,
  secret,
  publicUrl,
  clock,
}: Options<S>): SealedCookie<z.output<S>> {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", `cookie ${name}`, 32));
  const send = ({ setCookie }: Browser, value: string, maxAge: number) =>
    setCookie(
      stringifySetCookie({
        name,
        value,
        path: "/api/auth",
        maxAge,
        httpOnly: true,
        sameSite: "lax",
        secure: publicUrl.startsWith("https:"),
      }),
    );
  return {
    async set(browser, value) {
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setExpirationTime(Math.floor(clock().getTime() / 1000) + seconds)
        .encrypt(key);
      send(browser, sealed, seconds);
    },
    async read({ cookies }) {
      const sealed = cookies === undefined ? undefined : parseCookie(cookies)[name];
      if (!sealed) return undefined;
      try {
        const opened = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
          currentDate: clock(),
        });
        const { value, exp } = opened.payload;
        return { value: z.parse(schema, value), until: new Date(z.parse(z.int(), exp) * 1000) };
      } catch {
        return undefined;
      }
    },
    clear: (browser) => send(browser, "", 0),
  };
}
