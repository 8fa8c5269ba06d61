import { type EndedLinks, endedLinksDays } from "#contracts/travel/ended-links.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as calendars from "../calendars/service.ts";
import * as store from "./store.ts";

/** The caller's links that a password change ended and that were not recreated since. */
export async function listEndedLinks(db: Db, session: Session): Promise<EndedLinks> {
  const endedCalendars = await calendars.listEndedAddresses(db, session, endedLinksDays);
  const endedShares = await store.listEndedShares(db, session, endedLinksDays);
  return {
    calendars: endedCalendars.map(({ id, plan_id, destination }) => ({
      _id: id,
      planId: plan_id,
      destination: destination ?? "",
    })),
    // A link to documents that are all gone can't be recreated.
    shares: endedShares
      .filter(({ documents, documents_only }) => !documents_only || documents.length > 0)
      .map((share) => ({
        _id: share.id,
        planId: share.plan_id,
        destination: share.destination,
        days: share.days,
        costs: share.costs,
        notes: share.notes,
        codes: share.codes,
        readiness: share.readiness,
        documents: share.documents,
        documentsOnly: share.documents_only,
      })),
  };
}

/** Clears the list; the links stay ended. */
export const clearEndedLinks = (events: Events, session: Session): Promise<{ cleared: number }> =>
  events.write(async (trx) => ({
    cleared:
      (await calendars.clearEndedAddresses(trx, session)) +
      (await store.clearEndedShares(trx, session)),
  }));
