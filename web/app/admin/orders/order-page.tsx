import { useQuery } from "@tanstack/react-query";
import { getAnyOrder } from "#contracts/commerce/orders.ts";
import { errorCode, isNotFound } from "../../data/errors.ts";
import { AdminNav } from "../admin-nav.tsx";
import { MembersOnly } from "../../data/guard.tsx";
import { callQuery } from "../../data/queries.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { AdminsOnly, Forbidden } from "../admins-only.tsx";
import type { Route } from "./+types/order-page";
import { ChangeOrder } from "./change-order.tsx";
import {
  OrderHead,
  OrderPageSkeleton,
  OrderError,
  OrderView,
  OrderSkeleton,
} from "../../commerce/orders/index.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Order", hidden: true });

const outline = <OrderPageSkeleton title="Order" />;

export default function AdminOrderPage({ params }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={outline}>
      {({ userId }) => (
        <AdminsOnly outline={outline}>
          <AnyOrder key={`${userId} ${params.id}`} id={params.id} />
        </AdminsOnly>
      )}
    </MembersOnly>
  );
}

const sentences = {
  placed: "It waits to be sent.",
  sent: "The buyer was told that it is on its way.",
  cancelled: "Its goods are back in stock, and the buyer was told.",
};

function AnyOrder({ id }: { id: string }) {
  const found = useQuery(callQuery(getAnyOrder, { params: { id } }));
  const { data: order, error, isFetching } = found;
  // Somebody took it back meanwhile.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (isNotFound(error)) return <ErrorView error={error} />;
  return (
    <section className="wrap" aria-busy={(!order && !error) || undefined}>
      <OrderHead order={order} loadingTitle="Order" sentence={order && sentences[order.state]} />
      {order ? (
        <>
          <AdminNav />
          <OrderView order={order}>
            <ChangeOrder order={order} />
          </OrderView>
        </>
      ) : error ? (
        <OrderError busy={isFetching} onRetry={() => void found.refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </section>
  );
}
