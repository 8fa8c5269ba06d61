import { getTripDays } from "#contracts/travel/days.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Deps } from "../deadlines/service.ts";
import * as days from "./service.ts";

export const dayFeature: Feature<Deps> = {
  name: "days",
  routes: (api: Api, deps) => {
    route(api, getTripDays, ({ session, params }) => days.listDays(deps, session, params.id));
  },
};
