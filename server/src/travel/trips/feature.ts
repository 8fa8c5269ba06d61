import { getTrip, listTrips } from "#contracts/travel/trips.ts";
import * as dayContract from "#contracts/travel/days.ts";
import * as contract from "#contracts/travel/trips.ts";
import * as activityContract from "#contracts/travel/activity.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as activity from "./activity/service.ts";
import { tripArchive } from "./archive.ts";
import * as attachments from "./attachments.ts";
import * as entries from "./entries.ts";
import * as items from "./items.ts";
import * as photos from "./photos.ts";
import { sharedFileQuery } from "./member-store.ts";
import * as trips from "./service.ts";

type Deps = { db: Db; events: Events };

function tripRoutes(api: Api, { db, events }: Deps): void {
  const deps = { events, files: api.files };
  route(api, listTrips, ({ session }) => trips.listTripsAsJson(db, session));
  route(api, getTrip, ({ session, params }) => trips.getTrip(db, session, params.id));
  route(api, contract.createTrip, ({ session, body, files, key }) =>
    trips.createTrip(deps, session, body, files, key),
  );
  route(api, contract.updateTrip, ({ session, params, body, files, ifVersion, key }) =>
    trips.updateTrip(deps, session, params.id, { changes: body, sent: files, ifVersion, key }),
  );
  route(api, contract.addItems, ({ session, params, body, key }) =>
    items.addItems(deps, session, params.id, body, key),
  );
  route(api, contract.tickItem, ({ session, params, body, key }) =>
    items.tickItem(deps, session, params, body.done, key),
  );
  route(api, contract.removeItem, ({ session, params, key }) =>
    items.removeItem(deps, session, params, key),
  );
  route(api, dayContract.addEntry, ({ session, params, body, ifVersion, key }) =>
    entries.addEntry(deps, session, params.id, body, { ifVersion, key }),
  );
  route(api, dayContract.updateEntry, ({ session, params, body, ifVersion, key }) =>
    entries.updateEntry(deps, session, params, body, { ifVersion, key }),
  );
  route(api, dayContract.deleteEntry, ({ session, params, ifVersion, key }) =>
    entries.deleteEntry(deps, session, params, { ifVersion, key }),
  );
  route(api, dayContract.moveDay, ({ session, params, body, ifVersion, key }) =>
    entries.moveDay(deps, session, params.id, body, { ifVersion, key }),
  );
  route(api, activityContract.listActivity, ({ session, params, query }) =>
    activity.listActivity(db, session, params.id, query.before),
  );
  route(api, activityContract.undoActivity, ({ session, params, ifVersion, key }) =>
    activity.undoActivity(events, session, params, { ifVersion, key }),
  );
  route(api, contract.deleteTrip, ({ session, params }) =>
    trips.deleteTrip(deps, session, params.id),
  );
  route(api, contract.addAttachment, ({ session, params, body, files, key }) =>
    attachments.attach(deps, session, params.id, body, files.file, key),
  );
  route(api, contract.replaceAttachment, ({ session, params, files }) =>
    attachments.replace(deps, session, params.id, params.attachmentId, files.file),
  );
  route(api, contract.deleteAttachment, ({ session, params }) =>
    attachments.detach(deps, session, params.id, params.attachmentId),
  );
  route(api, contract.addTripPhotos, ({ session, params, files, key }) =>
    photos.addPhotos(deps, session, params.id, files.image, key),
  );
  route(api, contract.updateTripPhoto, ({ session, params, body }) =>
    photos.setCaption(deps, session, params.id, params.photoId, body.caption ?? ""),
  );
  route(api, contract.deleteTripPhoto, ({ session, params }) =>
    photos.deletePhoto(deps, session, params.id, params.photoId),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    /** A trip has another version, or is gone. */
    "trip.changed": { tripId: string };
    "trip.created": { tripId: string; ownerId: string };
    /** Besides `trip.changed`. */
    "trip.deleted": { tripId: string; ownerId: string };
  }
}

export const tripFeature: Feature<Deps> = {
  name: "trips",
  routes: tripRoutes,
  archiveParts: [tripArchive],
  deleteExpired: activity.deleteOldActivity,
  sharedFileQuery,
  // Only the fact: who has it open reads it again, with what they are shown.
  liveNews: { "trip.changed": ({ tripId }) => ({ topics: [{ trip: tripId }], id: tripId }) },
};
