import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { Await, data, useRevalidator } from "react-router";
import { reportContext, siteContext, requirePart } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile } from "../../ui/skeleton.tsx";
import { shopAsOfContext, shopContext } from "./context.ts";
import type { Route } from "./+types/artwork-page";
import { AsOf } from "./as-of.tsx";
import { shopErrorOf } from "./shop-errors.ts";
import { firstVariantCard, type ProductCard } from "./card.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { typeQuery } from "./filters.ts";
import { listProducts } from "./list-products.ts";
import styles from "./marketplace-page.module.css";
import { artworkPath, marketplacePath } from "../../links/shop.ts";
import { ProductGrid, SkeletonGrid } from "./product-grid.tsx";
import { breadcrumbs, itemList, marketplaceCrumb, jsonLd } from "./structured-data.ts";
import { artworkFailed, noArtwork } from "./text.ts";

/** The product type of artwork. */
const artType = "home decor";
const skeletonCount = 6;

type Artwork = { is: "loaded"; cards: ProductCard[]; asOf: string | undefined } | { is: "failed" };

export async function loader({ context }: Route.LoaderArgs) {
  requirePart(context, "shop");
  const site = context.get(siteContext).publicUrl;
  const isArt = ({ productType }: { productType: string }) =>
    productType.trim().toLowerCase() === artType;
  try {
    const art = await listProducts(context.get(shopContext), {
      query: typeQuery(artType),
      matches: isArt,
    });
    const cards = art.map((product) => firstVariantCard(product, site));
    const asOf = context.get(shopAsOfContext)()?.toISOString();
    return { site, artwork: { is: "loaded", cards, asOf } as const };
  } catch (caught) {
    context.get(reportContext)(shopErrorOf(caught).error);
    return data({ site, artwork: { is: "failed" } as const }, { status: 503 });
  }
}

/** In the browser the page opens at once, with a skeleton of the pictures. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({
  site: "",
  artwork: serverLoader().then(({ artwork }) => artwork),
});

export const meta: Route.MetaFunction = (args) => {
  const { site, artwork } = args.loaderData;
  const cards = "is" in artwork && artwork.is === "loaded" ? artwork.cards : [];
  return [
    ...pageMeta(args, {
      title: "Visual Artwork",
      description: "Art prints of places that people visit with their pets.",
      hidden: "is" in artwork && artwork.is === "failed",
    }),
    ...(site
      ? jsonLd([
          breadcrumbs(args, site, [marketplaceCrumb, { name: "Visual Artwork", to: artworkPath }]),
          ...(cards.length > 0 ? [itemList(site, cards)] : []),
        ])
      : []),
  ];
};

export default function ArtworkPage({ loaderData: { artwork } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs crumbs={[marketplaceCrumb]} current="Visual Artwork" />
      <section className={`wrap ${styles.page}`}>
        <Heading
          level="h1"
          sentence="Art prints of places that people visit with their pets."
          action={
            <LinkButton to={marketplacePath} icon={<ArrowLeft size={20} aria-hidden />}>
              Back to Marketplace
            </LinkButton>
          }
        >
          Visual Artwork
        </Heading>
        <Suspense fallback={<Loading />}>
          <Await resolve={artwork} errorElement={<Failed />}>
            {(loaded) => <ArtworkGrid artwork={loaded} />}
          </Await>
        </Suspense>
      </section>
    </>
  );
}

const Loading = () => (
  <div aria-busy>
    <AfterAWhile>
      <SkeletonGrid count={skeletonCount} tall />
    </AfterAWhile>
  </div>
);

function ArtworkGrid({ artwork }: { artwork: Artwork }) {
  if (artwork.is === "failed") return <Failed />;
  if (artwork.cards.length > 0) {
    return (
      <>
        <AsOf at={artwork.asOf} />
        <ProductGrid cards={artwork.cards} level="h2" tall />
      </>
    );
  }
  return (
    <EmptyState
      drawing="photo"
      title={noArtwork}
      sentence="Check back soon, or browse our other products."
      action={<LinkButton to={marketplacePath}>Browse the marketplace</LinkButton>}
    />
  );
}

function Failed() {
  const revalidator = useRevalidator();
  return (
    <Notice onRetry={() => void revalidator.revalidate()} busy={revalidator.state === "loading"}>
      {artworkFailed}
    </Notice>
  );
}
