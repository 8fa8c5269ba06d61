import { expect, test } from "vitest";
import { cardOf, firstVariantCard } from "./card.ts";
import { centsOf, lessPercent, priceText } from "../../ui/money.ts";
import { pictureOf, previewOf, widthsOf } from "../pictures/index.ts";
import { factsOf } from "./product-facts.ts";
import { product, site, sized, variant } from "./shop.testing.ts";
import { productJsonLd } from "./structured-data.ts";
import { swatchOf } from "./swatches.ts";

test("prices have a dollar sign and two decimals, without rounding errors", () => {
  expect(
    ["10.0", "10.5", "10.55", "1.1", "0.0", "1234.0"].map((each) => priceText(centsOf(each))),
  ).toEqual(["$10.00", "$10.50", "$10.55", "$1.10", "$0.00", "$1234.00"]);
  expect(lessPercent(8400, 10)).toBe(7560);
  expect(lessPercent(1995, 10)).toBe(1795);
});

test("a card has the lowest price, and whether others are higher", () => {
  expect(cardOf(sized, site)).toMatchObject({
    id: "101",
    price: 7900,
    isFrom: true,
    soldOut: false,
  });
  expect(cardOf(product([variant(1, "19.0")]), site)).toMatchObject({ price: 1900, isFrom: false });
});

test("a card of artwork has the price of the first variant", () => {
  const print = product([variant(1, "48.0", { Size: "L" }), variant(2, "28.0", { Size: "S" })]);
  expect(firstVariantCard(print, site)).toMatchObject({ price: 4800, isFrom: false });
});

test("a compare-at price is used only if it is higher", () => {
  const before = (amount: string) =>
    cardOf(
      product([variant(1, "19.0", {}, { compareAtPrice: { amount, currencyCode: "USD" } })]),
      site,
    ).compareAt;
  expect(before("25.0")).toBe(2500);
  expect(before("19.0")).toBeNull();
});

test("a picture on this server has a relative URL, on any hostname", () => {
  const image = {
    id: "1",
    src: `${site}/art/v1/goods/carrier.svg`,
    altText: null,
    width: 1,
    height: 1,
  };
  expect(pictureOf(image, `${site}/`, "A carrier")).toMatchObject({
    src: "/art/v1/goods/carrier.svg",
    alt: "A carrier",
  });
  expect(widthsOf("/art/v1/goods/carrier.svg")).toBeUndefined();
  expect(widthsOf("https://cdn.shopify.com/s/a.jpg?v=1")).toContain("a.jpg?v=1&width=320 320w");
});

test("a variant refers to its picture by index", () => {
  const image = (id: string) => ({
    id,
    src: `${site}/${id}.webp`,
    altText: null,
    width: 9,
    height: 9,
  });
  const pictured = product([variant(1, "19.0", {}, { image: image("b") }), variant(2, "19.0")], {
    images: [image("a"), image("b")],
  });
  expect(factsOf(pictured, new Map(), site).variants.map(({ picture }) => picture)).toEqual([
    1,
    null,
  ]);
});

test("the structured data has an offer per variant, or a price range for many", () => {
  const facts = factsOf(sized, new Map(), site);
  expect(productJsonLd(site, "USD", facts)).toMatchObject({
    "@type": "Product",
    url: `${site}/product/101`,
    offers: { length: 5, 0: { price: "79.00", availability: "https://schema.org/OutOfStock" } },
  });
  const many = { ...facts, variants: Array.from({ length: 30 }, () => facts.variants).flat() };
  expect(productJsonLd(site, "USD", many)).toMatchObject({
    offers: { "@type": "AggregateOffer", lowPrice: "79.00", highPrice: "92.50" },
  });
});

test("a color option has a swatch for known color names", () => {
  expect(swatchOf("Colour", "Night blue")).toBe("#152350");
  expect(swatchOf("Color", "Brick")).toBe("#e2563b");
  expect(swatchOf("Size", "Brick")).toBeUndefined();
  expect(swatchOf("Colour", "constructor")).toBeUndefined();
});

test("a link preview has a PNG instead of an SVG", () => {
  expect(previewOf("/art/v1/goods/crate.pine.front.svg")).toBe(
    "/art/v1/goods/crate.pine.front.png",
  );
  expect(previewOf("/art/v1/prints/lisbon.day.oak.svg")).toBe("/art/v1/prints/lisbon.day.oak.png");
  expect(previewOf("/art/v1/posters/lisbon.portrait.day.svg")).toBeUndefined();
  const uploaded = "/files/0199b1f0-5a00-7000-8000-000000000000/1280.webp";
  expect(previewOf(uploaded)).toBe(uploaded);
  expect(previewOf("https://shop.example/a.svg")).toBeUndefined();
  expect(previewOf("https://cdn.shopify.com/a.jpg?v=1")).toBe("https://cdn.shopify.com/a.jpg?v=1");
});
