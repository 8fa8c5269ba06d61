import { useQuery } from "@tanstack/react-query";
import { getOrder } from "#contracts/orders.ts";
import { MembersOnly } from "../api/guard.tsx";
import { callQuery } from "../api/queries.tsx";
import { ErrorView } from "../errors/error-view.tsx";
import { pageMeta } from "../layout/meta.ts";
import { LinkButton } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import type { Route } from "./+types/order-page";
import { OrderHead } from "./order-head.tsx";
import { OrderOutline, OrderTrouble, isMissing } from "./order-states.tsx";
import { OrderView } from "./order-view.tsx";
import { ordersPath } from "./paths.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your order", hidden: true });

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<OrderOutline title="Your order" />}>
      {() => <OwnOrder key={params.id} id={params.id} />}
    </MembersOnly>
  );
}

function OwnOrder({ id }: { id: string }) {
  const found = useQuery(callQuery(getOrder, { params: { id } }));
  const { data: order, error, isFetching } = found;
  if (isMissing(error)) return <ErrorView error={error} />;
  if (!order) {
    if (!error) return <OrderOutline title="Your order" />;
    return (
      <section className="wrap">
        <Heading level="h1">Your order</Heading>
        <OrderTrouble busy={isFetching} onRetry={() => void found.refetch()} />
      </section>
    );
  }
  return (
    <section className="wrap">
      <OrderHead order={order} />
      <OrderView order={order}>
        <div>
          <LinkButton to={ordersPath}>All your orders</LinkButton>
        </div>
      </OrderView>
    </section>
  );
}
