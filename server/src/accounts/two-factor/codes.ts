/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { recoveryCodesCount } from "#contracts/accounts/two-factor.ts";

const period = 30;
const digits = 6;
/** The secret's length that RFC 4226 recommends, in bytes. */
const secretBytes = 20;

const totpOf = (secret: Uint8Array, label?: { issuer: string; name: string }) =>
  new TOTP({
    issuer: label?.issuer ?? "",
    label: label?.name ?? "",
    algorithm: "SHA1",
    digits,
    period,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** The secret as apps read it: base32, and an `otpauth:` URI. */
export function secretTexts(
  secret: Uint8Array,
  label: { issuer: string; name: string },
): { secret: string; uri: string } {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The time step of a right code, at most one step before or after now; undefined for a wrong one. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const token = plain(code);
  if (!isAppCode(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** No vowels, and nothing that looks like something else. */
const letters = "23456789bcdfghjkmnpqrstvwxz";
const recoveryLength = 16;

/** Ten codes of about 76 random bits, in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodesCount }, () => {
    const code = Array.from({ length: recoveryLength }, () => letters[randomInt(letters.length)]);
    return code.join("").replaceAll(/.{4}(?=.)/g, "$&-");
  });

/** Whether a text may be a recovery code, which needs no limit against guesses. */
export const isRecoveryCode = (code: string): boolean => plain(code).length === recoveryLength;

/** The codes are random, so that a fast hash is enough. */
export const hashOfCode = (code: string): Buffer =>
  createHash("sha256").update(plain(code)).digest();

const plain = (code: string): string => code.replaceAll(/[\s-]/g, "").toLowerCase();
