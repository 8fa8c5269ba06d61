import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, measure, Moment, nameText } from "../kernel/text.ts";

export const carrierNameMax = 60;
export const carriersMax = 50;

/** A carrier or crate of the household. Sides are measured inside; `weightKg` is its own weight. */
export const Carrier = z.object({
  _id: Id,
  name: z.string(),
  lengthCm: z.nullable(z.number()),
  widthCm: z.nullable(z.number()),
  heightCm: z.nullable(z.number()),
  weightKg: z.nullable(z.number()),
  /** Soft-sided; null: not known. */
  soft: z.nullable(z.boolean()),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type Carrier = z.output<typeof Carrier>;

/* @__NO_SIDE_EFFECTS__ */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
/* @__NO_SIDE_EFFECTS__ */
const side = (label: string) => optional(measure(label, 1, 300));

const facts = {
  lengthCm: side("Length (cm)"),
  widthCm: side("Width (cm)"),
  heightCm: side("Height (cm)"),
  weightKg: optional(measure("Weight (kg)", 0.01, 100)),
  soft: optional(z.boolean({ error: "Select soft or hard." })),
};

const params = z.object({ id: Id });
const limits = { rates: [{ times: 120, seconds: 600, per: "account" }] } as const;

export const listCarriers = endpoint({
  method: "GET",
  path: "/api/carriers",
  summary: "Lists the current user's carriers, oldest first.",
  session: "required",
  response: z.array(Carrier),
});

export const createCarrier = endpoint({
  method: "POST",
  path: "/api/carriers",
  summary: "Adds a carrier.",
  session: "required",
  body: z.strictObject({ name: nameText("Name", carrierNameMax), ...facts }),
  response: Carrier,
  status: 201,
  versioned: true,
  idempotent: true,
  limits,
});

export const updateCarrier = endpoint({
  method: "PUT",
  path: "/api/carriers/:id",
  summary: "Updates a carrier. Only the fields that are sent change.",
  session: "required",
  params,
  body: z.strictObject({ name: z.optional(nameText("Name", carrierNameMax)), ...facts }),
  response: Carrier,
  versioned: true,
  limits,
});

export const deleteCarrier = endpoint({
  method: "DELETE",
  path: "/api/carriers/:id",
  summary: "Deletes a carrier. Flights that used it no longer have one.",
  session: "required",
  params,
  response: z.object({ _id: Id }),
});
