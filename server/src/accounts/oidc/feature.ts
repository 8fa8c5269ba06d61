import * as contract from "#contracts/accounts/oidc.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import * as oidc from "./service.ts";

function oidcRoutes(api: Api, { db, oidc: provider }: oidc.OidcDeps & { db: Db }): void {
  const deps = { db, oidc: provider, noteFailure: oidc.noteFailureIn(api.app.log) };
  route(
    api,
    contract.startOidc,
    (input) => oidc.startLogIn(deps, input, input.query.next),
    oidc.noStore,
  );
  route(api, contract.linkOidc, (input) =>
    oidc.startOwn(deps, input, { session: input.session, is: "link" }),
  );
  route(api, contract.proveByOidc, (input) =>
    oidc.startOwn(deps, input, { session: input.session, is: "proof" }),
  );
}

/** What logs in with the provider's answer is part of the accounts. */
export const oidcFeature: Feature<oidc.OidcDeps & { db: Db }> = {
  name: "oidc",
  routes: oidcRoutes,
};
