import * as contract from "#contracts/community/notifications.ts";
import * as pushContract from "#contracts/community/push.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { notificationArchive } from "./archive.ts";
import { notified } from "./emails.ts";
import * as push from "./push.ts";
import * as notifications from "./service.ts";
import { notifyOfEvents } from "./writer.ts";

type Deps = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };

function notificationRoutes(api: Api, deps: Deps): void {
  const { db, events } = deps;
  route(api, contract.listNotifications, ({ session, query }) =>
    notifications.listNotifications(db, session, query),
  );
  route(api, contract.readNotifications, ({ session, body }) =>
    notifications.readNotifications(events, session, body),
  );
  route(api, contract.getNotificationSettings, ({ session }) =>
    notifications.getSettings(db, session),
  );
  route(api, contract.getDailyEmail, ({ session }) => notifications.getDailyEmail(db, session));
  route(api, contract.updateNotificationSettings, ({ session, body }) =>
    notifications.updateSettings(events, session, body),
  );
  route(api, contract.unsubscribeFromMail, (input) => notifications.unsubscribe(deps, input));
  route(api, contract.followThread, ({ session, params }) =>
    notifications.setThread(events, session, params, "followed"),
  );
  route(api, contract.muteThread, ({ session, params }) =>
    notifications.setThread(events, session, params, "muted"),
  );
  route(api, contract.resetThread, ({ session, params }) =>
    notifications.setThread(events, session, params, undefined),
  );
  route(api, contract.suggestMentions, ({ session, query }) =>
    notifications.suggestMentions(db, session, query.q),
  );
  route(api, pushContract.listPushDevices, ({ session }) => push.listDevices(db, session));
  route(api, pushContract.addPushDevice, ({ session, body, userAgent }) =>
    push.addDevice(events, session, body, userAgent),
  );
  route(api, pushContract.removePushDevice, ({ session, params }) =>
    push.removeDevice(db, session, params.id),
  );
  notifyOfEvents({ ...deps, log: api.app.log });
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "notification.changed": { profileId: string };
    "push.promised": { messageId: string };
  }
}

export const notificationFeature: Feature<Deps> = {
  name: "notifications",
  routes: notificationRoutes,
  archiveParts: [notificationArchive],
  mailCauses: [notified],
  liveNews: {
    "notification.changed": ({ profileId }) => ({
      topics: [{ person: profileId }],
      id: profileId,
    }),
  },
  closingHooks: { hide: notifications.forgetDevices, show: async () => undefined },
  beforeAccountDeletion: notifications.removeActor,
  deleteExpired: notifications.deleteLateMessages,
};
