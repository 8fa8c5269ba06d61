import { AppError } from "#contracts/errors.ts";
import * as blogs from "../blogs/service.ts";
import * as catalogue from "../catalogue/service.ts";
import type { Events } from "../events.ts";
import type { Files } from "../files/files.ts";
import * as hoots from "../hoots/service.ts";
import type { Session } from "../http/api.ts";
import * as profiles from "../profiles/service.ts";
import * as providers from "../providers/service.ts";
import type { Db } from "../schema.ts";
import { hashPassword, isPassword, refuseCommon } from "./passwords.ts";
import { openSession } from "./sessions.ts";
import { setPassword } from "./set-password.ts";
import * as store from "./store.ts";
import { type Clock, leewaySeconds, type Tokens } from "./tokens.ts";

type Rooms = { db: Db; events: Events; tokens: Tokens; publicUrl: string; clock: Clock };

/** Changes the password, ends every session, and answers the token of a fresh one. */
export async function changePassword(
  rooms: Rooms,
  session: Session,
  { current, password }: { current: string; password: string },
  userAgent: string,
): Promise<string> {
  const { db, events, publicUrl } = rooms;
  const known = await ownAccount(db, session);
  if (!(await isPassword(known.password_hash, current))) throw wrongPassword("current");
  await refuseCommon(password);
  const after = await hashPassword(password);
  return events.write(async (trx, announce) => {
    const account = await store.lockAccount(trx, known.id);
    // Of two changes at once, the second no longer knows the current password.
    if (account?.password_hash !== known.password_hash) throw wrongPassword("current");
    await setPassword(trx, announce, { account: known, after, publicUrl });
    return openSession(trx, rooms, known, userAgent);
  });
}

/** Deletes the account and what is private to it. */
export async function deleteAccount(
  { db, events, files }: Pick<Rooms, "db" | "events"> & { files: Files },
  session: Session,
  password: string,
): Promise<{ _id: string }> {
  const { id, password_hash } = await ownAccount(db, session);
  if (!(await isPassword(password_hash, password))) throw wrongPassword("password");
  await events.write(async (trx, announce) => {
    await profiles.removeProfile(trx, id, async () => {
      await hoots.forgetLikes(trx, id);
      await blogs.forgetLikes(trx, id);
      await providers.forgetUnapproved(trx, id);
      const heir = await store.findOtherAdmin(trx, id);
      await catalogue.handOnPictures(trx, announce, { from: id, to: heir?.id });
      await files.dropAll(trx, announce, id);
    });
    announce({ what: "account.deleted", profileId: id });
  });
  return { _id: id };
}

/** Name and address of an account, for slices that write to its owner. */
export async function findPerson(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; email: string } | undefined> {
  const account = await store.findAccount(db, id);
  return account && { id, name: account.name, email: account.email };
}

async function ownAccount(db: Db, session: Session) {
  const account = await store.findAccount(db, session.userId);
  if (!account) throw new AppError("SIGN_IN_REQUIRED", "Please log in.");
  return account;
}

function wrongPassword(field: "current" | "password"): AppError {
  const words =
    field === "current" ? "That is not your current password." : "That is not your password.";
  return new AppError("VALIDATION", words, { fields: { [field]: words } });
}

/** Forgets sessions and mailed links that have run out. */
export async function sweepExpired(db: Db, now: Date = new Date()): Promise<void> {
  await store.deleteExpired(db, new Date(now.getTime() - leewaySeconds * 1000));
}
