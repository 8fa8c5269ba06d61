import type { VenueCategory } from "#contracts/lookup/tags.ts";
import type { PetPolicy } from "#contracts/lookup/venues.ts";
import type { Generated, GeneratedAlways } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    venues: VenuesTable;
    venue_areas: VenueAreasTable;
    venue_staging: VenueStagingTable;
  }
}

/** What is known of a place itself, whatever its source. */
type VenueValues = {
  category: VenueCategory;
  /** A vet for emergencies. */
  emergency: Generated<boolean>;
  /** In the local language; '' for a dog park, park, beach or vet without a name. */
  name: string;
  name_en: string | null;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** Orders places by where they are (spatial-key.ts). */
  spatial_key: number;
  address: string | null;
  phone: string | null;
  /** http or https. */
  website: string | null;
  /** As in OpenStreetMap: `Mo-Fr 09:00-18:00; PH off`. */
  opening_hours: string | null;
  /** null: not known. */
  pet_policy: PetPolicy | null;
  /** 'yes', 'no' or an amount with its currency. */
  pet_fee: string | null;
  pet_max_kg: number | null;
  pet_note: string | null;
};

/** A place where a pet is welcome, or where it is treated. */
type VenuesTable = VenueValues & {
  id: string;
  source: "osm" | "member";
  /** `node/1`, `way/1` or `relation/1`; null for what members suggested. */
  osm_id: string | null;
  osm_version: number | null;
  /** The area of the import that last had it. */
  area: string | null;
  /** When it was last checked, if a member suggested it; of others, their area has it. */
  checked_at: Date | null;
  /** The columns whose value a member corrected. */
  corrected: Generated<string[]>;
  /** When an import of its area no longer had it. */
  closed_at: Date | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  /** Of its names, for searches. */
  words: GeneratedAlways<string>;
};

/** An area that is imported and updated as a whole. */
type VenueAreasTable = {
  area: string;
  /** The time of the newest data that was imported. */
  checked_at: Date;
  imported_at: Date;
  venues: number;
};

/** What an import has read, before all of it becomes visible at once. Unlogged. */
type VenueStagingTable = VenueValues & {
  import_id: string;
  at: Generated<Date>;
  /** Of the place, if it is new. */
  id: string;
  osm_id: string;
  osm_version: number;
};
