import { data, redirect } from "react-router";
import { getShop } from "#contracts/commerce/shop.ts";
import {
  apiContext,
  reportContext,
  siteContext,
  type PageErrorResponse,
} from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { shopAsOfContext, shopContext } from "./context.ts";
import type { Route } from "./+types/marketplace-page";
import { AsOf } from "./as-of.tsx";
import { or } from "./queries.ts";
import { cardOf } from "./card.ts";
import { collectionCards } from "./collection-card.ts";
import { CollectionLinks } from "./collection-links.tsx";
import { Crumbs } from "./crumbs.tsx";
import { FilterForm } from "./filter-form.tsx";
import { Found } from "./found.tsx";
import { seekGoods } from "./product-data.ts";
import styles from "./marketplace-page.module.css";
import { MembersBanner } from "./members-banner.tsx";
import { PolicyLinks, policyLinksOf } from "./policy-links.tsx";
import { breadcrumbs, itemList, marketplaceCrumb, told } from "./structured.ts";
import { isNarrowed, wantedIn, wantedPath } from "./filters.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wanted = wantedIn(search);
  // A form sends what is left empty too; one address is enough for one list.
  if ([...search.values()].includes("")) throw redirect(wantedPath(wanted));
  const shop = context.get(shopContext);
  const report = context.get(reportContext);
  const site = context.get(siteContext).publicUrl;
  const [collections, types, policies, { memberPercent }, everywhere] = await Promise.all([
    or(shop.collection.fetchAll({ limit: 12 }), [], report),
    or(shop.product.fetchTypes(), [], report),
    or(shop.shop.fetchPolicies(), undefined, report),
    context.get(apiContext)(getShop),
    wanted.collection ? undefined : seekGoods(shop, wanted, undefined),
  ]);
  const chosen = collections.find(({ handle }) => handle === wanted.collection);
  if (wanted.collection && collections.length > 0 && !chosen) throw noCollection();
  const sought = everywhere ?? (await seekGoods(shop, wanted, chosen?.id));
  if (sought.is === "missing") throw noCollection();
  if (sought.is === "stale") throw redirect(wantedPath({ ...wanted, after: undefined }));
  const around = {
    site,
    wanted,
    memberPercent,
    collections: collectionCards(collections, site),
    types: types.filter((type) => type.trim() !== ""),
    title: chosen?.title ?? "Marketplace",
    about: chosen?.description,
    rules: policyLinksOf(policies),
    asOf: context.get(shopAsOfContext)()?.toISOString(),
  };
  if (sought.is === "here") {
    const cards = sought.products.map((product) => cardOf(product, site));
    return { ...around, found: { is: "here", cards, next: sought.next } as const };
  }
  report(sought.error);
  return data({ ...around, found: { is: "failed" } as const }, { status: 503 });
}

function noCollection() {
  const errorResponse: PageErrorResponse = {
    code: "NOT_FOUND",
    message: "There is no such collection.",
  };
  return data(errorResponse, { status: 404 });
}

const ownText =
  "Carriers, beds, bottles, tags and prints for people who travel with their pets, each with its price and what is left of it.";

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: "Marketplace", hidden: true });
  const { site, wanted, title, about, found } = args.loaderData;
  const { q, collection, after, sort } = wanted;
  const canonical = wantedPath({ collection });
  const hidden = isNarrowed(wanted) || Boolean(after ?? sort) || found.is === "failed";
  const picture = found.is === "here" ? found.cards[0]?.picture?.src : undefined;
  const way = [marketplaceCrumb, ...(collection ? [{ name: title, to: canonical }] : [])];
  return [
    ...pageMeta(args, {
      title: [
        ...(q === undefined ? [] : [`“${q}”`]),
        ...(collection ? [title] : []),
        "Marketplace",
        ...(after === undefined ? [] : ["further on"]),
      ].join(", "),
      description: about || ownText,
      canonical,
      hidden,
      image: picture?.endsWith(".svg") ? undefined : picture,
    }),
    ...told([
      breadcrumbs(site, way),
      ...(found.is === "here" && found.cards.length > 0 ? [itemList(site, found.cards)] : []),
    ]),
  ];
};

export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  const { wanted, memberPercent, collections, types, title, about, rules, asOf, found } =
    loaderData;
  return (
    <>
      {wanted.collection && <Crumbs way={[marketplaceCrumb]} here={title} />}
      <section className={`wrap ${styles.page}`}>
        <Heading
          level="h1"
          sentence={about || "Things that have been on the road, and pictures of where it went."}
        >
          {title}
        </Heading>
        {memberPercent !== null && <MembersBanner percent={memberPercent} />}
        <AsOf at={asOf} />
        <CollectionLinks collections={collections} chosen={wanted.collection} />
        <FilterForm wanted={wanted} types={types} />
        <Found found={found} wanted={wanted} />
        <PolicyLinks links={rules} />
      </section>
    </>
  );
}
