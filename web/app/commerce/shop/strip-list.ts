import { getShop } from "#contracts/commerce/shop.ts";
import { apiContext, reportContext, siteContext, requirePart } from "../../data/server.ts";
import { shopContext } from "./context.ts";
import type { Route } from "./+types/strip-list";
import { shopErrorOf } from "./shop-errors.ts";
import { cardOf } from "./card.ts";
import { typeQuery } from "./filters.ts";
import { listProducts } from "./list-products.ts";

const uncategorizedMax = 24;
const allMax = 120;

/**
 * The products of the strip on the home page, as JSON: those without a type, or all of them (`?of=all`). The browser
 * requests them when the strip is near the viewport, so that the page itself contains none.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  requirePart(context, "shop");
  const all = new URL(request.url).searchParams.get("of") === "all";
  const site = context.get(siteContext).publicUrl;
  const headers = { "x-robots-tag": "noindex" };
  try {
    // Shopify's search may not find an empty type, so all products of such a shop are read.
    const { kind } = await context.get(apiContext)(getShop);
    const products = await listProducts(context.get(shopContext), {
      query: !all && kind === "embedded" ? typeQuery("") : undefined,
      matches: ({ productType }) => all || productType.trim() === "",
      max: all ? allMax : uncategorizedMax,
    });
    return Response.json(
      products.map((product) => cardOf(product, site)),
      { headers },
    );
  } catch (caught) {
    context.get(reportContext)(shopErrorOf(caught).error);
    return Response.json([], { status: 503, headers });
  }
}
