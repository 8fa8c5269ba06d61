import {
  type NotificationKind,
  type NotificationSetting,
  type NotificationSettings,
} from "#contracts/community/notifications.ts";

const soon: NotificationSetting = { app: true, push: true, mail: "now" };
const quiet: NotificationSetting = { app: true, push: false, mail: "never" };

/** How people are notified who have changed nothing: by email only of what speaks to them. */
export const defaultSettings: NotificationSettings = {
  reply: soon,
  comment: soon,
  like: quiet,
  follow: { app: true, push: false, mail: "daily" },
  mention: soon,
  invitation: soon,
  trip: soon,
  readiness: soon,
  booking: soon,
  moderation: soon,
};

type SettingRow = NotificationSetting & { what: NotificationKind };

/** All settings of a person, from the rows of those that they changed. */
export function settingsOf(rows: readonly SettingRow[]): NotificationSettings {
  const settings = { ...defaultSettings };
  for (const { what, app, push, mail } of rows) settings[what] = { app, push, mail };
  return settings;
}
