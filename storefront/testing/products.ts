/** What the shop of the tests sells: 45 products in two collections. */

export const money = (amount: string) => ({ amount, currencyCode: "USD" });

const image = (place: number) => ({
  id: `gid://shopify/ProductImage/${place}`,
  url: `https://pictures.example/${place}.webp`,
  altText: null,
  width: 640,
  height: 480,
});

const variant = (product: number, place: number) => ({
  __typename: "ProductVariant",
  id: `gid://shopify/ProductVariant/${product}${String(place).padStart(3, "0")}`,
  title: `Size ${place}`,
  price: money("10.5"),
  weight: 1.5,
  availableForSale: true,
  sku: null,
  compareAtPrice: null,
  image: image(place),
  selectedOptions: [{ name: "Size", value: String(place) }],
  unitPrice: null,
  unitPriceMeasurement: null,
  product: {
    id: `gid://shopify/Product/${product}`,
    handle: `thing-${product}`,
    title: `Thing ${product}`,
  },
});

export type Variant = ReturnType<typeof variant>;

const range = (length: number) => Array.from({ length }, (_, place) => place + 1);

export type Args = { first?: number; after?: string };

/** A list as the shop hands it out. A cursor is the place of its row. */
export function connection<Row>(rows: readonly Row[], { first = 250, after }: Args) {
  const from = after ? Number(atob(after)) : 0;
  const page = rows.slice(from, from + first);
  return {
    pageInfo: { hasNextPage: from + page.length < rows.length, hasPreviousPage: from > 0 },
    edges: page.map((node, place) => ({ cursor: btoa(String(from + place + 1)), node })),
  };
}

function product(number: number) {
  // Number 7 has more of everything than one answer holds.
  const [images, variants] = number === 7 ? [300, 260] : [1, 2];
  const title = `Thing ${number}`;
  return {
    __typename: "Product",
    id: `gid://shopify/Product/${number}`,
    availableForSale: true,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-02T00:00:00Z",
    publishedAt: "2026-01-01T00:00:00Z",
    descriptionHtml: `<p>${title}</p>`,
    description: title,
    handle: `thing-${number}`,
    productType: number % 3 === 0 ? "home decor" : "",
    title,
    vendor: "Wagabond",
    onlineStoreUrl: null,
    options: [{ id: "gid://shopify/ProductOption/1", name: "Size", values: ["1", "2"] }],
    images: (args: Args) => connection(range(images).map(image), args),
    variants: (args: Args) =>
      connection(
        range(variants).map((place) => variant(number, place)),
        args,
      ),
  };
}

export const products = range(45).map(product);

export const variants: Variant[] = range(45).flatMap((number) => [
  variant(number, 1),
  variant(number, 2),
]);

const collection = (number: number, handle: string, held: typeof products) => ({
  __typename: "Collection",
  id: `gid://shopify/Collection/${number}`,
  handle,
  title: handle,
  description: "",
  descriptionHtml: "",
  updatedAt: "2026-01-02T00:00:00Z",
  image: null,
  products: (args: Args) => connection(held, args),
});

export const collections = [
  collection(1, "everything", products),
  collection(2, "few", products.slice(0, 3)),
];

const policy = (title: string) => ({
  id: `gid://shopify/ShopPolicy/${title}`,
  title,
  url: `https://shop.example/${title}`,
  body: title,
});

export const shop = {
  id: "gid://shopify/Shop/1",
  name: "Wagabond",
  description: null,
  moneyFormat: "$ {{amount}}",
  primaryDomain: { host: "shop.example", sslEnabled: true, url: "https://shop.example" },
  paymentSettings: { enabledPresentmentCurrencies: ["USD"] },
  privacyPolicy: policy("privacy"),
  termsOfService: policy("terms"),
  refundPolicy: null,
};
