import { reportContext, siteContext } from "../../data/server.ts";
import { shopContext } from "./context.ts";
import type { Route } from "./+types/strip-list";
import { errorResponseOf } from "./queries.ts";
import { cardOf } from "./card.ts";
import { listed } from "./listed.ts";

const uncategorizedMax = 24;
const allMax = 120;

/**
 * The products of the strip on the home page, as JSON: those of no type, or all of them (`?of=all`). The browser asks
 * for them when somebody comes near, so that the page itself carries none.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const all = new URL(request.url).searchParams.get("of") === "all";
  const site = context.get(siteContext).publicUrl;
  const headers = { "x-robots-tag": "noindex" };
  try {
    const products = await listed(
      context.get(shopContext),
      ({ productType }) => all || productType.trim() === "",
      all ? allMax : uncategorizedMax,
    );
    return Response.json(
      products.map((product) => cardOf(product, site)),
      { headers },
    );
  } catch (caught) {
    context.get(reportContext)(errorResponseOf(caught).error);
    return Response.json([], { status: 503, headers });
  }
}
