import * as contract from "#contracts/lookup/providers.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { providerArchive } from "./archive.ts";
import { checked } from "./emails.ts";
import * as providers from "./service.ts";

type Deps = providers.DecisionDeps & { db: Db };
type ListInput = { query: { service: contract.Service; city: string } };

const list = {
  cached: (_: unknown, { query }: ListInput) => ({
    tags: [providers.providersTag(query.service, query.city)],
  }),
};
const approved = { is: "approved" } as const;

function providerRoutes(api: Api, deps: Deps): void {
  const { db, events } = deps;
  route(api, contract.listProviders, ({ query }) => providers.listProviders(db, query), list);
  route(api, contract.listOwnSuggestions, ({ session }) => providers.listOwn(db, session));
  route(api, contract.suggestProvider, ({ session, body, key }) =>
    providers.suggest(events, session, body, key),
  );
  route(api, contract.withdrawSuggestion, ({ session, params }) =>
    providers.withdraw(events, session, params.id),
  );
  route(api, contract.listSuggestions, ({ query }) => providers.listForReview(db, query));
  route(api, contract.editSuggestion, ({ params, body, ifVersion }) =>
    providers.edit(events, params.id, body, ifVersion),
  );
  route(api, contract.approveSuggestion, ({ session, params, ifVersion }) =>
    providers.decide(deps, session, { id: params.id, decision: approved, ifVersion }),
  );
  route(api, contract.declineSuggestion, ({ session, params, body, ifVersion }) =>
    providers.decide(deps, session, {
      id: params.id,
      decision: { is: "refused", ...body },
      ifVersion,
    }),
  );
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "providers.changed": { place: string };
  }
}

export const providerFeature: Feature<Deps> = {
  name: "providers",
  routes: providerRoutes,
  archiveParts: [providerArchive],
  mailCauses: [checked],
  staleTags: { "providers.changed": ({ place }) => [`providers:${place}`, "provider-list"] },
  beforeAccountDeletion: providers.deleteUnapproved,
};
