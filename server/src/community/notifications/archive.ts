import type { NotificationSettings } from "#contracts/community/notifications.ts";
import { archivePart } from "../../platform/archive-part.ts";
import { getSettings } from "./service.ts";

/** Which notifications a person gets. */
export const notificationArchive = archivePart<NotificationSettings>({
  name: "notifications",
  title: "Notification settings",
  order: 82,
  list: async ({ db }, owner) => [await getSettings(db, owner)],
  titleOf: () => "Notifications",
});
