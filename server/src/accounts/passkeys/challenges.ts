/** Challenges of WebAuthn, which are signed and not stored; one that worked is noted as spent. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const challengeSeconds = 5 * 60;

const timeBytes = 6;
const nonceBytes = 16;
const headBytes = timeBytes + nonceBytes;
const macBytes = 16;

export type Challenges = {
  /** In base64url. A challenge for one purpose: to log in, or to add a passkey to an account. */
  issue: (purpose: string) => string;
  /** When a challenge ends; undefined for a forged or expired one, and for another purpose. */
  endOf: (challenge: string, purpose: string) => Date | undefined;
};

export function makeChallenges(secret: Uint8Array, clock: () => Date): Challenges {
  const macOf = (head: Uint8Array, purpose: string) =>
    createHmac("sha256", secret)
      .update(`passkey challenge: ${purpose}\n`)
      .update(head)
      .digest()
      .subarray(0, macBytes);
  return {
    issue(purpose) {
      const time = Buffer.alloc(timeBytes);
      time.writeUIntBE(clock().getTime() + challengeSeconds * 1000, 0, timeBytes);
      const head = Buffer.concat([time, randomBytes(nonceBytes)]);
      return Buffer.concat([head, macOf(head, purpose)]).toString("base64url");
    },
    endOf(challenge, purpose) {
      const bytes = Buffer.from(challenge, "base64url");
      if (bytes.length !== headBytes + macBytes) return undefined;
      const head = bytes.subarray(0, headBytes);
      if (!timingSafeEqual(bytes.subarray(headBytes), macOf(head, purpose))) return undefined;
      const end = new Date(head.readUIntBE(0, timeBytes));
      return end > clock() ? end : undefined;
    },
  };
}
