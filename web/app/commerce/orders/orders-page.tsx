import { listOrders } from "#contracts/commerce/orders.ts";
import { call } from "../../data/browser.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { queryKeyOf } from "../../data/queries.tsx";
import { useIsOff } from "../../data/site.ts";
import { pageMeta } from "../../ui/meta.ts";
import { marketplacePath, orderPath } from "../../links/shop.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/orders-page";
import { OrderList, OrderListSkeleton } from "./order-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your orders", hidden: true });

export default function OrdersPage() {
  return (
    <section className="wrap">
      <Heading level="h1" sentence="Orders you placed while logged in.">
        Your orders
      </Heading>
      <MembersOnly fallback={<OrderListSkeleton />}>
        {() => (
          <OrderList
            queryKey={queryKeyOf(listOrders)}
            fetchPage={(before, signal) => call(listOrders, { query: { before }, signal })}
            pathOf={orderPath}
            label="Your orders"
            empty={<NoOrders />}
          />
        )}
      </MembersOnly>
    </section>
  );
}

function NoOrders() {
  const hasShop = !useIsOff("shop");
  return (
    <EmptyState
      drawing="cart"
      title="No orders yet"
      sentence="Orders you place while logged in appear here."
      action={
        hasShop && (
          <LinkButton variant="go" to={marketplacePath}>
            Browse the marketplace
          </LinkButton>
        )
      }
    />
  );
}
