import * as contract from "#contracts/lookup/answers.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { providersTag } from "../providers/service.ts";
import type { Db } from "../../platform/schema.ts";
import * as answers from "./service.ts";

/** Look-ups change with releases only. */
const releaseCache = { cached: () => ({ tags: ["answers"] }) };
const withProviders = {
  cached: ({ service, city }: contract.ServicesAnswer) => ({
    tags: [providersTag(service.key, city.label)],
  }),
};

/** Depends on providers too: the first or last one of a city adds or removes the city. */
const withPlaces = { cached: () => ({ tags: ["answers", "provider-list"] }) };

// prettier-ignore
function answerRoutes(api: Api, { db }: { db: Db }): void {
  route(api, contract.getDocuments, ({ params, query }) => answers.getDocuments({ ...params, ...query }), releaseCache);
  route(api, contract.getAirline, ({ params }) => answers.getAirline(params.airline, params.location), releaseCache);
  route(api, contract.listServicePlaces, () => answers.listServicePlaces(db), withPlaces);
  route(api, contract.getServices, ({ params }) => answers.getServices(db, params.service, params.location), withProviders);
}

export const answerFeature: Feature<{ db: Db }> = {
  name: "answers",
  routes: answerRoutes,
};
