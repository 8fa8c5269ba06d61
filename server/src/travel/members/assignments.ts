import { counted } from "#format/plurals.ts";
import { writeNotices } from "../../community/notifications/service.ts";
import type { Events } from "../../platform/events.ts";
import * as trips from "../trips/service.ts";
import { noticeTo } from "./notices.ts";

type Deps = { events: Events; secret: Uint8Array; publicUrl: string };

/** Tells people what was assigned to them, after commit. */
export function notifyOfAssignments(deps: Deps): void {
  deps.events.listen(async (event, here) => {
    if (event.what !== "trip.assigned" || !here) return;
    const { tripId, actorId, assigneeId, count, version } = event;
    await deps.events.write(async (trx, publish) => {
      const trip = await trips.findTripRow(trx, tripId);
      if (!trip) return;
      const text = `Assigned you ${counted(count, "item")} on the lists.`;
      const topic = `assigned ${version}`;
      const notice = noticeTo(trip, { recipientId: assigneeId, actorId, text, topic });
      await writeNotices(deps, trx, publish, [notice]);
    });
  });
}
