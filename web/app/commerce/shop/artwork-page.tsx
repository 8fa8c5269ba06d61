import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { Await, data, useRevalidator } from "react-router";
import { reportContext, siteContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile } from "../../ui/skeleton.tsx";
import { shopAsOfContext, shopContext } from "./context.ts";
import type { Route } from "./+types/artwork-page";
import { AsOf } from "./as-of.tsx";
import { errorResponseOf } from "./queries.ts";
import { firstVariantCard, type ProductCard } from "./card.ts";
import { Crumbs } from "./crumbs.tsx";
import { listed } from "./listed.ts";
import styles from "./marketplace-page.module.css";
import { artworkPath, marketplacePath } from "../../links/shop.ts";
import { ProductGrid, WaitingGrid } from "./product-grid.tsx";
import { breadcrumbs, itemList, marketplaceCrumb, told } from "./structured.ts";
import { artworkFailed, noArtwork } from "./text.ts";

/** What is drawn hangs under this type. */
const artType = "home decor";
const artMax = 96;
const waitingCount = 6;

type Hung = { is: "here"; cards: ProductCard[]; asOf: string | undefined } | { is: "failed" };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext).publicUrl;
  const isArt = ({ productType }: { productType: string }) =>
    productType.trim().toLowerCase() === artType;
  try {
    const art = await listed(context.get(shopContext), isArt, artMax);
    const cards = art.map((product) => firstVariantCard(product, site));
    const asOf = context.get(shopAsOfContext)()?.toISOString();
    return { site, hung: { is: "here", cards, asOf } as const };
  } catch (caught) {
    context.get(reportContext)(errorResponseOf(caught).error);
    return data({ site, hung: { is: "failed" } as const }, { status: 503 });
  }
}

/** In the browser the page opens at once, and says that the pictures are on their way. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({
  site: "",
  hung: serverLoader().then(({ hung }) => hung),
});

export const meta: Route.MetaFunction = (args) => {
  const { site, hung } = args.loaderData;
  const cards = "is" in hung && hung.is === "here" ? hung.cards : [];
  return [
    ...pageMeta(args, {
      title: "Visual Artwork",
      description:
        "Prints of the places where people and their pets have been, for the wall at home.",
      hidden: "is" in hung && hung.is === "failed",
    }),
    ...(site
      ? told([
          breadcrumbs(site, [marketplaceCrumb, { name: "Visual Artwork", to: artworkPath }]),
          ...(cards.length > 0 ? [itemList(site, cards)] : []),
        ])
      : []),
  ];
};

export default function ArtworkPage({ loaderData: { hung } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs way={[marketplaceCrumb]} here="Visual Artwork" />
      <section className={`wrap ${styles.page}`}>
        <Heading
          level="h1"
          sentence="The places where people and their pets have been, for the wall at home."
          action={
            <LinkButton to={marketplacePath} icon={<ArrowLeft size={20} aria-hidden />}>
              Back to Marketplace
            </LinkButton>
          }
        >
          Visual Artwork
        </Heading>
        <Suspense fallback={<Waiting />}>
          <Await resolve={hung} errorElement={<Failed />}>
            {(what) => <Wall of={what} />}
          </Await>
        </Suspense>
      </section>
    </>
  );
}

const Waiting = () => (
  <div aria-busy>
    <AfterAWhile>
      <WaitingGrid count={waitingCount} hung />
    </AfterAWhile>
  </div>
);

function Wall({ of }: { of: Hung }) {
  if (of.is === "failed") return <Failed />;
  if (of.cards.length > 0) {
    return (
      <>
        <AsOf at={of.asOf} />
        <ProductGrid cards={of.cards} level="h2" hung />
      </>
    );
  }
  return (
    <EmptyState
      drawing="photo"
      title={noArtwork}
      sentence="The walls are bare for now."
      action={<LinkButton to={marketplacePath}>See the marketplace</LinkButton>}
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
