import { useState } from "react";
import { data, redirect } from "react-router";
import { statusOf } from "#contracts/kernel/errors.ts";
import { getCheckout, placeOrder } from "#contracts/commerce/orders.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { cartPath } from "../../links/cart.ts";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { marketplacePath } from "../../links/shop.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/checkout-page";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutGone } from "./checkout-gone.tsx";
import { orderNumberText } from "./order-text.ts";
import { PlacedOrder } from "./placed-order.tsx";
import { orderBodyOf } from "./order-body.ts";

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context.get(apiContext)(getCheckout, { params: { token } });

/** Handles the form without scripts. An invalid form is returned with its values and errors. */
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
  const title =
    checkout.is === "ordered" ? `Your order ${orderNumberText(checkout.order)}` : "Checkout";
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
    sentence="There is nothing to order. What was in it may be sold out."
    action={
      <div className="row">
        <LinkButton look="go" to={marketplacePath}>
          Go to the Marketplace
        </LinkButton>
        <LinkButton to={cartPath}>To the cart</LinkButton>
      </div>
    }
  />
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} gone={<CheckoutGone />} />;
}
