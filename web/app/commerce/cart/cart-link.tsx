import { ShoppingBag } from "lucide-react";
import { Link } from "react-router";
import { counted } from "#format/plurals.ts";
import { cartPath } from "../../links/shop.ts";
import { useCartCount } from "./cart-count.ts";
import styles from "./cart-link.module.css";

/** The link to the cart with the number of items. */
export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      className={styles.link}
      to={cartPath}
      prefetch="intent"
      aria-label={count ? `Cart, ${counted(count, "item")}` : "Cart"}
    >
      <ShoppingBag aria-hidden />
      {count > 0 && <span>{count > 99 ? "99+" : count}</span>}
    </Link>
  );
}
