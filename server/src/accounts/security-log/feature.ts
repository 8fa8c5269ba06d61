import * as contract from "#contracts/accounts/security-log.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { securityLogArchive } from "./archive.ts";
import * as log from "./service.ts";

type Deps = { db: Db; clock?: () => Date };

function securityLogRoutes(api: Api, { db, clock = () => new Date() }: Deps): void {
  route(api, contract.getSecurityLog, ({ session, query }) =>
    log.listEntries({ db, clock }, session, query),
  );
}

export const securityLogFeature: Feature<Deps> = {
  name: "security-log",
  routes: securityLogRoutes,
  archiveParts: [securityLogArchive],
  deleteExpired: (db) => log.deleteOld(db),
};
