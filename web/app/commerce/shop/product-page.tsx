import { data, useRevalidator, type ShouldRevalidateFunctionArgs } from "react-router";
import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext, reportContext, siteContext, requirePart } from "../../data/server.ts";
import { ErrorPicture } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { shopAsOfContext, shopContext } from "./context.ts";
import type { Route } from "./+types/product-page";
import { AsOf } from "./as-of.tsx";
import { artworkPath, marketplacePath, productPath } from "../../links/shop.ts";
import { previewOf } from "../pictures/index.ts";
import { ProductView } from "./product-view.tsx";
import { breadcrumbs, marketplaceCrumb, productJsonLd, jsonLd } from "./structured-data.ts";
import { productFailed, productMissing, productUnknown } from "./text.ts";
import type { Product, Storefront } from "#storefront/index.ts";
import { orFallback, shopErrorOf } from "./shop-errors.ts";
import { cardOf, type ProductCard } from "./card.ts";
import { factsOf, type ProductFacts } from "./product-facts.ts";

const statuses = { unknown: 404, missing: 404, failed: 503 } as const;
const sentences = { unknown: productUnknown, missing: productMissing, failed: productFailed };

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePart(context, "shop");
  const site = context.get(siteContext).publicUrl;
  const report = context.get(reportContext);
  const loaded = await loadProduct(context.get(shopContext), params.productId, site, report);
  if (loaded.is === "loaded") {
    const { kind, memberPercent } = await context.get(apiContext)(getShop);
    const asOf = context.get(shopAsOfContext)()?.toISOString();
    return { ...loaded, site, memberPercent, freeDelivery: kind === "embedded", asOf };
  }
  if (loaded.is === "failed") report(loaded.error);
  return data({ is: loaded.is }, { status: statuses[loaded.is] });
}

/** The variant in the URL does not change the loaded data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (loaded?.is !== "loaded") {
    return pageMeta(args, { title: loaded ? sentences[loaded.is] : "Product", hidden: true });
  }
  const { site, product, currency } = loaded;
  const picture = product.pictures[0]?.src;
  const crumb = { name: product.title, to: productPath(product.id) };
  return [
    ...pageMeta(args, {
      title: product.title,
      description: product.summary || undefined,
      canonical: crumb.to,
      image: picture && previewOf(picture),
    }),
    ...jsonLd([
      breadcrumbs(args, site, [marketplaceCrumb, crumb]),
      productJsonLd(site, currency, product),
    ]),
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.is === "loaded") {
    // The key resets the choice of a variant for another product.
    return (
      <>
        {loaderData.asOf && (
          <div className="wrap">
            <AsOf at={loaderData.asOf} />
          </div>
        )}
        <ProductView key={loaderData.product.id} {...loaderData} />
      </>
    );
  }
  return loaderData.is === "failed" ? <Failed /> : <NotFound sentence={sentences[loaderData.is]} />;
}

function NotFound({ sentence }: { sentence: string }) {
  return (
    <ErrorPicture place="A field" caption="Not on the shelf">
      <p className="meta">Error 404</p>
      <h1>{sentence}</h1>
      <p className="lede">
        It may have been discontinued. Browse the marketplace for similar products.
      </p>
      <div className="row">
        <LinkButton variant="go" to={marketplacePath}>
          Browse the marketplace
        </LinkButton>
        <LinkButton to={artworkPath}>Visual Artwork</LinkButton>
      </div>
    </ErrorPicture>
  );
}

function Failed() {
  const revalidator = useRevalidator();
  return (
    <ErrorPicture place="Back soon" caption="Back soon">
      <h1>{productFailed}</h1>
      <p className="lede">The shop is temporarily unavailable. Try again in a minute.</p>
      <div className="row">
        <Button
          variant="go"
          busy={revalidator.state === "loading"}
          onClick={() => void revalidator.revalidate()}
        >
          Try again
        </Button>
        <LinkButton to={marketplacePath}>Browse the marketplace</LinkButton>
      </div>
    </ErrorPicture>
  );
}

type ProductPageData = {
  is: "loaded";
  product: ProductFacts;
  recommendations: ProductCard[];
  currency: string;
  /** The title of the shop's refund policy. */
  refundTitle: string | null;
};

/** The result of loading a product. `unknown` is a well-formed ID without a product, `missing` is no ID. */
type LoadedProduct =
  | ProductPageData
  | { is: "unknown" | "missing" }
  | { is: "failed"; error: Error };

const recommendationsMax = 6;
/** The number of IDs in one request. */
const idsMax = 250;

/** The product with the last part of its global ID, with all data of its page. Never rejects. */
async function loadProduct(
  shop: Storefront,
  id: string,
  site: string,
  report: (error: unknown) => void,
): Promise<LoadedProduct> {
  if (!/^\d{1,40}$/.test(id)) return { is: "missing" };
  const globalId = `gid://shopify/Product/${id}`;
  try {
    const product = await shop.product.fetch(globalId);
    if (!product) return { is: "unknown" };
    const [stock, recommended, policies] = await Promise.all([
      orFallback(stockOf(shop, product), new Map<string, number>(), report),
      orFallback(shop.product.fetchRecommendations(globalId), null, report),
      orFallback(shop.shop.fetchPolicies(), undefined, report),
    ]);
    return {
      is: "loaded",
      product: factsOf(product, stock, site),
      recommendations: (recommended ?? [])
        .slice(0, recommendationsMax)
        .map((each) => cardOf(each, site)),
      currency: product.variants[0]?.price.currencyCode ?? "USD",
      refundTitle: policies?.refundPolicy?.title ?? null,
    };
  } catch (caught) {
    const { is, error } = shopErrorOf(caught);
    return is === "rejected" ? { is: "unknown" } : { is: "failed", error };
  }
}

const stockOf = (shop: Storefront, { variants }: Product): Promise<Map<string, number>> =>
  shop.product.fetchStock(
    variants
      .filter(({ available }) => available)
      .map(({ id }) => id)
      .slice(0, idsMax),
  );
