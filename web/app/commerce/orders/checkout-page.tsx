import { useState, useEffect, useRef } from "react";
import { data, redirect, useSearchParams } from "react-router";
import { statusOf } from "#contracts/kernel/errors.ts";
import { getCheckout, placeOrder, checkoutGone, type Order } from "#contracts/commerce/orders.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { ErrorView, ErrorPicture } from "../../ui/error-view.tsx";
import { useIsOff, useSite, useSiteName } from "../../data/site.ts";
import { pageMeta } from "../../ui/meta.ts";
import { marketplacePath, cartPath, orderPath } from "../../links/shop.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { safeNext } from "#contracts/kernel/safe-next.ts";
import { Notice } from "../../ui/notice.tsx";
import { updateCart, useCartCount } from "../cart/index.ts";
import type { Route } from "./+types/checkout-page";
import { CheckoutForm, orderBodyOf } from "./checkout-form.tsx";
import { orderNumberText, stateSentence, stateText } from "./order-text.ts";
import { OrderView } from "./order-view.tsx";

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context.get(apiContext)(getCheckout, { params: { token } });

/** Handles the form without JavaScript. An invalid form is returned with its values and errors. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const form = await request.formData();
  const call = context.get(apiContext);
  // A missing checkout is reported before errors in the form.
  await call(getCheckout, { params: { token } });
  try {
    await call(placeOrder, { params: { token }, body: orderBodyOf(form) });
  } catch (thrown) {
    const errorResponse = errorResponseIn(thrown);
    if (!errorResponse || errorResponse.code === "NOT_FOUND" || errorResponse.code === "GONE")
      throw thrown;
    const { code, message, fields = {} } = errorResponse;
    const values = Object.fromEntries(
      Array.from(form).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    const title = code === "VALIDATION" ? undefined : message;
    return data({ errorResponse: { title, message, fields }, values }, { status: statusOf[code] });
  }
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}

export const meta: Route.MetaFunction = (args) => {
  const checkout = args.loaderData;
  // The error page sets its own title.
  if (!checkout) return [{ name: "robots", content: "noindex" }];
  const title = checkout.is === "ordered" ? `Order ${orderNumberText(checkout.order)}` : "Checkout";
  return pageMeta(args, { title, hidden: true });
};

export default function CheckoutPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const [checkout, setCheckout] = useState(loaderData);
  if (checkout.is === "ordered") {
    return <PlacedOrder order={checkout.order} isNew={loaderData.is === "open"} />;
  }
  return (
    <section className="wrap">
      <Heading level="h1">Checkout</Heading>
      {checkout.lines.length > 0 ? (
        <CheckoutForm
          token={params.token}
          checkout={checkout}
          postResult={actionData}
          onChange={setCheckout}
        />
      ) : (
        <EmptyCart />
      )}
    </section>
  );
}

const EmptyCart = () => (
  <EmptyState
    drawing="cart"
    title="Your Cart is Empty"
    sentence="There's nothing to check out. Your items may have sold out."
    action={
      <div className="row">
        <LinkButton variant="go" to={marketplacePath}>
          Browse the marketplace
        </LinkButton>
        <LinkButton to={cartPath}>View cart</LinkButton>
      </div>
    }
  />
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} gone={<CheckoutGone />} />;
}

/** The page of an expired checkout. */
const CheckoutGone = () => (
  <ErrorPicture place="Back soon" caption="Expired">
    <title>{`This checkout has expired · ${useSiteName()}`}</title>
    <h1>This checkout has expired</h1>
    <p className="lede">{checkoutGone} Start a new cart to check out.</p>
    <div className="row">
      <LinkButton variant="go" to={marketplacePath}>
        Browse the marketplace
      </LinkButton>
      <LinkButton to={cartPath}>View cart</LinkButton>
    </div>
  </ErrorPicture>
);

type PlacedOrderProps = {
  order: Order;
  /** It was just placed on this page, which then needs a new title. */
  isNew: boolean;
};

/** The checkout after the order was placed, also when its URL is opened later. */
function PlacedOrder({ order, isNew }: PlacedOrderProps) {
  const [search] = useSearchParams();
  const top = useRef<HTMLElement>(null);
  const title = `Order ${orderNumberText(order)}`;
  const shopPath = useIsOff("shop") ? undefined : marketplacePath;
  const back = safeNext(search.get("return_to"), shopPath ?? "/");
  useCartUpdate();
  const siteName = useSiteName();
  const ships = useSite()?.shopShips === true;
  useEffect(() => {
    if (!isNew) return;
    document.title = `${title} · ${siteName}`;
    window.scrollTo(0, 0);
    const heading = top.current?.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isNew, title, siteName]);
  return (
    <section className="wrap" ref={top}>
      <Heading level="h1" sentence={`Your order number is ${orderNumberText(order)}.`}>
        {order.state === "cancelled" ? "This order was canceled" : "Thank you"}
      </Heading>
      <div className="stack loose">
        <Notice tone={stateText[order.state].tone === "blocked" ? "info" : "ready"}>
          Confirmation sent to <b>{order.email}</b>, unless you placed several orders this hour.{" "}
          {stateSentence(order.state, ships)}
        </Notice>
        <OrderView order={order} />
        <p className="meta">This is a demo shop. No payment was taken.</p>
        <div className="row">
          <LinkButton variant="go" to={back}>
            {back === shopPath
              ? "Continue shopping"
              : back === "/"
                ? "Home"
                : "Back to previous page"}
          </LinkButton>
          <span className="member-only">
            <LinkButton to={orderPath(order._id)}>View order</LinkButton>
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
