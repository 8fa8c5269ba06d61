import type { ReactNode } from "react";
import type { Notification } from "#contracts/community/notifications.ts";
import { momentText } from "#format/dates.ts";
import type { Reader } from "#format/reader.ts";
import { texts } from "./texts.ts";

export type Day = { key: string; title: string; notifications: Notification[] };

const keyOf = (moment: Date): string =>
  `${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`;

/** Notifications by the days of the reader's zone, in their order. */
export function byDay(notifications: readonly Notification[], now: Date, reader?: Reader): Day[] {
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
    if (keyOf(moment) === keyOf(now)) return texts.today(reader);
    if (keyOf(moment) === keyOf(yesterday)) return texts.yesterday(reader);
    return moment.getFullYear() === now.getFullYear()
      ? momentText(moment, "weekdayMonth", reader)
      : momentText(moment, "medium", reader);
  }
}

/** What happened: a sentence in parts, with the people as they are given. */
export function eventParts(
  { what, subject: { kind } }: Pick<Notification, "what" | "subject">,
  who: ReactNode,
  reader?: Reader,
): ReactNode[] {
  if (what === "readiness" || what === "booking" || what === "moderation")
    return [texts[what](reader)];
  return what === "like"
    ? texts.like.parts<ReactNode>({ kind, who }, reader)
    : texts[what].parts<ReactNode>({ who }, reader);
}
