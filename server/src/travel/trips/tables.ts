import type { Place } from "#contracts/lookup/places.ts";
import type { MemberRole } from "#contracts/travel/members.ts";
import type { Item, TripRate } from "#contracts/travel/trip-parts.ts";
import type { Generated, JSONColumnType } from "kysely";
import type { Differences, Part } from "./activity/differences.ts";
import type { Fact } from "./activity/facts.ts";
import type { StoredCost } from "./costs.ts";
import type { StoredLeg } from "./legs.ts";
import type { StoredStay } from "./stays.ts";

declare module "../../platform/schema.ts" {
  interface Schema {
    plans: PlansTable;
    plan_pets: PlanPetsTable;
    plan_attachments: PlanAttachmentsTable;
    plan_entries: PlanEntriesTable;
    plan_activity: PlanActivityTable;
    plan_members: PlanMembersTable;
  }
}

/** Legs, stays, items and costs are small lists as in the contract, read and written with their trip. */
type PlansTable = {
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
  legs: Generated<StoredLeg[]>;
  stays: Generated<StoredStay[]>;
  items: Generated<Item[]>;
  costs: Generated<StoredCost[]>;
  rates: Generated<TripRate[]>;
  receipt_file: string | null;
  ticket_file: string | null;
  /** Those who joined, first of all who joined first; `editor_ids` are among them. */
  member_ids: Generated<string[]>;
  editor_ids: Generated<string[]>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type PlanPetsTable = { plan_id: string; pet_id: string };

type PlanAttachmentsTable = {
  id: string;
  plan_id: string;
  file_id: string;
  label: Generated<string>;
  leg_id: string | null;
  stay_id: string | null;
  kind: Generated<"document" | "photo">;
  created_at: Generated<Date>;
};

type PlanEntriesTable = {
  plan_id: string;
  /** Chosen by the client, and unique in its trip. */
  id: string;
  /** Null for an idea. */
  date: string | null;
  /** Its place among the entries of its day, or among the ideas. */
  position: number;
  time: string | null;
  end_time: string | null;
  zone: string | null;
  title: string;
  location: Generated<string>;
  note: Generated<string>;
  link: string | null;
  is_done: Generated<boolean>;
  cost_amount: number | null;
  cost_currency: string | null;
  photo_id: string | null;
  /** The place that it is tied to. */
  venue_id: string | null;
  created_at: Generated<Date>;
};

/** Members of trips, and invitations that weren't used yet. Those that ended stay, so that their links answer GONE. */
type PlanMembersTable = {
  id: string;
  plan_id: string;
  profile_id: string | null;
  role: MemberRole;
  email: string | null;
  /** The account of the invited address. */
  invited_id: string | null;
  shows_costs: boolean;
  shows_codes: boolean;
  shown_documents: Generated<string[]>;
  created_at: Generated<Date>;
  expires_at: Date;
  joined_at: Date | null;
  ended_at: Date | null;
};

/** Changes of trips. */
type PlanActivityTable = {
  id: string;
  plan_id: string;
  actor_id: string | null;
  part: Part | "members";
  facts: JSONColumnType<Fact[]>;
  more: Generated<number>;
  needs: Generated<string[]>;
  is_any_open: boolean;
  differences: JSONColumnType<Differences> | null;
  is_undo: Generated<boolean>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
};
