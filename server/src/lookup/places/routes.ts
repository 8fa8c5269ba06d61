import * as contract from "#contracts/lookup/places.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import * as places from "./service.ts";

// The lists change with a release, so what was found stays found.
const found = { cached: () => ({ tags: ["places"], seconds: 24 * 60 * 60 }) };

export function placeRoutes(api: Api): void {
  route(api, contract.searchPlaces, ({ query }) => places.searchPlaces(query.q), found);
  route(api, contract.searchAirports, ({ query }) => places.searchAirports(query.q), found);
}
