import { Link } from "react-router";
import type { CheckoutLine, OrderLine } from "#contracts/commerce/orders.ts";
import { priceText } from "../../ui/money.ts";
import { productPath } from "../../links/shop.ts";
import { ProductPicture } from "../pictures/index.ts";
import styles from "./receipt.module.css";

type ReceiptLineProps = {
  line: CheckoutLine | OrderLine;
  /** Errors by line ID. */
  errors?: ReadonlyMap<string, string> | undefined;
};

/** One line of a purchase. The line of an order links to its product, if it still exists. */
export function ReceiptLine({ line, errors }: ReceiptLineProps) {
  const { title, variantTitle, image, quantity, unitPrice } = line;
  const id = "_id" in line ? line._id : undefined;
  const message = id === undefined ? undefined : (errors?.get(id) ?? stockText(line));
  const picture = image === null ? null : { src: image, alt: "", width: null, height: null };
  const productId = "productId" in line ? line.productId : null;
  return (
    <li
      className={styles.line}
      id={id && `checkout-line:${id}`}
      tabIndex={message ? -1 : undefined}
    >
      <span className={styles.picture}>
        <ProductPicture picture={picture} sizes="64px" />
      </span>
      <div className={styles.text}>
        {productId === null ? (
          <b className={styles.title}>{title}</b>
        ) : (
          <Link className={styles.title} to={productPath(`${productId}`)}>
            {title}
          </Link>
        )}
        {variantTitle && <p className="meta">{variantTitle}</p>}
        <p className="meta num">
          {quantity} × {priceText(unitPrice)}
        </p>
      </div>
      <b className={`num ${styles.price}`}>{priceText(unitPrice * quantity)}</b>
      {message && <p className={styles.message}>{message}</p>}
    </li>
  );
}

function stockText(line: CheckoutLine | OrderLine): string | undefined {
  if (!("left" in line) || line.left === null) return undefined;
  return line.left === 0 ? "Sold out meanwhile." : `Only ${line.left} left.`;
}
