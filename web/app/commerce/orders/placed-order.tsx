import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Order } from "#contracts/commerce/orders.ts";
import { safeNext } from "../../data/safe-next.ts";
import { updateCart, useCartCount } from "../cart/index.ts";
import { siteName } from "../../ui/meta.ts";
import { marketplacePath } from "../../links/shop.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { orderNumberText, stateText } from "./order-text.ts";
import { OrderView } from "./order-view.tsx";
import { orderPath } from "../../links/orders.ts";

type PlacedOrderProps = {
  order: Order;
  /** It was just placed on this page, which then needs a new title. */
  isNew: boolean;
};

/** The checkout after the order was placed, also when its URL is opened later. */
export function PlacedOrder({ order, isNew }: PlacedOrderProps) {
  const [search] = useSearchParams();
  const top = useRef<HTMLElement>(null);
  const title = `Your order ${orderNumberText(order)}`;
  const back = safeNext(search.get("return_to"), marketplacePath);
  useCartUpdate();
  useEffect(() => {
    if (!isNew) return;
    document.title = `${title} · ${siteName}`;
    window.scrollTo(0, 0);
    const heading = top.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isNew, title]);
  return (
    <section className="wrap" ref={top}>
      <Heading level="h1" sentence={`Your order is ${orderNumberText(order)}.`}>
        {order.state === "cancelled" ? "This order was cancelled" : "Thank you"}
      </Heading>
      <div className="stack loose">
        <Notice tone={stateText[order.state].tone === "blocked" ? "info" : "ready"}>
          We wrote to <b>{order.email}</b>. {stateText[order.state].sentence}
        </Notice>
        <OrderView order={order} />
        <div className="row">
          <LinkButton look="go" to={back}>
            {back === marketplacePath ? "Back to the Marketplace" : "Back to where you were"}
          </LinkButton>
          <span className="member-only">
            <LinkButton to={orderPath(order._id)}>Among your orders</LinkButton>
          </span>
        </div>
      </div>
    </section>
  );
}

/** Updates the stored cart of this browser, as the ordered one no longer exists. */
function useCartUpdate(): void {
  const count = useCartCount();
  useEffect(() => {
    if (count > 0) void updateCart();
  }, [count]);
}
