import type { AskedPaper } from "#contracts/travel/experiences.ts";
import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    experiences: ExperiencesTable;
    experience_dismissals: ExperienceDismissalsTable;
  }
}

/** A traveler's report about one leg; one per leg and person. */
type ExperiencesTable = {
  id: string;
  profile_id: string;
  /** Null where the trip was deleted. */
  plan_id: string | null;
  leg_id: string;
  traveled_on: string;
  /** The key of an airline that has a page. */
  airline: string | null;
  /** The key of a company with trains, ferries, ships or buses. */
  operator: string | null;
  from_country: string | null;
  to_country: string | null;
  papers: AskedPaper[];
  /** In the smallest unit of its currency; 0 where none was charged, null where it is not known. */
  fee_amount: number | null;
  fee_currency: string | null;
  accepted: boolean;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  hidden_at: Generated<Date | null>;
};

/** A leg about which its owner doesn't want to be asked. */
type ExperienceDismissalsTable = {
  profile_id: string;
  leg_id: string;
  created_at: Generated<Date>;
};
