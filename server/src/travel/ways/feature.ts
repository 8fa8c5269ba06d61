import * as contract from "#contracts/travel/ways.ts";
import type { Feature } from "../../platform/feature.ts";
import { route } from "../../platform/http/route.ts";
import { findWays } from "./service.ts";

export const waysFeature: Feature<object> = {
  name: "ways",
  routes: (api) => {
    route(api, contract.findWays, ({ body }) => findWays(body));
  },
};
