import { archivePart } from "../../platform/archive-part.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { listAgreements } from "./agreements.ts";
import * as store from "./store.ts";

async function ownAccount(db: Db, owner: Session) {
  const account = await store.findAccount(db, owner.userId);
  if (!account) return [];
  const { name, username, email, created_at, verified_at } = account;
  const sessions = await store.listSessions(db, owner.userId, new Date());
  return [
    {
      name,
      username,
      email,
      createdAt: created_at.toISOString(),
      verifiedAt: verified_at?.toISOString() ?? null,
      agreements: await listAgreements(db, owner),
      sessions: sessions.map(({ device, created_at: since }) => ({
        device,
        createdAt: since.toISOString(),
      })),
    },
  ];
}

/** What the person signs in with, but for secrets. */
export const accountArchive = archivePart({
  name: "account",
  title: "Account",
  order: 10,
  list: ({ db }, owner) => ownAccount(db, owner),
  titleOf: ({ username }) => username,
});
