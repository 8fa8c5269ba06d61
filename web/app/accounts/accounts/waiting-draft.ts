import * as z from "zod/mini";
import { safeNext } from "#contracts/kernel/safe-next.ts";
import { currentSession } from "../../data/session.ts";
import { localStore, privatePrefix } from "../../data/storage.ts";
import { hasDraft } from "../../forms/has-draft.ts";

/** A draft that could not be posted before the email is verified: its key, and the page it is written on. */
const WaitingDraft = z.object({ key: z.string(), path: z.string() });
export type WaitingDraft = z.output<typeof WaitingDraft>;

const userId = (): string | undefined => {
  const session = currentSession();
  return session.is === "member" ? session.userId : undefined;
};

/** Removed at log-out, like all private data. */
const waitingKey = (id: string) => `${privatePrefix}waiting-draft:${id}`;
const emailKey = (id: string) => `${privatePrefix}email:${id}`;

export function storeWaitingDraft(draft: WaitingDraft): void {
  const id = userId();
  if (id !== undefined) localStore.setItem(waitingKey(id), JSON.stringify(draft));
}

/** The page of the draft that waits for the email to be verified; undefined once it is posted or discarded. */
export function waitingDraftPath(): string | undefined {
  const id = userId();
  const stored = id === undefined ? null : localStore.getItem(waitingKey(id));
  if (stored === null) return undefined;
  const draft = parsed(stored);
  if (!draft || !hasDraft(draft.key)) return undefined;
  return safeNext(draft.path);
}

function parsed(stored: string): WaitingDraft | undefined {
  try {
    return z.safeParse(WaitingDraft, JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Stores the email of the sign-up, so that one click resends the verification email. */
export function storeOwnEmail(email: string): void {
  const id = userId();
  if (id !== undefined) localStore.setItem(emailKey(id), email);
}

export function ownEmail(): string | undefined {
  const id = userId();
  return id === undefined ? undefined : (localStore.getItem(emailKey(id)) ?? undefined);
}
