import * as contract from "#contracts/community/bookmarks.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { bookmarkArchive } from "./archive.ts";
import * as bookmarks from "./service.ts";

type Deps = { db: Db; events: Events };

function bookmarkRoutes(api: Api, { db, events }: Deps): void {
  route(api, contract.addBookmark, ({ session, params }) =>
    bookmarks.addBookmark(events, session, params),
  );
  route(api, contract.removeBookmark, ({ session, params }) =>
    bookmarks.removeBookmark(events, session, params),
  );
  route(api, contract.listBookmarks, ({ session, query }) =>
    bookmarks.listBookmarks(db, session, query),
  );
  route(api, contract.saveToTrip, ({ session, params }) =>
    bookmarks.saveToTrip(events, session, params),
  );
  route(api, contract.removeFromTrip, ({ session, params }) =>
    bookmarks.removeFromTrip(events, session, params),
  );
  route(api, contract.listTripBookmarks, ({ session, params }) =>
    bookmarks.listTripBookmarks(db, session, params.tripId),
  );
}

export const bookmarkFeature: Feature<Deps> = {
  name: "bookmarks",
  routes: bookmarkRoutes,
  archiveParts: [bookmarkArchive],
};
