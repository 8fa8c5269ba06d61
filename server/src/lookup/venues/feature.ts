import * as contract from "#contracts/lookup/venues.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as venues from "./service.ts";

/** Whether a place is open changes with the minute. Reviews of a place make only its own answers stale. */
const tagsOf = (shown: readonly { _id: string }[]) => ({
  tags: [venues.venuesTag, ...shown.map(({ _id }) => `venue:${_id}`)],
  seconds: 60,
});
const list = { cached: ({ data }: { data: { _id: string }[] }) => tagsOf(data) };
const one = { cached: (venue: { _id: string }) => tagsOf([venue]) };

function venueRoutes(api: Api, { db }: { db: Db }): void {
  route(api, contract.listVenues, ({ query }) => venues.listVenues(db, query), list);
  route(api, contract.getVenue, ({ params }) => venues.getVenue(db, params.id), one);
}

export const venueFeature: Feature<{ db: Db }> = {
  name: "venues",
  routes: venueRoutes,
  staleTags: {
    "venues.changed": () => [venues.venuesTag],
    "venues.imported": () => [venues.venuesTag],
  },
};
