import { type Kysely, sql } from "kysely";

/** The embedded shop. Money is whole minor units (cents); ids of goods are the numbers in their global ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = sql`now()`;
  await db.schema
    .createTable("products")
    .addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn("handle", "text", (c) => c.notNull().unique())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("description_html", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("product_type", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("vendor", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("tags", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    // What a buyer chooses, in order: [{ "name": "Size", "values": ["S", "M"] }].
    .addColumn("options", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    // What sells most comes first; raised by orders.
    .addColumn("sold", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    // Nobody sees it while it is null.
    .addColumn("published_at", "timestamptz")
    .addColumn("created_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .addColumn("updated_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .execute();
  await sql`
    alter table products add column words tsvector generated always as (
      setweight(to_tsvector('simple', plain_words(title)), 'A')
      || setweight(to_tsvector('simple', plain_words(
           product_type || ' ' || vendor || ' ' || description)), 'B')
    ) stored`.execute(db);
  await sql`create index products_by_plain_words on products using gin (words)`.execute(db);
  // As stock clients compare titles: by code points of small letters.
  await sql`create index products_by_title on products ((lower(title) collate "C"), id)`.execute(
    db,
  );

  await db.schema
    .createTable("product_images")
    .addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn("product_id", "integer", (c) =>
      c.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (c) => c.notNull())
    // A path of our own, like /art/v1/… or /files/<id>/1280.webp.
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("file_id", "uuid", (c) => c.references("files.id").onDelete("set null"))
    .addColumn("alt", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("product_images_by_product")
    .on("product_images")
    .columns(["product_id", "position", "id"])
    .execute();

  await db.schema
    .createTable("variants")
    .addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn("product_id", "integer", (c) =>
      c.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("sku", "text")
    .addColumn("price", "integer", (c) => c.notNull().check(sql`price >= 0`))
    .addColumn("compare_at", "integer", (c) => c.check(sql`compare_at >= 0`))
    .addColumn("stock", "integer", (c) => c.notNull().check(sql`stock >= 0`))
    .addColumn("grams", "integer")
    // One value for each option: [{ "name": "Size", "value": "S" }].
    .addColumn("selected_options", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn("image_id", "integer", (c) => c.references("product_images.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("variants_by_product")
    .on("variants")
    .columns(["product_id", "position", "id"])
    .execute();

  await db.schema
    .createTable("collections")
    .addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn("handle", "text", (c) => c.notNull().unique())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("description_html", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("image_path", "text")
    .addColumn("image_alt", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("created_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .addColumn("updated_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable("collection_products")
    .addColumn("collection_id", "integer", (c) =>
      c.notNull().references("collections.id").onDelete("cascade"),
    )
    .addColumn("product_id", "integer", (c) =>
      c.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("collection_products_key", ["collection_id", "product_id"])
    .execute();
  await db.schema
    .createIndex("collection_products_by_product")
    .on("collection_products")
    .column("product_id")
    .execute();

  await db.schema
    .createTable("shop_policies")
    .addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity())
    // privacy, terms, refund
    .addColumn("kind", "text", (c) => c.notNull().unique())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("updated_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .execute();

  await db.schema
    .createTable("discount_codes")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // As it is written everywhere; found whatever its case.
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("code_key", "text", (c) => c.notNull().unique())
    // percentage: hundredths of a percent are not needed, so 10 is 10 %. fixed_amount: minor units off the order.
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("value", "integer", (c) => c.notNull().check(sql`value > 0`))
    .addColumn("starts_at", "timestamptz")
    .addColumn("ends_at", "timestamptz")
    .addColumn("created_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable("gift_cards")
    .addColumn("id", "integer", (c) => c.primaryKey().generatedByDefaultAsIdentity())
    // SHA-256 of the code in capitals without spaces: who reads the database can spend nothing.
    .addColumn("code_hash", "bytea", (c) => c.notNull().unique())
    .addColumn("last_characters", "text", (c) => c.notNull())
    .addColumn("balance", "integer", (c) => c.notNull().check(sql`balance >= 0`))
    .addColumn("created_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .execute();

  await db.schema
    .createTable("carts")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    // SHA-256 of the secret in the cart's global id.
    .addColumn("key_hash", "bytea", (c) => c.notNull())
    // Whose it is; members pay less. It goes with its owner: it holds where they live.
    .addColumn("owner_id", "uuid", (c) => c.references("profiles.id").onDelete("cascade"))
    .addColumn("note", "text")
    .addColumn("attributes", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    // Buyer identity as it was sent: email, phone, countryCode, addresses, preferences.
    .addColumn("buyer", "jsonb", (c) => c.notNull().defaultTo(sql`'{}'`))
    // As they were typed, in order, those that take nothing off too.
    .addColumn("discount_codes", sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn("created_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .addColumn("updated_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    // Ordered; from then on nobody finds it.
    .addColumn("completed_at", "timestamptz")
    .execute();
  await db.schema.createIndex("carts_by_update").on("carts").column("updated_at").execute();
  await db.schema.createIndex("carts_by_owner").on("carts").column("owner_id").execute();
  await db.schema
    .createTable("cart_lines")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("cart_id", "uuid", (c) => c.notNull().references("carts.id").onDelete("cascade"))
    .addColumn("variant_id", "integer", (c) =>
      c.notNull().references("variants.id").onDelete("cascade"),
    )
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn("attributes", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("cart_lines_by_cart")
    .on("cart_lines")
    .columns(["cart_id", "position", "id"])
    .execute();
  await db.schema
    .createIndex("cart_lines_by_variant")
    .on("cart_lines")
    .column("variant_id")
    .execute();
  await db.schema
    .createTable("cart_gift_cards")
    .addColumn("cart_id", "uuid", (c) => c.notNull().references("carts.id").onDelete("cascade"))
    .addColumn("gift_card_id", "integer", (c) =>
      c.notNull().references("gift_cards.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("cart_gift_cards_key", ["cart_id", "gift_card_id"])
    .execute();
  await db.schema
    .createTable("kept_carts")
    // The cart that follows a person, in the embedded shop or in the one at `shop`.
    .addColumn("profile_id", "uuid", (c) =>
      c.notNull().references("profiles.id").onDelete("cascade"),
    )
    .addColumn("shop", "text", (c) => c.notNull())
    // The whole global id as the shop gave it, its secret too.
    .addColumn("cart_id", "text", (c) => c.notNull())
    .addColumn("updated_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .addPrimaryKeyConstraint("kept_carts_key", ["profile_id", "shop"])
    .execute();

  await db.schema
    .createTable("orders")
    .addColumn("id", "uuid", (c) => c.primaryKey())
    .addColumn("number", "integer", (c) => c.notNull().unique().generatedByDefaultAsIdentity())
    // One order a cart, however often the button is pressed.
    .addColumn("cart_id", "uuid", (c) => c.notNull().unique())
    .addColumn("owner_id", "uuid", (c) => c.references("profiles.id").onDelete("set null"))
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("address", "jsonb", (c) => c.notNull())
    .addColumn("note", "text")
    .addColumn("currency", "text", (c) => c.notNull())
    // Before discounts; what was taken off, by name; what gift cards paid; what was left to pay.
    .addColumn("subtotal", "bigint", (c) => c.notNull())
    .addColumn("discounts", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn("gift_cards", "jsonb", (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn("total", "bigint", (c) => c.notNull())
    // placed, sent, cancelled
    .addColumn("state", "text", (c) => c.notNull().defaultTo("placed"))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .addColumn("updated_at", "timestamptz", (c) => c.notNull().defaultTo(now))
    .execute();
  await sql`alter table orders alter column number restart with 1001`.execute(db);
  await db.schema.createIndex("orders_by_owner").on("orders").columns(["owner_id", "id"]).execute();
  await db.schema.createIndex("orders_by_state").on("orders").columns(["state", "id"]).execute();
  await db.schema
    .createTable("order_lines")
    .addColumn("order_id", "uuid", (c) => c.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    // What was bought stays written down when the goods are gone.
    .addColumn("product_id", "integer", (c) => c.references("products.id").onDelete("set null"))
    .addColumn("variant_id", "integer", (c) => c.references("variants.id").onDelete("set null"))
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("variant_title", "text", (c) => c.notNull())
    .addColumn("sku", "text")
    .addColumn("image_path", "text")
    .addColumn("quantity", "integer", (c) => c.notNull())
    .addColumn("unit_price", "integer", (c) => c.notNull())
    .addColumn("discount", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("total", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("order_lines_key", ["order_id", "position"])
    .execute();
}
