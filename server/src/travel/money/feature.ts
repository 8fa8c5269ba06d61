import { getTripMoney } from "#contracts/travel/money.ts";
import type { Feature } from "../../platform/feature.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { makeOnlineRates } from "./online-rates.ts";
import { getMoney } from "./service.ts";

export const moneyFeature: Feature<{ db: Db; ratesUrl: string | undefined }> = {
  name: "money",
  routes: (api, { db, ratesUrl }) => {
    const deps = { db, onlineRates: makeOnlineRates(ratesUrl) };
    route(api, getTripMoney, ({ session, params, query }) =>
      getMoney(deps, session, params.id, query.currency),
    );
  },
};
