import * as contract from "#contracts/kernel/settings.ts";
import type { Events } from "../events.ts";
import type { Feature } from "../feature.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as settingsService from "./service.ts";

type Deps = { db: Db; events: Events; settings: settingsService.Settings };

const cached = { cached: () => ({ tags: ["settings"] }) };

function settingsRoutes(api: Api, { db, events, settings }: Deps): void {
  const { defaults } = settings;
  const deps = { db, events, files: api.files, defaults };
  route(api, contract.getSettings, () => settings.current(), cached);
  route(
    api,
    contract.getSiteText,
    ({ params, query: { version } }) =>
      settingsService.getSiteText(
        db,
        settings,
        params.kind,
        version === undefined ? undefined : Number(version),
      ),
    cached,
  );
  route(api, contract.getAdminSettings, () => settingsService.getAdminSettings(db, defaults));
  route(api, contract.changeSettings, ({ session, body, files: { logo }, ifVersion }) =>
    settingsService.changeSettings(deps, { ownerId: session.userId, body, logo, ifVersion }),
  );
}

declare module "../events.ts" {
  interface DomainEvents {
    "settings.changed": object;
  }
}

export const settingsFeature: Feature<Deps> = {
  name: "settings",
  routes: settingsRoutes,
  everywhere: ["settings.changed"],
  // Every page shows the name.
  staleTags: { "settings.changed": () => ["settings", "pages"] },
  beforeAccountDeletion: settingsService.handOnLogo,
};
