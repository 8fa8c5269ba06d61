import * as contract from "#contracts/accounts/two-factor.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import * as twoFactor from "./service.ts";

type Deps = { db: Db; events: Events; secret: Uint8Array; settings: Settings; clock?: () => Date };

function twoFactorRoutes(api: Api, { clock = () => new Date(), ...others }: Deps): void {
  const deps = { ...others, clock };
  const { db } = deps;
  route(api, contract.startTwoFactor, ({ session }) => twoFactor.startTwoFactor(deps, session));
  route(api, contract.turnOnTwoFactor, ({ session, body }) =>
    twoFactor.turnOnTwoFactor(deps, session, body.code),
  );
  route(api, contract.getTwoFactor, ({ session }) => twoFactor.presentTwoFactor(db, session));
  route(api, contract.turnOffTwoFactor, ({ session }) => twoFactor.turnOffTwoFactor(db, session));
  route(api, contract.renewRecoveryCodes, ({ session }) =>
    twoFactor.renewRecoveryCodes(db, session),
  );
}

export const twoFactorFeature: Feature<Deps> = { name: "two-factor", routes: twoFactorRoutes };
