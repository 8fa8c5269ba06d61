import * as contract from "#contracts/lookup/places.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import * as places from "./service.ts";

// The lists change with releases only.
const dayCache = { cached: () => ({ tags: ["places"], seconds: 24 * 60 * 60 }) };

function placeRoutes(api: Api): void {
  route(
    api,
    contract.searchPlaces,
    ({ query: { q, countries } }) => places.searchPlaces(q, countries !== undefined),
    dayCache,
  );
  route(api, contract.searchAirports, ({ query }) => places.searchAirports(query.q), dayCache);
}

export const placeFeature: Feature<unknown> = {
  name: "places",
  routes: placeRoutes,
};
