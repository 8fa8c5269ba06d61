import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/text.ts";
import { Trip } from "./trip.ts";

// Apart from the calls that change trips: pages that only show them don't load what those check.

export const listTrips = endpoint({
  method: "GET",
  path: "/api/plans",
  summary: "Lists the current user's trips, soonest first. Trips without a date come last.",
  session: "required",
  response: z.array(Trip),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

export const getTrip = endpoint({
  method: "GET",
  path: "/api/plans/:id",
  summary: "Returns one of the current user's trips.",
  session: "required",
  params: z.object({ id: Id }),
  response: Trip,
  versioned: true,
});
