import type { DecisionName, ReportKind } from "#contracts/community/moderation.ts";
import type { Db } from "../../platform/schema.ts";
import { kindNames } from "./emails.ts";

export type DecidedEvent = {
  decisionId: string;
  decision: DecisionName;
  kind: ReportKind;
  subjectId: string;
  path: string;
  authorId: string | null;
};

export type ModerationNotice = {
  recipientId: string;
  title: string;
  /** The moderators' reason, for the author alone. */
  reason: string;
  path: string;
};

const authorTitles: Partial<Record<DecisionName, (thing: string) => string>> = {
  hide: (thing) => `Your ${thing} was hidden`,
  remove: (thing) => `Your ${thing} was removed`,
  warn: (thing) => `You received a warning about your ${thing}`,
  suspend: () => "Your account was suspended",
  restore: (thing) => `Your ${thing} was restored`,
  release: (thing) => `Your ${thing} was published`,
  uphold: (thing) => `The decision about your ${thing} stands`,
};

/** The author, and those whose reports a decision closed. Reporters learn that it was acted on, not how. */
export async function moderationNotices(
  db: Db,
  event: DecidedEvent,
): Promise<{ author: ModerationNotice[]; reporters: ModerationNotice[] }> {
  const thing = kindNames[event.kind];
  const title = authorTitles[event.decision]?.(thing);
  const author =
    event.authorId !== null && title !== undefined
      ? [
          {
            recipientId: event.authorId,
            title,
            reason: await findReason(db, event.decisionId),
            path: event.decision === "release" ? event.path : `/appeals/${event.decisionId}`,
          },
        ]
      : [];
  const rows = await db
    .selectFrom("reports")
    .select("reporter_id")
    .where("decision_id", "=", event.decisionId)
    .execute();
  const isKept = event.decision === "dismiss" || event.decision === "uphold";
  const reporters = rows.flatMap(({ reporter_id: recipientId }) =>
    recipientId === null
      ? []
      : [
          {
            recipientId,
            title: isKept
              ? `We looked at the ${thing} you reported. It stays up.`
              : `We acted on the ${thing} you reported`,
            reason: "",
            path: isKept ? event.path : "/rules",
          },
        ],
  );
  return { author, reporters };
}

async function findReason(db: Db, decisionId: string): Promise<string> {
  const entry = await db
    .selectFrom("moderation_log")
    .select("note")
    .where("id", "=", decisionId)
    .executeTakeFirst();
  return entry?.note ?? "";
}
