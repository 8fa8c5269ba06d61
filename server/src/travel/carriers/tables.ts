import type { Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    carriers: CarriersTable;
  }
}

type CarriersTable = {
  id: string;
  owner_id: string;
  name: string;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
  weight_kg: number | null;
  soft: boolean | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};
