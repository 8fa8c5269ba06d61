import { AppError } from "#contracts/kernel/errors.ts";
import { Email } from "#contracts/kernel/email.ts";
import * as z from "zod/mini";
import type { Db } from "../../platform/schema.ts";
import * as store from "./store.ts";

/** Grants or removes the admin role of an account. */
export const AdminChange = z.strictObject({ email: z.string(), remove: z.boolean() });
export type AdminChange = z.output<typeof AdminChange>;

/**
 * For the command line: grants or removes the admin role of an account and returns a sentence for the
 * operator. Takes effect at once, since each call reads the role. Throws VALIDATION, NOT_FOUND, and
 * NOT_VERIFIED for an unverified email.
 */
export async function changeAdmin(db: Db, { email: input, remove }: AdminChange): Promise<string> {
  const email = z.safeParse(Email, input).data;
  if (email === undefined)
    throw new AppError("VALIDATION", `${input} isn't a valid email address.`);
  const account = await store.findAccountByEmail(db, email);
  if (!account) {
    throw new AppError(
      "NOT_FOUND",
      `There's no account for ${email}. Sign up with this email first.`,
    );
  }
  const person = `${account.name} (${email})`;
  if (!remove && account.verified_at === null) {
    throw new AppError(
      "NOT_VERIFIED",
      `${person} hasn't verified this email yet. Open the link in the verification email first.`,
    );
  }
  const isNew = await store.updateAdmin(db, account.id, !remove);
  if (remove) return isNew ? `${person} is no longer an admin.` : `${person} isn't an admin.`;
  return isNew ? `${person} is now an admin.` : `${person} is already an admin.`;
}
