import * as contract from "#contracts/accounts/profiles.ts";
import { closedFilesOf, closingOf } from "../../platform/closing.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { isSelf } from "./policy.ts";
import { profileArchive } from "./archive.ts";
import * as profiles from "./service.ts";

type Deps = { db: Db; events: Events; settings: Settings };

const list = { cached: () => ({ tags: ["people", "profile-list"] }) };
const one = { cached: () => ({ tags: ["people"] }) };

function profileRoutes(api: Api, { db, events, settings }: Deps): void {
  const deps = { events, settings, files: api.files };
  route(
    api,
    contract.listProfiles,
    ({ session, query }) => profiles.listProfiles(db, session, query.before),
    list,
  );
  route(api, contract.getOwnProfile, ({ session }) => profiles.getOwnProfile(db, session));
  route(
    api,
    contract.getProfile,
    ({ session, params }) => profiles.getProfile(db, session, params.id),
    one,
  );
  route(api, contract.updateProfile, ({ session, params, body, files, ifVersion }) =>
    profiles.updateProfile(deps, session, { id: params.id, body, uploads: files, ifVersion }),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "profile.changed": { profileId: string };
    "profile.published": { profileId: string };
  }
}

export const profileFeature: Feature<Deps> = {
  name: "profiles",
  routes: profileRoutes,
  archiveParts: [profileArchive],
  staleTags: {
    "profile.changed": () => ["people"],
    "profile.published": () => ["profile-list"],
    "account.deleted": () => ["people", "profile-list"],
  },
  closingHooks: closingOf("profiles", isSelf),
  hiddenFileQuery: closedFilesOf("profiles", "avatar_file", isSelf),
};
