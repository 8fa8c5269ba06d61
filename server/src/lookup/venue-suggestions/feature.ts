import { Readable } from "node:stream";
import * as contract from "#contracts/lookup/venue-suggestions.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import { disposition } from "../../platform/http/disposition.ts";
import { route } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { venueSuggestionArchive } from "./archive.ts";
import { type DecisionDeps, decide, reopen } from "./decisions.ts";
import { checked } from "./emails.ts";
import { exportChanges } from "./export.ts";
import * as suggestions from "./service.ts";

type Deps = DecisionDeps & { db: Db };

function venueSuggestionRoutes(api: Api, deps: Deps): void {
  const { db, events } = deps;
  route(api, contract.suggestVenue, ({ session, body, key }) =>
    suggestions.suggestVenue(events, session, body, key),
  );
  route(api, contract.suggestCorrection, ({ session, params, body }) =>
    suggestions.suggestCorrection(events, session, params.id, body),
  );
  route(api, contract.listOwnVenueSuggestions, ({ session }) => suggestions.listOwn(db, session));
  route(api, contract.withdrawVenueSuggestion, ({ session, params }) =>
    suggestions.withdraw(events, session, params.id),
  );
  route(api, contract.listVenueSuggestions, ({ query }) => suggestions.listForReview(db, query));
  route(api, contract.editVenueSuggestion, ({ params, body, ifVersion }) =>
    suggestions.edit(events, params.id, body, ifVersion),
  );
  route(api, contract.acceptVenueSuggestion, ({ session, params, ifVersion }) =>
    decide(deps, session, { id: params.id, decision: { is: "accepted" }, ifVersion }),
  );
  route(api, contract.rejectVenueSuggestion, ({ session, params, body, ifVersion }) =>
    decide(deps, session, { id: params.id, decision: { is: "rejected", ...body }, ifVersion }),
  );
  route(api, contract.reopenVenue, ({ session, params, body, ifVersion }) =>
    reopen(deps, session, { id: params.id, reason: body.reason, ifVersion }),
  );
  route(api, contract.exportVenueChanges, async ({ query }) =>
    download(`places-since-${query.since}.osc`, await exportChanges(db, query.since)),
  );
}

const download = (name: string, body: string): Bytes => ({
  stream: Readable.from([Buffer.from(body)]),
  headers: {
    "content-type": "application/xml; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "content-disposition": disposition("attachment", name),
    "cache-control": "private, no-store",
  },
});

export const venueSuggestionFeature: Feature<Deps> = {
  name: "venue-suggestions",
  routes: venueSuggestionRoutes,
  archiveParts: [venueSuggestionArchive],
  mailCauses: [checked],
  beforeAccountDeletion: suggestions.deleteUnaccepted,
};
