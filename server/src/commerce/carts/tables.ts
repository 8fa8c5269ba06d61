import type { ColumnType, Generated } from "kysely";
import type { DiscountKind } from "#contracts/commerce/discounts.ts";

declare module "../../platform/schema.ts" {
  interface Schema {
    carts: CartsTable;
    cart_lines: CartLinesTable;
    cart_gift_cards: CartGiftCardsTable;
    kept_carts: KeptCartsTable;
    discount_codes: DiscountCodesTable;
    gift_cards: GiftCardsTable;
  }
}

/** JSON goes in as its text. */
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export type Attribute = { key: string; value: string | null };

type CartsTable = {
  id: string;
  /** SHA-256 of the secret in the cart's global id. */
  key_hash: Buffer;
  owner_id: string | null;
  note: string | null;
  attributes: GeneratedJson<Attribute[]>;
  /** Buyer identity as it was sent; its shape is defined in `carts/`. */
  buyer: GeneratedJson<Record<string, unknown>>;
  discount_codes: Generated<string[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  completed_at: Date | null;
};

type CartLinesTable = {
  id: string;
  cart_id: string;
  variant_id: number;
  quantity: number;
  attributes: GeneratedJson<Attribute[]>;
  position: number;
};

type CartGiftCardsTable = { cart_id: string; gift_card_id: number; position: number };

/** The saved cart of a person, in the embedded shop or in the one at `shop`. */
type KeptCartsTable = {
  profile_id: string;
  shop: string;
  cart_id: string;
  updated_at: Generated<Date>;
};

type DiscountCodesTable = {
  id: string;
  code: string;
  /** In lower case. */
  code_key: string;
  kind: DiscountKind;
  /** Percent, or minor units off the order or off each item. */
  value: number;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Generated<Date>;
};

type GiftCardsTable = {
  id: Generated<number>;
  /** SHA-256 of the code in upper case without spaces. */
  code_hash: Buffer;
  last_characters: string;
  balance: number;
  /** The balance at its creation; null for older cards. */
  amount: number | null;
  note: Generated<string>;
  deactivated_at: Date | null;
  created_at: Generated<Date>;
};
