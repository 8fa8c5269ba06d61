import { ArrowRight, ExternalLink } from "lucide-react";
import { useState, type MouseEvent } from "react";
import type { Shop } from "#contracts/commerce/shop.ts";
import { mapCartPayload, type Cart } from "#storefront/index.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./checkout-link.module.css";
import { refreshCart } from "./opening.ts";
import { checkoutAddress } from "./reading.ts";
import { cartQueue, openCart } from "./state.ts";

type CheckoutLinkProps = { cart: Cart; kind: Shop["kind"] };

/** The way to the checkout of the shop. It is taken once every change has arrived. */
export function CheckoutLink({ cart, kind }: CheckoutLinkProps) {
  const address = checkoutAddress(mapCartPayload(cart).webUrl);
  const [waiting, setWaiting] = useState(false);
  const [missing, setMissing] = useState(false);

  const go = async (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (address !== undefined && (!isPlain || !openCart()?.wanted.size)) return;
    event.preventDefault();
    setMissing(false);
    setWaiting(true);
    if (address === undefined) await refreshCart();
    while (openCart()?.wanted.size) await cartQueue.idle();
    setWaiting(false);
    const now = openCart();
    const onward = now?.cart ? checkoutAddress(mapCartPayload(now.cart).webUrl) : undefined;
    if (onward === undefined) setMissing(now?.cart !== null);
    else if (!now?.problem) window.location.assign(onward);
  };

  const Sign = kind === "embedded" ? ArrowRight : ExternalLink;
  const onClick = (event: MouseEvent) => void go(event);
  return (
    <div className="stack tight">
      {address === undefined ? (
        <Button look="go" wide busy={waiting} onClick={onClick}>
          Go to checkout
        </Button>
      ) : (
        <a
          className={styles.link}
          href={address}
          onClick={onClick}
          aria-busy={waiting || undefined}
        >
          Go to checkout <Sign size={18} aria-hidden />
        </a>
      )}
      {missing && <Notice>Checkout URL not available. Please try again.</Notice>}
      <p className="meta">
        {kind === "embedded"
          ? "Next: where it goes. Your cart stays here until you order."
          : "You pay at our store partner. Your cart stays here until you do."}
      </p>
    </div>
  );
}
