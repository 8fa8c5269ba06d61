import type { Place } from "#contracts/lookup/places.ts";
import type { Cost, Item, Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Generated } from "kysely";

/** Legs, stays, items and costs are small lists as the contract says them, read and written with their trip. */
export type PlansTable = {
  id: string;
  owner_id: string;
  destination: Generated<string>;
  month: number | null;
  day: number | null;
  year: number | null;
  end_date: string | null;
  notes: Generated<string>;
  origin: Place | null;
  destination_place: Place | null;
  people: number | null;
  legs: Generated<Leg[]>;
  stays: Generated<Stay[]>;
  items: Generated<Item[]>;
  costs: Generated<Cost[]>;
  receipt_file: string | null;
  ticket_file: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type PlanPetsTable = { plan_id: string; pet_id: string };

export type PlanAttachmentsTable = {
  id: string;
  plan_id: string;
  file_id: string;
  label: Generated<string>;
  leg_id: string | null;
  stay_id: string | null;
  created_at: Generated<Date>;
};

export type PlanSharesTable = {
  id: string;
  plan_id: string;
  costs: boolean;
  notes: boolean;
  codes: boolean;
  expires_at: Date;
  revoked_at: Generated<Date | null>;
  /** It ended with a password, and its owner may want to recreate it. */
  ended_with_password: Generated<boolean>;
  created_at: Generated<Date>;
};

export type CalendarAddressesTable = {
  id: string;
  owner_id: string;
  /** null for all trips. */
  plan_id: string | null;
  revoked_at: Generated<Date | null>;
  /** It ended with a password, and its owner may want to recreate it. */
  ended_with_password: Generated<boolean>;
  created_at: Generated<Date>;
};
