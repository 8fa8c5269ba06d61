import { data } from "react-router";
import {
  reportContext,
  siteContext,
  type PageErrorResponse,
  requirePart,
} from "../../data/server.ts";
import { pageMeta, siteNameOf } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { shopContext } from "./context.ts";
import type { Route } from "./+types/policy-page";
import { shopErrorOf } from "./shop-errors.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import styles from "./marketplace-page.module.css";
import { policyKinds, policyPath, type PolicyKind } from "../../links/shop.ts";
import { PolicyLinks, policyLinksOf } from "./policy-links.tsx";
import { parseRichText } from "../../ui/parse-rich-text.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { breadcrumbs, marketplaceCrumb, jsonLd } from "./structured-data.ts";

const isKind = (kind: string): kind is PolicyKind => Object.hasOwn(policyKinds, kind);

export async function loader({ context, params: { kind } }: Route.LoaderArgs) {
  requirePart(context, "shop");
  if (!isKind(kind)) throw missing();
  const policies = await context
    .get(shopContext)
    .shop.fetchPolicies()
    .catch((caught: unknown) => {
      context.get(reportContext)(shopErrorOf(caught).error);
      const errorResponse: PageErrorResponse = {
        code: "UNAVAILABLE",
        message: "The shop is temporarily unavailable. Try again in a minute.",
      };
      throw data(errorResponse, { status: 503 });
    });
  const policy = policies[policyKinds[kind]];
  if (!policy) throw missing();
  const { title, body } = policy;
  const others = policyLinksOf(policies).filter((link) => link.kind !== kind);
  return {
    kind,
    title,
    others,
    blocks: parseRichText(body),
    site: context.get(siteContext).publicUrl,
  };
}

function missing() {
  const errorResponse: PageErrorResponse = {
    code: "NOT_FOUND",
    message: "This policy doesn't exist.",
  };
  return data(errorResponse, { status: 404 });
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: "Marketplace", hidden: true });
  const { kind, title, site } = args.loaderData;
  return [
    ...pageMeta(args, { title, description: `${title} for the ${siteNameOf(args)} marketplace.` }),
    ...jsonLd([breadcrumbs(args, site, [marketplaceCrumb, { name: title, to: policyPath(kind) }])]),
  ];
};

/** A policy of the shop: privacy, terms or refunds. */
export default function PolicyPage({
  loaderData: { title, blocks, others },
}: Route.ComponentProps) {
  return (
    <>
      <Crumbs crumbs={[marketplaceCrumb]} current={title} />
      <section className={`wrap ${styles.page}`}>
        <Heading level="h1">{title}</Heading>
        <RichText blocks={blocks} headings="h2" />
        <PolicyLinks links={others} />
      </section>
    </>
  );
}
