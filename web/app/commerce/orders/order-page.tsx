import { useQuery } from "@tanstack/react-query";
import { getOrder } from "#contracts/commerce/orders.ts";
import { isNotFound } from "../../data/errors.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { checkOwnId } from "../../data/own-id.ts";
import { callQuery } from "../../data/queries.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/order-page";
import { OrderHead, OrderError, OrderPageSkeleton, OrderSkeleton } from "./order-head.tsx";
import { OrderView } from "./order-view.tsx";
import { ordersPath } from "../../links/shop.ts";

export const loader = ({ params: { id } }: Route.LoaderArgs) => checkOwnId(id, "order");
// The browser requests the order from the API.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your order", hidden: true });

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<OrderPageSkeleton title="Your order" />}>
      {() => <OwnOrder key={params.id} id={params.id} />}
    </MembersOnly>
  );
}

function OwnOrder({ id }: { id: string }) {
  const query = useQuery(callQuery(getOrder, { params: { id } }));
  const { data: order, error, isFetching } = query;
  if (isNotFound(error)) return <ErrorView error={error} />;
  return (
    <section className="wrap" aria-busy={(!order && !error) || undefined}>
      <OrderHead order={order} loadingTitle="Your order" />
      {order ? (
        <OrderView order={order}>
          <div>
            <LinkButton to={ordersPath}>View all orders</LinkButton>
          </div>
        </OrderView>
      ) : error ? (
        <OrderError busy={isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </section>
  );
}
