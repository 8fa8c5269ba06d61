import { AppError } from "#contracts/kernel/errors.ts";
import { Email } from "#contracts/kernel/email.ts";
import * as z from "zod/mini";
import type { Db, Trx } from "../../platform/schema.ts";
import * as adminStore from "./admin-store.ts";
import * as store from "./store.ts";

/** Grants or removes the admin role of an account. */
export const AdminChange = z.strictObject({ email: z.string(), remove: z.boolean() });
export type AdminChange = z.output<typeof AdminChange>;

/**
 * For the command line: grants or removes the admin role of an account and returns a sentence for the
 * operator. Takes effect at once, since each call reads the role. Throws VALIDATION, NOT_FOUND, NOT_VERIFIED
 * for an unverified email, and CONFLICT for the last admin who can act.
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
  const isNew = await db.transaction().execute(async (trx) => {
    if (remove && (await lockMember(trx, account.id))?.isLastAdmin) throw lastAdmin();
    return adminStore.updateAdmin(trx, account.id, !remove);
  });
  if (remove) return isNew ? `${person} is no longer an admin.` : `${person} isn't an admin.`;
  const is = isNew ? `${person} is now an admin.` : `${person} is already an admin.`;
  // A suspended admin could do nothing.
  const wasSuspended = await adminStore.liftSuspension(db, account.id);
  return wasSuspended ? `${is} Their suspension is lifted.` : is;
}

export const lastAdmin = () =>
  new AppError(
    "CONFLICT",
    "The site needs at least one admin. Make another member an admin first.",
  );

export type LockedMember = adminStore.LockedMember & {
  /** The only admin who isn't suspended. */
  isLastAdmin: boolean;
};

/**
 * Locks an account; an admin's with those of all admins: of changes that would leave no working admin together, the
 * later one waits and sees it. `by` is the admin who makes the change; throws ADMIN_ONLY if they are no working admin any more.
 */
export async function lockMember(
  trx: Trx,
  id: string,
  by?: { userId: string; isAdmin: boolean },
): Promise<LockedMember | undefined> {
  const rows = await adminStore.lockWithAdmins(trx, id, by?.userId);
  const working = rows.filter((row) => row.is_admin && !row.is_suspended);
  if (by?.isAdmin && !working.some((row) => row.id === by.userId)) {
    throw new AppError("ADMIN_ONLY", "You're no longer an admin.");
  }
  const member = rows.find((row) => row.id === id);
  return (
    member && {
      ...member,
      isLastAdmin: member.is_admin && !member.is_suspended && working.length === 1,
    }
  );
}
