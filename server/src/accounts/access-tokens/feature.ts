import * as contract from "#contracts/accounts/access-tokens.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as tokens from "./service.ts";

type Deps = { db: Db; events: Events; clock?: () => Date };

function accessTokenRoutes(api: Api, { clock = () => new Date(), ...others }: Deps): void {
  const deps = { ...others, clock };
  route(api, contract.createAccessToken, (input) => tokens.createToken(deps, input));
  route(api, contract.listAccessTokens, ({ session }) => tokens.listTokens(deps, session));
  route(api, contract.revokeAccessToken, ({ session, params }) =>
    tokens.revokeToken(deps, session, params.id),
  );
}

export const accessTokenFeature: Feature<Deps> = {
  name: "access-tokens",
  routes: accessTokenRoutes,
  deleteExpired: tokens.deleteExpired,
};
