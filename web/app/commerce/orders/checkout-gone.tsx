import { checkoutGone } from "#contracts/commerce/orders.ts";
import { cartPath } from "../../links/cart.ts";
import { ErrorPicture } from "../../ui/error-view.tsx";
import { marketplacePath } from "../../links/shop.ts";
import { LinkButton } from "../../ui/button.tsx";

/** The page of an expired checkout. */
export const CheckoutGone = () => (
  <ErrorPicture place="Back soon" caption="Closed">
    <title>This checkout is over · Wagabond</title>
    <h1>This checkout is over</h1>
    <p className="lede">{checkoutGone} Put together a new one, it is quickly done.</p>
    <div className="row">
      <LinkButton look="go" to={marketplacePath}>
        Go to the Marketplace
      </LinkButton>
      <LinkButton to={cartPath}>To your cart</LinkButton>
    </div>
  </ErrorPicture>
);
