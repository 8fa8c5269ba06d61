import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    pets: PetsTable;
    pet_records: PetRecordsTable;
  }
}

/** Days come and go as `YYYY-MM-DD`. */
type PetsTable = {
  id: string;
  owner_id: string;
  pet_name: string;
  bio: Generated<string>;
  breed: Generated<string>;
  age: number | null;
  weight: Generated<string>;
  photo_file: string | null;
  drawn_photo: string | null;
  vaccine_file: string | null;
  microchip_file: string | null;
  health_certificate_file: string | null;
  species: "dog" | "cat" | "other" | null;
  sex: "female" | "male" | null;
  birth_date: string | null;
  weight_kg: number | null;
  length_cm: number | null;
  height_cm: number | null;
  width_cm: number | null;
  colour: Generated<string>;
  microchip_number: string | null;
  microchip_date: string | null;
  snub_nosed: boolean | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type PetRecordsTable = {
  id: string;
  pet_id: string;
  kind: string;
  given_at: string | null;
  valid_from: string | null;
  valid_until: string | null;
  issuer: Generated<string>;
  note: Generated<string>;
  document_file: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};
