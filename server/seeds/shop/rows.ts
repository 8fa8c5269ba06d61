import type { Insertable } from "kysely";
import { escaped } from "../../src/platform/html.ts";
import type { Schema } from "../../src/platform/schema.ts";
import type { SelectedOption } from "../../src/commerce/catalog/tables.ts";
import { dayMs } from "../ids.ts";
import { picturesOf } from "./pictures.ts";
import type { SeedProduct, SeedValue } from "./shapes.ts";

/** So many of everything that is not scarce. */
export const plainStock = 480;

const opened = new Date("2025-06-02T09:00:00Z").getTime();
const openedDays = 200;

type Choice = Exclude<SeedValue, string> & { option: string };

const named = (option: string, value: SeedValue): Choice =>
  typeof value === "string" ? { option, is: value } : { option, ...value };

/** Every way to choose one value of each option, the first option turning slowest; one empty way if there is none. */
const waysOf = ({ options = [] }: SeedProduct): Choice[][] =>
  options.reduce<Choice[][]>(
    (ways, { name, values }) =>
      ways.flatMap((way) => values.map((value) => [...way, named(name, value)])),
    [[]],
  );

/** When a product came into the shop: always the same day, and no two close together. */
const cameAt = (id: number): Date =>
  new Date(opened + ((id * 67) % openedDays) * dayMs + (id % 9) * 3_600_000);

const html = ({ about, facts = [] }: SeedProduct): string => {
  const paragraphs = about.map((text) => `<p>${escaped(text)}</p>`);
  const items = facts.map((fact) => `<li>${escaped(fact)}</li>`);
  return [...paragraphs, ...(items.length > 0 ? [`<ul>${items.join("")}</ul>`] : [])].join("\n");
};

/** The row of a product. */
export function productRow(product: SeedProduct): Insertable<Schema["products"]> {
  const { id, handle, title, about, facts = [], type, vendor, tags, options, sold } = product;
  const at = cameAt(id);
  const chosen = options?.map(({ name, values }) => ({
    name,
    values: values.map((value) => named(name, value).is),
  }));
  return {
    id,
    handle,
    title,
    description: [...about, facts.join(" · ")].join(" ").trim(),
    description_html: html(product),
    product_type: type,
    vendor,
    tags: [...tags],
    options: JSON.stringify(chosen ?? [{ name: "Title", values: ["Default Title"] }]),
    sold,
    published_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** The rows of a product's pictures; the numbers follow from the product's. */
export const imageRows = (product: SeedProduct) =>
  picturesOf(product).map(({ path, alt, width, height }, position) => ({
    id: product.id * 100 + position + 1,
    product_id: product.id,
    position,
    path,
    alt,
    width,
    height,
  }));

/** The rows of what can be bought of a product; the numbers follow from the product's. */
export function variantRows(product: SeedProduct): Insertable<Schema["variants"]>[] {
  const { id, sku, stock = {} } = product;
  return waysOf(product).map((way, position) => {
    const title = way.map(({ is }) => is).join(" / ") || "Default Title";
    const more = way.reduce((sum, choice) => sum + (choice.more ?? 0), 0);
    const own = way.find(({ price }) => price !== undefined);
    const compareAt = own ? own.compareAt : product.compareAt;
    const selected: SelectedOption[] =
      way.length === 0
        ? [{ name: "Title", value: "Default Title" }]
        : way.map(({ option, is }) => ({ name: option, value: is }));
    return {
      id: id * 100 + position + 1,
      product_id: id,
      position,
      title,
      sku: [sku, ...way.map(({ is }) => codeOf(is))].join("-"),
      price: (own?.price ?? product.price) + more,
      compare_at: compareAt === undefined ? null : compareAt + more,
      stock: stock[title] ?? plainStock,
      grams: way.find(({ grams }) => grams !== undefined)?.grams ?? product.grams,
      selected_options: JSON.stringify(selected),
      image_id: imageOf(product, selected),
    };
  });
}

const codeOf = (value: string): string =>
  value
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 4)
    .toUpperCase();

/** The picture that shows what was chosen; null where all choices look the same. */
function imageOf(product: SeedProduct, chosen: readonly SelectedOption[]): number | null {
  const values = chosen.map(({ value }) => value);
  const place = picturesOf(product).findIndex(({ shows }) => shows && values.includes(shows));
  return place < 0 ? null : product.id * 100 + place + 1;
}
