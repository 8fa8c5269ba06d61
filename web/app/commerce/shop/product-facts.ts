import type { Product } from "#storefront/index.ts";
import { descriptionOf } from "../../ui/text.ts";
import { compareAtOf } from "./card.ts";
import { centsOf } from "../../ui/money.ts";
import { idOf } from "../../links/shop.ts";
import { pictureOf, type ShopPicture } from "../pictures/index.ts";
import { readRich, type RichBlock } from "./rich.ts";

/** A variant as narrow as a page with 250 of them can carry it. Money is in cents. */
export type VariantFacts = {
  /** The last part of the global id. */
  id: string;
  title: string;
  sku: string | null;
  /** Of each option, which value: its place in the option's values. */
  at: number[];
  price: number;
  compareAt: number | null;
  available: boolean;
  /** How many there are, where they are few; null where enough are there or nobody says. */
  left: number | null;
  /** The place of its picture among the product's; null where it has none of its own. */
  picture: number | null;
};

export type OptionFacts = { name: string; values: readonly string[] };

export type ProductFacts = {
  id: string;
  title: string;
  vendor: string;
  type: string;
  /** One line of the description. */
  words: string;
  description: RichBlock[];
  pictures: ShopPicture[];
  /** None where there is nothing to choose. */
  options: OptionFacts[];
  variants: VariantFacts[];
};

/** So many are few. */
const few = 5;

/** A product as its page shows it; `stock` is how many there are by whole variant id, where that is known. */
export function factsOf(
  product: Product,
  stock: ReadonlyMap<string, number>,
  site: string,
): ProductFacts {
  const { title, vendor, productType, description, descriptionHtml, images, variants } = product;
  const pictures = images.map((image) => pictureOf(image, site, title));
  const options = product.options.map(({ name, values }) => ({ name, values }));
  const placeOf = new Map(images.map(({ src }, place) => [src, place]));
  return {
    id: idOf(product.id),
    title,
    vendor,
    type: productType,
    words: descriptionOf(description),
    description: readRich(descriptionHtml || description),
    pictures,
    options: isSingle(options) ? [] : options,
    variants: variants.map((variant) => {
      const left = stock.get(variant.id);
      return {
        id: idOf(variant.id),
        title: variant.title,
        sku: variant.sku,
        at: options.map(({ name, values }) =>
          values.indexOf(variant.selectedOptions.find((each) => each.name === name)?.value ?? ""),
        ),
        price: centsOf(variant.price.amount),
        compareAt: compareAtOf(variant),
        available: variant.available,
        left: left !== undefined && left > 0 && left <= few ? left : null,
        picture: placeOf.get(variant.image?.src ?? "") ?? null,
      };
    }),
  };
}

/** A shop gives a product without options one by the name of Title, with the one value "Default Title". */
const isSingle = ([first, ...others]: readonly OptionFacts[]): boolean =>
  first === undefined ||
  (others.length === 0 && first.values.length === 1 && first.values[0] === "Default Title");
