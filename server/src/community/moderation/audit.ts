import type { AuditAction, AuditKind } from "#contracts/community/moderation.ts";
import { uuidv7 } from "uuidv7";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { insertEntry } from "./log-store.ts";

type DecisionEntry = {
  action: AuditAction;
  kind: AuditKind;
  subjectId: string;
  /** Whose it was; null where the account was deleted. */
  authorId: string | null;
  note: string;
};

/** Records a decision of the caller in the audit log, in the transaction of what was decided. */
export async function recordDecision(
  trx: Trx,
  session: Session,
  { subjectId, authorId, ...entry }: DecisionEntry,
): Promise<void> {
  await insertEntry(trx, {
    ...entry,
    id: uuidv7(),
    moderator_id: session.userId,
    subject_id: subjectId,
    author_id: authorId,
    report_count: 0,
    until: null,
  });
}
