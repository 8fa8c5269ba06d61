import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** JSON goes in as its text. */
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export type Attribute = { key: string; value: string | null };
export type Option = { name: string; values: string[] };
export type SelectedOption = { name: string; value: string };

/** Money is whole minor units (cents) everywhere. */
export type ProductsTable = {
  id: Generated<number>;
  handle: string;
  title: string;
  description: Generated<string>;
  description_html: Generated<string>;
  /** '' where it has none: the home strip shows those. */
  product_type: Generated<string>;
  vendor: Generated<string>;
  tags: Generated<string[]>;
  options: GeneratedJson<Option[]>;
  sold: Generated<number>;
  version: Generated<number>;
  /** Nobody sees it while it is null. */
  published_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** The plain words it is found by. */
  words: GeneratedAlways<string>;
};

export type ProductImagesTable = {
  id: Generated<number>;
  product_id: number;
  position: number;
  /** A path of our own: a drawing, or `/files/<id>/1280.webp` of `file_id`. */
  path: string;
  file_id: string | null;
  alt: Generated<string>;
  width: number;
  height: number;
};

export type VariantsTable = {
  id: Generated<number>;
  product_id: number;
  position: number;
  title: string;
  sku: string | null;
  price: number;
  compare_at: number | null;
  stock: number;
  grams: number | null;
  selected_options: GeneratedJson<SelectedOption[]>;
  image_id: number | null;
};

export type CollectionsTable = {
  id: Generated<number>;
  handle: string;
  title: string;
  description: Generated<string>;
  description_html: Generated<string>;
  image_path: string | null;
  image_alt: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type CollectionProductsTable = {
  collection_id: number;
  product_id: number;
  position: number;
};

export type ShopPoliciesTable = {
  id: Generated<number>;
  kind: "privacy" | "terms" | "refund";
  title: string;
  /** HTML. */
  body: string;
  updated_at: Generated<Date>;
};

export type DiscountCodesTable = {
  id: string;
  code: string;
  /** In small letters. */
  code_key: string;
  kind: "percentage" | "fixed_amount";
  /** Percent, or minor units. */
  value: number;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Generated<Date>;
};

export type GiftCardsTable = {
  id: Generated<number>;
  /** SHA-256 of the code in capitals without spaces. */
  code_hash: Buffer;
  last_characters: string;
  balance: number;
  created_at: Generated<Date>;
};

export type CartsTable = {
  id: string;
  /** SHA-256 of the secret in the cart's global id. */
  key_hash: Buffer;
  owner_id: string | null;
  note: string | null;
  attributes: GeneratedJson<Attribute[]>;
  /** Buyer identity as it was sent; `carts/` knows its shape. */
  buyer: GeneratedJson<Record<string, unknown>>;
  discount_codes: Generated<string[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  completed_at: Date | null;
};

export type CartLinesTable = {
  id: string;
  cart_id: string;
  variant_id: number;
  quantity: number;
  attributes: GeneratedJson<Attribute[]>;
  position: number;
};

export type CartGiftCardsTable = { cart_id: string; gift_card_id: number; position: number };

/** The cart that follows a person, in the embedded shop or in the one at `shop`. */
export type KeptCartsTable = {
  profile_id: string;
  shop: string;
  cart_id: string;
  updated_at: Generated<Date>;
};

export type OrdersTable = {
  id: string;
  number: Generated<number>;
  cart_id: string;
  owner_id: string | null;
  email: string;
  /** `orders/` knows its shape. */
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

export type OrderLinesTable = {
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
