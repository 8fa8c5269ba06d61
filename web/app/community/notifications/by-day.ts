import type { Notification } from "#contracts/community/notifications.ts";
import { momentText } from "#format/dates.ts";

export type Day = { key: string; title: string; notifications: Notification[] };

const keyOf = (moment: Date): string =>
  `${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`;

/** Notifications by the days of the reader's zone, in their order. */
export function byDay(notifications: readonly Notification[], now: Date): Day[] {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const days: Day[] = [];
  for (const notification of notifications) {
    const moment = new Date(notification.createdAt);
    const key = keyOf(moment);
    if (days.at(-1)?.key !== key) {
      days.push({ key, title: titleOf(moment), notifications: [] });
    }
    days.at(-1)?.notifications.push(notification);
  }
  return days;

  function titleOf(moment: Date): string {
    if (keyOf(moment) === keyOf(now)) return "Today";
    if (keyOf(moment) === keyOf(yesterday)) return "Yesterday";
    return moment.getFullYear() === now.getFullYear()
      ? momentText(moment, "longWeekday")
      : momentText(moment, "medium");
  }
}

/** What happened, after the name of the person; a whole sentence for events without a person. */
export function eventText({ what, subject: { kind } }: Notification): string {
  const thing = { hoot: "hoot", blog: "story", comment: "comment" }[kind] ?? "post";
  switch (what) {
    case "reply":
      return "replied to your comment";
    case "comment":
      return "commented";
    case "like":
      return `liked your ${thing}`;
    case "follow":
      return "followed you";
    case "mention":
      return "mentioned you";
    case "invitation":
      return "invited you to a trip";
    case "trip":
      return "changed a trip you share";
    case "readiness":
      return "A trip needs your attention";
    case "moderation":
      return "A decision by the moderators";
  }
}
