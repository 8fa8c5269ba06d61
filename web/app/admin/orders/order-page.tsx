import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getAnyOrder, changeOrder, listAllOrders, type Order } from "#contracts/commerce/orders.ts";
import { useState } from "react";
import { errorCode, isNotFound } from "../../data/errors.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import {
  OrderHead,
  OrderPageSkeleton,
  OrderError,
  OrderView,
  OrderSkeleton,
  orderNumberText,
} from "../../commerce/orders/index.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast.tsx";
import { AdminNav, AdminsOnly, Forbidden } from "../admin-page.tsx";
import type { Route } from "./+types/order-page";

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
  placed: "Not shipped yet.",
  sent: "We emailed the customer that it shipped.",
  cancelled: "The items were restocked, and we emailed the customer.",
};

function AnyOrder({ id }: { id: string }) {
  const found = useQuery(callQuery(getAnyOrder, { params: { id } }));
  const { data: order, error, isFetching } = found;
  // The person is no longer an admin.
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

const placeId = "change-order";

/** Ships or cancels an order, and shows what came of it. */
function useOrderChange(order: Order) {
  const client = useQueryClient();
  const { _id: id, version } = order;
  const name = orderNumberText(order);
  return async (state: "sent" | "cancelled") => {
    try {
      const updated = await call(changeOrder, {
        params: { id },
        body: { state },
        ifVersion: version,
      });
      client.setQueryData(queryKeyOf(getAnyOrder, { params: { id } }), updated);
      toast(state === "sent" ? `Order ${name} marked as shipped.` : `Order ${name} canceled.`);
      // Once the dialog is gone, and with it the button that opened it.
      focusSoon(placeId);
    } catch (error) {
      // Another admin changed it first; the page shows the new state.
      if (errorCode(error) === "CONFLICT") {
        void client.invalidateQueries({ queryKey: queryKeyOf(getAnyOrder) });
      }
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: queryKeyOf(listAllOrders) });
    }
  };
}

/** What an admin can do with an order that has not shipped. */
function ChangeOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState<"sent" | "cancelled">();
  const change = useOrderChange(order);
  const name = orderNumberText(order);
  return (
    <div id={placeId} tabIndex={-1} className="row">
      {order.state === "placed" && (
        <>
          <Button variant="go" onClick={() => setAsking("sent")}>
            Mark as shipped
          </Button>
          <Button variant="danger" onClick={() => setAsking("cancelled")}>
            Cancel order
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking === "sent"}
        title={`Mark order ${name} as shipped?`}
        sentence={`We'll email ${order.email} that it shipped. This can't be undone.`}
        action="Mark as shipped"
        busyText="Saving…"
        cancelLabel="Not yet"
        onConfirm={() => change("sent")}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === "cancelled"}
        title={`Cancel order ${name}?`}
        sentence={`We'll restock the items, refund gift cards and email ${order.email}. This can't be undone.`}
        action="Cancel order"
        busyText="Canceling…"
        onConfirm={() => change("cancelled")}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}
