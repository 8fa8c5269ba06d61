import { data, redirect, Link, useLocation } from "react-router";
import { getShop } from "#contracts/commerce/shop.ts";
import { percentText } from "#format/numbers.ts";
import {
  apiContext,
  reportContext,
  siteContext,
  type PageErrorResponse,
  requirePart,
} from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { shopAsOfContext, shopContext } from "./context.ts";
import type { Route } from "./+types/marketplace-page";
import { AsOf } from "./as-of.tsx";
import { orFallback } from "./shop-errors.ts";
import { cardOf } from "./card.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ProductResults } from "./product-results.tsx";
import { findProducts } from "./find-products.ts";
import styles from "./marketplace-page.module.css";
import { PolicyLinks, policyLinksOf } from "./policy-links.tsx";
import { breadcrumbs, itemList, marketplaceCrumb, jsonLd } from "./structured-data.ts";
import { hasFilters, parseFilters, filtersPath } from "./filters.ts";
import { BadgePercent, Frame, LayoutGrid } from "lucide-react";
import { useSignUpMode } from "../../data/site.ts";
import { logInPath } from "../../data/safe-next.ts";
import type { ReactNode } from "react";
import { artworkPath } from "../../links/shop.ts";
import { ProductPicture, pictureOf, type ShopPicture } from "../pictures/index.ts";
import type { Collection } from "#storefront/index.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePart(context, "shop");
  const { searchParams } = new URL(request.url);
  const filters = parseFilters(searchParams);
  // A form without JavaScript sends empty fields; each list has one URL.
  if ([...searchParams.values()].includes("")) throw redirect(filtersPath(filters));
  const shop = context.get(shopContext);
  const report = context.get(reportContext);
  const site = context.get(siteContext).publicUrl;
  const [collections, types, policies, { memberPercent }, allProducts] = await Promise.all([
    orFallback(shop.collection.fetchAll({ limit: 12 }), [], report),
    orFallback(shop.product.fetchTypes(), [], report),
    orFallback(shop.shop.fetchPolicies(), undefined, report),
    context.get(apiContext)(getShop),
    filters.collection ? undefined : findProducts(shop, filters, undefined),
  ]);
  const chosen = collections.find(({ handle }) => handle === filters.collection);
  if (filters.collection && collections.length > 0 && !chosen) throw noCollection();
  const search = allProducts ?? (await findProducts(shop, filters, chosen?.id));
  if (search.is === "missing") throw noCollection();
  if (search.is === "stale") throw redirect(filtersPath({ ...filters, after: undefined }));
  const shared = {
    site,
    filters,
    memberPercent,
    collections: collectionCards(collections, site),
    types: types.filter((type) => type.trim() !== ""),
    title: chosen?.title ?? "Marketplace",
    about: chosen?.description,
    policyLinks: policyLinksOf(policies),
    asOf: context.get(shopAsOfContext)()?.toISOString(),
  };
  if (search.is === "loaded") {
    const cards = search.products.map((product) => cardOf(product, site));
    return { ...shared, results: { is: "loaded", cards, next: search.next } as const };
  }
  report(search.error);
  return data({ ...shared, results: { is: "failed" } as const }, { status: 503 });
}

function noCollection() {
  const errorResponse: PageErrorResponse = {
    code: "NOT_FOUND",
    message: "This collection doesn't exist.",
  };
  return data(errorResponse, { status: 404 });
}

const defaultDescription =
  "Shop pet carriers, beds, bottles, tags and art prints for people who travel with their pets.";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: "Marketplace", hidden: true });
  const { site, filters, title, about, results } = args.loaderData;
  const { q, collection, after, sort } = filters;
  const canonical = filtersPath({ collection });
  const hidden = hasFilters(filters) || Boolean(after ?? sort) || results.is === "failed";
  const picture = results.is === "loaded" ? results.cards[0]?.picture?.src : undefined;
  const crumbs = [marketplaceCrumb, ...(collection ? [{ name: title, to: canonical }] : [])];
  return [
    ...pageMeta(args, {
      title: [
        ...(q === undefined ? [] : [`“${q}”`]),
        ...(collection ? [title] : []),
        "Marketplace",
        ...(after === undefined ? [] : ["more results"]),
      ].join(", "),
      description: about || defaultDescription,
      canonical,
      hidden,
      image: picture?.endsWith(".svg") ? undefined : picture,
    }),
    ...jsonLd([
      breadcrumbs(args, site, crumbs),
      ...(results.is === "loaded" && results.cards.length > 0
        ? [itemList(site, results.cards)]
        : []),
    ]),
  ];
};

export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  const { filters, memberPercent, collections, types, title, about, policyLinks, asOf, results } =
    loaderData;
  return (
    <>
      {filters.collection && <Crumbs crumbs={[marketplaceCrumb]} current={title} />}
      <section className={`wrap ${styles.page}`}>
        <Heading level="h1" sentence={about || "Gear for the trip, art for the wall."}>
          {title}
        </Heading>
        {memberPercent !== null && <MembersBanner percent={memberPercent} />}
        <AsOf at={asOf} />
        <CollectionLinks collections={collections} chosen={filters.collection} />
        <FilterForm filters={filters} types={types} />
        <ProductResults results={results} filters={filters} />
        <PolicyLinks links={policyLinks} />
      </section>
    </>
  );
}

/** The discount of members, with links for guests to sign up. */
function MembersBanner({ percent }: { percent: number }) {
  const { pathname, search } = useLocation();
  const signUpMode = useSignUpMode();
  const logIn = logInPath(pathname + search);
  return (
    <aside className={styles.banner} aria-label="Member discount">
      <BadgePercent size={20} aria-hidden />
      <p>
        <b>Members get {percentText(percent)} off.</b>{" "}
        <span className="guest-only">
          {signUpMode === "open" ? (
            <>
              <Link to="/signup">Sign up</Link> or <Link to={logIn}>log in</Link>.
            </>
          ) : (
            <>
              <Link to={logIn}>Log in</Link> to get it.
            </>
          )}
        </span>
        <span className="member-only">Applied at checkout.</span>
      </p>
    </aside>
  );
}

type CollectionLinksProps = {
  collections: readonly CollectionCard[];
  /** The handle of the current collection. */
  chosen: string | undefined;
};

/** Links to all products, the artwork and each collection. They scroll in one row on small screens. */
function CollectionLinks({ collections, chosen }: CollectionLinksProps) {
  return (
    <nav aria-label="Collections">
      <ul className={styles.row}>
        <CollectionLink to={filtersPath({})} isCurrent={chosen === undefined} title="All products">
          <span className={styles.all}>
            <LayoutGrid size={24} aria-hidden />
          </span>
        </CollectionLink>
        <CollectionLink to={artworkPath} isCurrent={false} title="Visual Artwork">
          <span className={`${styles.all} ${styles.art}`}>
            <Frame size={24} aria-hidden />
          </span>
        </CollectionLink>
        {collections.map(({ handle, title, picture }) => (
          <CollectionLink
            key={handle}
            to={filtersPath({ collection: handle })}
            isCurrent={chosen === handle}
            title={title}
          >
            <ProductPicture picture={picture} sizes="72px" />
          </CollectionLink>
        ))}
      </ul>
    </nav>
  );
}

type CollectionLinkProps = { to: string; isCurrent: boolean; title: string; children: ReactNode };

const CollectionLink = ({ to, isCurrent, title, children }: CollectionLinkProps) => (
  <li>
    <Link
      className={styles.link}
      to={to}
      prefetch="intent"
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
      // Scrolls the row to the current link without scrolling the page.
      ref={isCurrent ? scrollRowToLink : undefined}
    >
      <span className={styles.picture}>{children}</span>
      {title}
    </Link>
  </li>
);

function scrollRowToLink(link: HTMLElement | null): void {
  const row = link?.closest("ul");
  if (!link || !row) return;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}

type CollectionCard = { handle: string; title: string; picture: ShopPicture | null };

/** The cards of collections. */
const collectionCards = (collections: readonly Collection[], site: string): CollectionCard[] =>
  collections.map(({ handle, title, image }) => ({
    handle,
    title,
    // The title beside it is the text alternative.
    picture: image && { ...pictureOf(image, site), alt: "" },
  }));
