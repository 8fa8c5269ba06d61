import * as contract from "#contracts/travel/experiences.ts";
import type { Events } from "../../platform/events.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { experienceArchive } from "./archive.ts";
import { experienceTags } from "./groups.ts";
import * as experiences from "./service.ts";

type Deps = { db: Db; events: Events };

/** The last months end a day later every day. */
const summaryCache = {
  cached: (_summary: unknown, { query }: { query: Parameters<typeof experienceTags>[0] }) => ({
    tags: experienceTags(query),
    seconds: 24 * 60 * 60,
  }),
};

function experienceRoutes(api: Api, { db, events }: Deps): void {
  route(
    api,
    contract.summarizeExperiences,
    ({ query }) => experiences.summarize(db, query),
    summaryCache,
  );
  route(api, contract.listOwnExperiences, ({ session }) => experiences.listOwn(db, session));
  route(api, contract.putExperience, ({ session, params, body }) =>
    experiences.putExperience(events, session, params, body),
  );
  route(api, contract.deleteExperience, ({ session, params }) =>
    experiences.deleteExperience(events, session, params),
  );
  route(api, contract.dismissExperience, ({ session, params }) =>
    experiences.dismiss(events, session, params),
  );
  route(api, contract.listExperiencesForReview, ({ query }) =>
    experiences.listForReview(db, query),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "experiences.changed": Record<"airline" | "operator" | "from" | "to", string | null>;
  }
}

export const experienceFeature: Feature<Deps> = {
  name: "experiences",
  routes: experienceRoutes,
  archiveParts: [experienceArchive],
  staleTags: {
    "experiences.changed": experienceTags,
  },
  closingHooks: experiences.closingHooks,
  beforeAccountDeletion: experiences.deleteReportsOf,
};
