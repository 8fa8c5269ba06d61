import * as contract from "#contracts/accounts/archive.ts";
import type { ArchivePart } from "../../platform/archive-part.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { causes } from "./emails.ts";
import * as archives from "./service.ts";

type Deps = { db: Db; events: Events; archiveParts: readonly ArchivePart[] };

function archiveRoutes(api: Api, others: Deps): void {
  const { files, app } = api;
  const deps = { ...others, files };
  const { db, events } = deps;
  route(api, contract.getExport, ({ session }) => archives.getExport(deps, session));
  route(api, contract.startExport, ({ session }) => archives.startExport(deps, session));
  route(api, contract.getExportFile, ({ session }) => archives.openExport(deps, session));
  route(api, contract.getImport, ({ session }) => archives.getImport(deps, session));
  route(api, contract.startImport, ({ session, files: { file } }) =>
    archives.startImport(deps, session, file),
  );
  events.listen(async (event, here) => {
    if (event.what !== "archives.dropped" || !here) return;
    await archives
      .removeArchives({ db, blobs: files.blobs }, event.archiveIds)
      .catch((error: unknown) =>
        app.log.warn(
          { err: error },
          "Couldn't remove archives. Garbage collection will try again.",
        ),
      );
  });
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "archive.asked": { archiveId: string };
    "archives.dropped": { archiveIds: readonly string[] };
  }
}

export const archiveFeature: Feature<Deps> = {
  name: "archive",
  routes: archiveRoutes,
  mailCauses: Object.values(causes),
  // Before what it restores is hidden: a restore under way ends with its archive.
  closingHooks: {
    hide: (trx, { id }, publish) =>
      archives.dropArchivesOf(trx, { id, heirId: undefined }, publish),
    show: async () => undefined,
  },
  beforeAccountDeletion: archives.dropArchivesOf,
};
