import * as contract from "#contracts/lookup/answers.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { providersTag } from "../providers/service.ts";
import type { Db } from "../../platform/schema.ts";
import * as answers from "./service.ts";

/** What is looked up changes with a new release alone. */
const asReleased = { cached: () => ({ tags: ["answers"] }) };
const withProviders = {
  cached: ({ service, city }: contract.ServicesAnswer) => ({
    tags: [providersTag(service.key, city.label)],
  }),
};

/** Another name in a city changes nothing here, yet the first and the last one do. */
const withPlaces = { cached: () => ({ tags: ["answers", "provider-list"] }) };

// prettier-ignore
export function answerRoutes(api: Api, { db }: { db: Db }): void {
  route(api, contract.getDocuments, ({ params, query }) => answers.getDocuments({ ...params, ...query }), asReleased);
  route(api, contract.getAirline, ({ params }) => answers.getAirline(params.airline, params.location), asReleased);
  route(api, contract.listServicePlaces, () => answers.listServicePlaces(db), withPlaces);
  route(api, contract.getServices, ({ params }) => answers.getServices(db, params.service, params.location), withProviders);
}
