import * as contract from "#contracts/accounts/passkeys.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { forgetSpent } from "../../platform/spent-secrets.ts";
import * as passkeys from "./service.ts";

type Deps = {
  db: Db;
  secret: Uint8Array;
  publicUrl: string;
  settings: Settings;
  clock?: () => Date;
};

function passkeyRoutes(api: Api, { clock = () => new Date(), ...others }: Deps): void {
  const deps = { ...others, clock };
  const { db } = deps;
  route(api, contract.startPasskey, ({ session }) => passkeys.startPasskey(deps, session));
  route(api, contract.addPasskey, (input) => passkeys.addPasskey(deps, input));
  route(api, contract.listPasskeys, ({ session }) => passkeys.listPasskeys(db, session));
  route(api, contract.renamePasskey, ({ session, params, body }) =>
    passkeys.renamePasskey(db, session, params.id, body.name),
  );
  route(api, contract.removePasskey, ({ session, params }) =>
    passkeys.removePasskey(db, session, params.id),
  );
  route(api, contract.startPasskeyLogIn, () => passkeys.startPasskeyLogIn(deps));
}

export const passkeyFeature: Feature<Deps> = {
  name: "passkeys",
  routes: passkeyRoutes,
  deleteExpired: (db) => forgetSpent(db),
};
