import { snapshotQueue } from "./backup/service.ts";
import { webhookQueue } from "../accounts/webhooks/service.ts";
import type { OpenDatabase } from "../platform/db/open.ts";
import type { Queue } from "../platform/jobs/queues.ts";
import { mailQueue } from "../platform/mail/mailer.ts";
import { newsletterQueue } from "../community/newsletter/service.ts";
import { notificationQueue, pushQueue } from "../community/notifications/service.ts";
import { bookingQueue } from "../travel/bookings/service.ts";
import { archiveQueue } from "../accounts/archive/service.ts";
import { deadlineQueue } from "../travel/deadlines/service.ts";
import { gcQueue } from "./garbage-collector.ts";

const shared = [
  archiveQueue,
  mailQueue,
  gcQueue,
  notificationQueue,
  pushQueue,
  deadlineQueue,
  newsletterQueue,
  bookingQueue,
  webhookQueue,
];

/** The job queues of a server. */
export const queuesOn = (kind: OpenDatabase<unknown>["kind"]): readonly Queue[] =>
  kind === "pglite" ? [...shared, snapshotQueue] : shared;
