import type { MailTime, NotificationKind } from "#contracts/community/notifications.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    notifications: NotificationsTable;
    notification_actors: NotificationActorsTable;
    notification_settings: NotificationSettingsTable;
    notification_visits: NotificationVisitsTable;
    followed_threads: FollowedThreadsTable;
    push_keys: PushKeysTable;
    push_subscriptions: PushSubscriptionsTable;
    push_messages: PushMessagesTable;
  }
}

type NotificationsTable = {
  id: string;
  recipient_id: string;
  what: NotificationKind;
  /** The latest of its actors; none for notifications of the site. */
  actor_id: string | null;
  actor_count: Generated<number>;
  hoot_id: string | null;
  blog_id: string | null;
  comment_id: string | null;
  blog_comment_id: string | null;
  /** Its title and path are in `subject`. */
  review_id: string | null;
  /** A subject without a table of its own here. */
  subject: { kind: string; _id: string; title: string; text: string; path: string } | null;
  /** Unique for a recipient, so that nothing is told twice. */
  topic: string;
  happened_at: Generated<Date>;
  read_at: Date | null;
  /** When an email about it is due; null if none is. */
  mail_due_at: Date | null;
};

type NotificationActorsTable = { notification_id: string; actor_id: string };

type NotificationSettingsTable = {
  profile_id: string;
  what: NotificationKind;
  app: boolean;
  push: boolean;
  mail: MailTime;
};

/** When people were last on the site, to the minute. */
type NotificationVisitsTable = { profile_id: string; seen_at: Date };

type FollowedThreadsTable = {
  profile_id: string;
  hoot_id: string | null;
  blog_id: string | null;
  is_muted: boolean;
};

/** One row: the key pair of the site. */
type PushKeysTable = { public_key: string; private_key: string; created_at: Generated<Date> };

type PushSubscriptionsTable = {
  id: string;
  profile_id: string;
  /** The session that subscribed; ended before its time, it takes the subscription along. */
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: Generated<Date>;
  /** Attempts without an answer since the last one that had one. */
  failures: Generated<number>;
  paused_until: Generated<Date | null>;
};

/** What is still to be sent to a device. */
type PushMessagesTable = {
  id: Generated<string>;
  subscription_id: string;
  notification_id: string;
  created_at: Generated<Date>;
};
