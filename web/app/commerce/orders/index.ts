export { GrowingOrders, OrdersOutline } from "./growing-orders.tsx";
export { OrderHead } from "./order-head.tsx";
export { OrderOutline, OrderTrouble, OrderWaiting } from "./order-states.tsx";
export { numberWords } from "./order-text.ts";
export { OrderView } from "./order-view.tsx";
