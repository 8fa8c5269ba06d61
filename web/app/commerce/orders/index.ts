export { OrderHead } from "./order-head.tsx";
export { OrderList, OrderListSkeleton } from "./order-list.tsx";
export { OrderError, OrderPageSkeleton, OrderSkeleton } from "./order-head.tsx";
export { orderNumberText } from "./order-text.ts";
export { OrderView } from "./order-view.tsx";
