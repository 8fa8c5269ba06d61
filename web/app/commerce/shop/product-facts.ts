import type { Product } from "#storefront/index.ts";
import { descriptionOf } from "../../ui/text.ts";
import { compareAtOf } from "./card.ts";
import { isCarrier, sizesIn, type CarrierSize } from "../../travel/carrier-fit/index.ts";
import { centsOf } from "../../ui/money.ts";
import { idOf } from "../../links/shop.ts";
import { pictureOf, type ShopPicture } from "../pictures/index.ts";
import { parseRichText, type RichBlock } from "../../ui/parse-rich-text.ts";

/** A variant with as little data as possible, as a page may have 250. Prices are in cents. */
export type VariantFacts = {
  /** The last part of the global ID. */
  id: string;
  title: string;
  sku: string | null;
  /** The index of the value of each option. The short name keeps the page small. */
  at: number[];
  price: number;
  compareAt: number | null;
  available: boolean;
  /** The stock if it is low; null if it is not low or unknown. */
  left: number | null;
  /** The index of its picture; null if it has none of its own. */
  picture: number | null;
};

export type OptionFacts = { name: string; values: readonly string[] };

export type ProductFacts = {
  id: string;
  title: string;
  vendor: string;
  type: string;
  /** One line of the description. */
  summary: string;
  description: RichBlock[];
  /** The outer sizes of a carrier that its description states. */
  sizes: CarrierSize[];
  pictures: ShopPicture[];
  /** Empty if there is nothing to choose. */
  options: OptionFacts[];
  variants: VariantFacts[];
};

/** The highest stock that counts as low. */
const lowStockMax = 5;

/** A product for its page; `stock` is the known stock by global variant ID. */
export function factsOf(
  product: Product,
  stock: ReadonlyMap<string, number>,
  site: string,
): ProductFacts {
  const { title, vendor, productType, description, descriptionHtml, images, variants } = product;
  const pictures = images.map((image) => pictureOf(image, site, title));
  const options = product.options.map(({ name, values }) => ({ name, values }));
  const blocks = parseRichText(descriptionHtml || description);
  const indexOf = new Map(images.map(({ src }, index) => [src, index]));
  return {
    id: idOf(product.id),
    title,
    vendor,
    type: productType,
    summary: descriptionOf(description),
    description: blocks,
    sizes: isCarrier({ type: productType, title }) ? sizesIn(blocks.flatMap(linesOf)) : [],
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
        left: left !== undefined && left > 0 && left <= lowStockMax ? left : null,
        picture: indexOf.get(variant.image?.src ?? "") ?? null,
      };
    }),
  };
}

const linesOf = (block: RichBlock): string[] =>
  ("items" in block ? block.items : [block.runs]).map((runs) =>
    runs.map(({ text }) => text).join(""),
  );

/** The Storefront API gives a product without options the option "Title" with the value "Default Title". */
const isSingle = ([first, ...others]: readonly OptionFacts[]): boolean =>
  first === undefined ||
  (others.length === 0 && first.values.length === 1 && first.values[0] === "Default Title");
