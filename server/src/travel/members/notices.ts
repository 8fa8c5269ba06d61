import type { Notice } from "../../community/notifications/service.ts";
import type { TripDetailRow } from "../trips/service.ts";

type Parts = {
  recipientId: string;
  actorId: string | null;
  text: string;
  topic: string;
  /** Where it leads, if not to the trip. */
  path?: string;
};

/** Tells a person what happened to a trip that they share. */
export const noticeTo = (
  { id, destination }: Pick<TripDetailRow, "id" | "destination">,
  { recipientId, actorId, text, topic, path = `/plans/${id}` }: Parts,
): Notice => ({
  what: "trip",
  recipientId,
  actorId,
  subject: { kind: "trip", _id: id, title: destination || "Your trip", text, path },
  topic: `${topic} ${id}`,
});
