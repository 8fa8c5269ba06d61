import * as calendars from "#contracts/travel/calendars.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import * as addressPolicy from "../src/travel/calendars/policy.ts";
import * as tripPolicy from "../src/travel/trips/policy.ts";
import { ofTrip, withGroup } from "./authorization-rows-of-members.ts";
import { ownRow, type Row, row, type Scene, verdictBy } from "./authorization-scene.ts";

const owned = { owner_id: "owner" };
const ofAddress = { stranger: verdictBy(owned, addressPolicy.canRead, addressPolicy.canDelete) };

async function planId(scene: Scene): Promise<string> {
  const body = { destination: "Chile", legs: [{ departureDate: "2027-05-02" }] };
  const { _id: id } = await scene.owner.call(createTrip, { body });
  await withGroup(scene, id);
  return id;
}

/** The authorization matrix of calendars: everything for their owner, nothing for others. */
export const rowsOfCalendars: readonly Row[] = [
  row(calendars.getTripCalendar, {
    input: async (scene) => ({ params: { id: await planId(scene) } }),
    ...ofTrip(tripPolicy.canRead),
  }),
  ownRow(calendars.getCalendar, () => ({})),
  ownRow(calendars.listCalendarAddresses, () => ({})),
  ownRow(calendars.createCalendarAddress, () => ({ body: {} })),
  row(calendars.createCalendarAddress, {
    what: "of one trip",
    input: async (scene) => ({ body: { planId: await planId(scene) } }),
    ...ofTrip(tripPolicy.canShare),
  }),
  row(calendars.revokeCalendarAddress, {
    input: async (scene) => {
      const body = { planId: await planId(scene) };
      const { _id: id } = await scene.owner.call(calendars.createCalendarAddress, { body });
      return { params: { id } };
    },
    ...ofAddress,
  }),
];
