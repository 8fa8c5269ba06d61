export { OrderHead } from "./order-head.tsx";
export { OrderList, OrderListSkeleton } from "./order-list.tsx";
export { isMissing, OrderPageSkeleton, OrderError, OrderSkeleton } from "./order-states.tsx";
export { orderNumberText } from "./order-text.ts";
export { OrderView } from "./order-view.tsx";
