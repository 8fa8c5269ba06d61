import type { Against, PaperForm } from "#contracts/travel/pet-records.ts";
import type { Residence } from "#contracts/travel/pets.ts";
import type { ColumnType, Generated, RawBuilder } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    pets: PetsTable;
    pet_records: PetRecordsTable;
  }
}

/** Written as JSON text, since the driver would write a list as an array of PostgreSQL. */
type Json<T> = ColumnType<T, RawBuilder<T> | null | undefined, RawBuilder<T> | null | undefined>;

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
  birth_precision: Generated<"day" | "month" | "year" | null>;
  read_at: Generated<string | null>;
  neutered: Generated<boolean | null>;
  service_dog: Generated<boolean | null>;
  lived: Json<readonly Residence[] | null>;
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
  document_file: Generated<string | null>;
  given_time: Generated<string | null>;
  given_zone: Generated<string | null>;
  country: Generated<string | null>;
  course: Generated<"primary" | "booster" | null>;
  product: Generated<string>;
  batch: Generated<string>;
  dose: Generated<number | null>;
  against: Json<readonly Against[]>;
  value_iu_per_ml: Generated<number | null>;
  laboratory: Generated<string>;
  laboratory_approved: Generated<boolean | null>;
  received_at: Generated<string | null>;
  in_passport: Generated<boolean | null>;
  form: Generated<PaperForm | null>;
  model: Generated<string>;
  number: Generated<string>;
  applied_at: Generated<string | null>;
  issued_at: Generated<string | null>;
  endorsed_at: Generated<string | null>;
  checked_at: Generated<string | null>;
  departure_country: Generated<string | null>;
  holder_residence: Generated<string | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};
