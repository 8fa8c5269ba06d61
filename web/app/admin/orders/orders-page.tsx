import { listAllOrders, orderStates, type OrderState } from "#contracts/commerce/orders.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OrderList, OrderListSkeleton } from "../../commerce/orders/index.ts";
import { adminOrderPath } from "../../links/admin.ts";
import { AdminPage, Forbidden } from "../admin-page.tsx";
import { StateLinks, useListState } from "../state-links.tsx";
import type { Route } from "./+types/orders-page";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Orders", hidden: true });

export default function AdminOrdersPage() {
  return (
    <AdminPage
      title="Orders"
      sentence="Ship orders and notify customers."
      outline={<OrderListSkeleton />}
    >
      <OrdersByState />
    </AdminPage>
  );
}

const labels: Record<OrderState, string> = {
  placed: "To ship",
  sent: "Shipped",
  cancelled: "Canceled",
};

const empty: Record<OrderState, string> = {
  placed: "No orders to ship",
  sent: "No shipped orders yet",
  cancelled: "No canceled orders",
};

function OrdersByState() {
  const state = useListState(orderStates);
  return (
    <>
      <StateLinks
        label="Orders"
        states={orderStates}
        current={state}
        labelOf={(each) => labels[each]}
      />
      <OrderList
        key={state}
        queryKey={queryKeyOf(listAllOrders, { query: { state } })}
        fetchPage={(before, signal) => call(listAllOrders, { query: { state, before }, signal })}
        pathOf={adminOrderPath}
        label={labels[state]}
        empty={<EmptyState drawing="cart" title={empty[state]} />}
        forbidden={<Forbidden />}
        forAdmins
      />
    </>
  );
}
