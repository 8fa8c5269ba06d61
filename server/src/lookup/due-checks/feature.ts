import * as contract from "#contracts/lookup/due-checks.ts";
import type { Feature } from "../../platform/feature.ts";
import { route } from "../../platform/http/route.ts";
import { listDueChecks } from "./service.ts";

export const dueCheckFeature: Feature<object> = {
  name: "due-checks",
  routes: (api) => {
    route(api, contract.listDueChecks, ({ query }) => listDueChecks(query));
  },
};
