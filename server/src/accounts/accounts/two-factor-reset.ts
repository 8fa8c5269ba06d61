import { AppError } from "#contracts/kernel/errors.ts";
import { Email } from "#contracts/kernel/email.ts";
import * as z from "zod/mini";
import type { Db } from "../../platform/schema.ts";
import { turnOffTwoFactor } from "../two-factor/service.ts";
import * as store from "./store.ts";

/** Turns off the two-factor log-in of an account whose owner lost both the app and the recovery codes. */
export const TwoFactorReset = z.strictObject({
  email: z.string(),
  resetTwoFactor: z.literal(true),
});
export type TwoFactorReset = z.output<typeof TwoFactorReset>;

/**
 * For the command line; returns a sentence for the operator. The password and passkeys stay. Throws NOT_FOUND where
 * there is no such account, or nothing to turn off.
 */
export async function resetTwoFactor(db: Db, { email: input }: TwoFactorReset): Promise<string> {
  const email = z.safeParse(Email, input).data;
  const account = email && (await store.findAccountByEmail(db, email));
  if (!account) throw new AppError("NOT_FOUND", `There's no account for ${input}.`);
  const person = `${account.name} (${account.email})`;
  try {
    await turnOffTwoFactor(db, { userId: account.id });
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") {
      throw new AppError("NOT_FOUND", `${person} doesn't use two-factor log-in.`);
    }
    throw error;
  }
  return `${person} logs in with the password alone now. Ask them to turn two-factor log-in on again.`;
}
