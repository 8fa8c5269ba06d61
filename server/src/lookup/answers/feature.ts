import { listAirlines as airlinesContract } from "#contracts/lookup/airlines.ts";
import * as contract from "#contracts/lookup/answers.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { providersTag } from "../providers/service.ts";
import { venuesTag } from "../venues/service.ts";
import type { Db } from "../../platform/schema.ts";
import { listAirlines } from "./airlines-for.ts";
import * as answers from "./service.ts";

/** Until midnight, as what is due for a check is due from a day on. */
const secondsLeft = (now = Date.now()): number => 86_400 - (Math.floor(now / 1000) % 86_400);

/** Look-ups change with releases and days only. */
const releaseCache = { cached: () => ({ tags: ["answers"], seconds: secondsLeft() }) };
const withProviders = {
  cached: ({ service, city }: contract.ServicesAnswer) => ({
    tags: [providersTag(service.key, city.label), venuesTag],
    seconds: secondsLeft(),
  }),
};

/** Depends on providers and places too: the first or last one of a city adds or removes the city. */
const withPlaces = { cached: () => ({ tags: ["answers", "provider-list", venuesTag] }) };

function answerRoutes(api: Api, { db }: { db: Db }): void {
  route(
    api,
    contract.getDocuments,
    ({ params, query }) => answers.getDocuments({ ...params, ...query }),
    releaseCache,
  );
  route(
    api,
    contract.getAirline,
    ({ params }) => answers.getAirline(params.airline, params.location),
    releaseCache,
  );
  route(api, airlinesContract, ({ query }) => listAirlines(query));
  route(api, contract.listOperators, () => answers.listOperators(), releaseCache);
  route(
    api,
    contract.getOperator,
    ({ params }) => answers.getOperator(params.operator),
    releaseCache,
  );
  route(api, contract.listServicePlaces, () => answers.listServicePlaces(db), withPlaces);
  route(
    api,
    contract.getServices,
    ({ params }) => answers.getServices(db, params.service, params.location),
    withProviders,
  );
}

export const answerFeature: Feature<{ db: Db }> = {
  name: "answers",
  routes: answerRoutes,
};
