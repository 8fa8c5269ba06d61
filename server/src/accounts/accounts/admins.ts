import { AppError } from "#contracts/kernel/errors.ts";
import { Email } from "#contracts/kernel/email.ts";
import * as z from "zod/mini";
import type { Db } from "../../platform/schema.ts";
import * as store from "./store.ts";

/** Who becomes an admin, or is one no more. */
export const AdminChange = z.strictObject({ email: z.string(), remove: z.boolean() });
export type AdminChange = z.output<typeof AdminChange>;

/**
 * For the command line: makes the account of an address an admin's, or takes that back; answers what came of it.
 * Sessions are asked for it at every call, so it holds at once. Throws VALIDATION, NOT_FOUND, and NOT_VERIFIED
 * where nobody has shown that the address is theirs.
 */
export async function changeAdmin(db: Db, { email: typed, remove }: AdminChange): Promise<string> {
  const email = z.safeParse(Email, typed).data;
  if (email === undefined) throw new AppError("VALIDATION", `${typed} is no e-mail address.`);
  const account = await store.findAccountByEmail(db, email);
  if (!account) {
    throw new AppError("NOT_FOUND", `No account has the address ${email}. Sign up with it first.`);
  }
  const who = `${account.name} (${email})`;
  if (!remove && account.verified_at === null) {
    throw new AppError(
      "NOT_VERIFIED",
      `${who} has not verified the address. Open the link in the mail first.`,
    );
  }
  const isNew = await store.updateAdmin(db, account.id, !remove);
  if (remove) return isNew ? `${who} is an admin no more.` : `${who} is no admin.`;
  return isNew ? `${who} is an admin now.` : `${who} is an admin already.`;
}
