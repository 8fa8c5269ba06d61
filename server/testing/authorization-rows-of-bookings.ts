import { randomUUID } from "node:crypto";
import * as bookings from "#contracts/travel/bookings.ts";
import { ownRow, row, type Row, type Scene, verdictBy } from "./authorization-scene.ts";
import * as policy from "../src/travel/bookings/policy.ts";
import { fileOf } from "./owned-rows.ts";
import { paper } from "./papers.ts";

/** A forwarded booking of the owner's, as the webhook stores it. */
async function waiting({ server, owner }: Scene) {
  const id = randomUUID();
  await server.db
    .insertInto("inbound_mails")
    .values({
      id,
      profile_id: owner.id,
      message_hash: Buffer.from(id),
      subject: "Your trip",
      raw: null,
      reading: null,
    })
    .execute();
  return { params: { id } };
}

export const rowsOfBookings: readonly Row[] = [
  ownRow(bookings.readPdf, () => ({ body: {}, files: { file: fileOf(paper(), "ticket.pdf") } })),
  ownRow(bookings.listWaiting, () => ({})),
  row(bookings.dismissWaiting, {
    input: waiting,
    stranger: verdictBy({ profile_id: "owner" }, policy.isOwner),
  }),
];
