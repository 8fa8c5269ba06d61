import { expect, test } from "vitest";
import { drawArt } from "#art/draw.ts";
import { wareColours } from "#art/names.ts";
import { collections } from "./collections.ts";
import { products } from "./index.ts";
import { picturesOf } from "./pictures.ts";
import { policies } from "./policies.ts";
import { imageRows, plainStock, productRow, variantRows } from "./rows.ts";
import { vendors } from "./shapes.ts";

const unique = <T>(list: readonly T[]) => [...new Set(list)];
const drawn = (path: string) => drawArt(path.replace("/art/v1/", ""));

test("the shop is well stocked, with things for the home page and prints for the walls", () => {
  expect(products.length).toBeGreaterThan(40);
  expect(products.filter(({ type }) => type === "").length).toBeGreaterThanOrEqual(10);
  expect(products.filter(({ type }) => type === "home decor").length).toBeGreaterThanOrEqual(8);
  expect(unique(products.map(({ vendor }) => vendor))).toHaveLength(vendors.length);
  expect(collections.length).toBeGreaterThanOrEqual(4);
  expect(policies.map(({ kind }) => kind)).toEqual(["privacy", "terms", "refund"]);
});

test("no two products share a number, a handle or a title, no two variants a number or an SKU", () => {
  for (const list of [
    products.map(({ id }) => id),
    products.map(({ handle }) => handle),
    products.map(({ title }) => title),
    products.flatMap(variantRows).map(({ id }) => id),
    products.flatMap(variantRows).map(({ sku }) => sku),
    products.flatMap(imageRows).map(({ id }) => id),
  ]) {
    expect(unique<unknown>(list)).toHaveLength(list.length);
  }
});

test.each(products)("$handle can be bought in every way its options give, once", (product) => {
  const options = product.options ?? [];
  const rows = variantRows(product);
  expect(rows).toHaveLength(options.reduce((count, { values }) => count * values.length, 1));
  expect(unique(rows.map(({ title }) => title))).toHaveLength(rows.length);
  expect(rows.length).toBeLessThan(100);
  const offered: { name: string; values: string[] }[] = JSON.parse(
    productRow(product).options ?? "",
  );
  for (const { selected_options, price, compare_at, grams } of rows) {
    const selected: { name: string; value: string }[] = JSON.parse(selected_options ?? "");
    expect(selected.map(({ name }) => name)).toEqual(offered.map(({ name }) => name));
    for (const [place, { value }] of selected.entries())
      expect(offered[place]?.values).toContain(value);
    expect(price).toBeGreaterThan(0);
    if (compare_at) expect(compare_at).toBeGreaterThan(price);
    expect(grams).toBeGreaterThan(0);
  }
  for (const scarce of Object.keys(product.stock ?? {})) {
    expect(rows.map(({ title }) => title)).toContain(scarce);
  }
});

test.each(products)("$handle has pictures that can be drawn, one of each color", (product) => {
  const pictures = picturesOf(product);
  expect(pictures.length).toBeGreaterThanOrEqual(2);
  for (const { path, alt } of pictures) {
    expect([path, drawn(path)]).toEqual([path, expect.stringContaining("<svg")]);
    expect(alt).not.toBe("");
  }
  expect(unique(pictures.map(({ path }) => path))).toHaveLength(pictures.length);
  const coloured = product.options?.find(({ name }) => name === "Colour" || name === "Frame");
  for (const value of coloured?.values ?? []) {
    const name = typeof value === "string" ? value : value.is;
    expect(pictures.map(({ shows }) => shows)).toContain(name);
  }
  if ("ware" in product.picture && coloured) {
    const [first] = pictures;
    expect(wareColours).toContain(first?.shows?.toLowerCase());
    expect(JSON.stringify(coloured.values[0])).toContain(`"${first?.shows}"`);
  }
});

test.each(products)(
  "the description of $handle has a good length, and an HTML version",
  (product) => {
    const { title, description, description_html, tags } = productRow(product);
    expect(title.length).toBeLessThan(40);
    expect(description?.length).toBeGreaterThan(60);
    expect(description?.length).toBeLessThan(800);
    expect(description_html).toMatch(/^<p>.*<\/(p|ul)>$/s);
    expect(description_html).not.toMatch(/<(?!\/?(p|ul|li)>)/);
    expect(tags?.length).toBeGreaterThan(0);
  },
);

test("what is plain is plentiful; one thing is nearly gone and one is", () => {
  const stockOf = (handle: string) =>
    products
      .filter((product) => product.handle === handle)
      .flatMap(variantRows)
      .map(({ stock }) => stock);
  expect(plainStock).toBeGreaterThanOrEqual(400);
  expect(stockOf("conformance-low-stock")).toEqual([7]);
  expect(stockOf("conformance-sold-out")).toEqual([0]);
  expect(stockOf("folding-trail-bowl").every((stock) => stock >= 400)).toBe(true);
  expect(products.flatMap(variantRows).filter(({ stock }) => stock === 0).length).toBeGreaterThan(
    5,
  );
});

test("the first variant of every product has plenty of stock", () => {
  const scarce = products
    .filter(({ handle }) => !handle.startsWith("conformance-"))
    .filter((product) => (variantRows(product)[0]?.stock ?? 0) < plainStock);
  expect(scarce.map(({ handle }) => handle)).toEqual([]);
});

test("every collection holds what there is, each thing once, and has a picture", () => {
  const handles = products.map(({ handle }) => handle);
  for (const { title, about, picture, alt, holds } of collections) {
    expect(unique(holds), title).toHaveLength(holds.length);
    for (const handle of holds) expect(handles).toContain(handle);
    expect(drawn(picture), picture).toBeDefined();
    expect([about, alt].every((text) => text.length > 10)).toBe(true);
  }
});

test("things came in on different days, none of them in the future", () => {
  const days = products.map((product) => productRow(product).created_at);
  expect(unique(days.map(String)).length).toBeGreaterThan(products.length * 0.9);
  expect(days.every((day) => new Date(String(day)).getTime() < Date.parse("2026-01-05"))).toBe(
    true,
  );
});
