import type { ColumnType, Generated } from "kysely";

declare module "../../platform/schema.ts" {
  interface Schema {
    orders: OrdersTable;
    order_lines: OrderLinesTable;
  }
}

/** JSON goes in as its text. */
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

type OrdersTable = {
  id: string;
  number: Generated<number>;
  cart_id: string;
  owner_id: string | null;
  email: string;
  /** Its shape is defined in `orders/`. */
  address: Json<Record<string, unknown>>;
  note: string | null;
  currency: string;
  subtotal: number;
  discounts: GeneratedJson<{ title: string; amount: number }[]>;
  gift_cards: GeneratedJson<{ id: string; lastCharacters: string; amount: number }[]>;
  total: number;
  state: Generated<"placed" | "sent" | "cancelled">;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type OrderLinesTable = {
  order_id: string;
  position: number;
  product_id: number | null;
  variant_id: number | null;
  title: string;
  variant_title: string;
  sku: string | null;
  image_path: string | null;
  quantity: number;
  unit_price: number;
  discount: Generated<number>;
  total: number;
};
