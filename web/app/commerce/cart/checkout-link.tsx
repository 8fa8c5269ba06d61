import { ArrowRight, ExternalLink } from "lucide-react";
import { useState, type MouseEvent } from "react";
import type { Shop } from "#contracts/commerce/shop.ts";
import { mapCartPayload, type Cart } from "#storefront/index.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./checkout-link.module.css";
import { refreshCart } from "./refresh-cart.ts";
import { checkoutUrl } from "./cart-model.ts";
import { cartQueue, openCart } from "./cart-state.ts";

type CheckoutLinkProps = { cart: Cart; kind: Shop["kind"] };

/** The link to the checkout of the shop. A click waits until all changes are sent. */
export function CheckoutLink({ cart, kind }: CheckoutLinkProps) {
  const url = checkoutUrl(mapCartPayload(cart).webUrl);
  const [waiting, setWaiting] = useState(false);
  const [missing, setMissing] = useState(false);

  const go = async (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (url !== undefined && (!isPlain || !openCart()?.pendingQuantities.size)) return;
    event.preventDefault();
    setMissing(false);
    setWaiting(true);
    if (url === undefined) await refreshCart();
    while (openCart()?.pendingQuantities.size) await cartQueue.idle();
    setWaiting(false);
    const open = openCart();
    const target = open?.cart ? checkoutUrl(mapCartPayload(open.cart).webUrl) : undefined;
    if (target === undefined) setMissing(open?.cart !== null);
    else if (!open?.problem) window.location.assign(target);
  };

  const Icon = kind === "embedded" ? ArrowRight : ExternalLink;
  const onClick = (event: MouseEvent) => void go(event);
  return (
    <div className="stack tight">
      {url === undefined ? (
        <Button variant="go" wide busy={waiting} onClick={onClick}>
          Go to checkout
        </Button>
      ) : (
        <a className={styles.link} href={url} onClick={onClick} aria-busy={waiting || undefined}>
          Go to checkout <Icon size={18} aria-hidden />
        </a>
      )}
      {missing && <Notice>Checkout URL not available. Please try again.</Notice>}
      <p className="meta">
        {kind === "embedded"
          ? "Next: shipping address. Your cart is saved until you order."
          : "You'll pay on our partner's site. Your cart is saved until then."}
      </p>
    </div>
  );
}
