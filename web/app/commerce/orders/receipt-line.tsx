import { Link } from "react-router";
import type { CheckoutLine, OrderLine } from "#contracts/commerce/orders.ts";
import { priceText } from "../../ui/money.ts";
import { productPath } from "../../links/shop.ts";
import { ProductPicture } from "../pictures/index.ts";
import styles from "./receipt.module.css";

type ReceiptLineProps = {
  of: CheckoutLine | OrderLine;
  said?: ReadonlyMap<string, string> | undefined;
};

/** One line of what is bought. What is ordered leads to its product, as long as there is one. */
export function ReceiptLine({ of: line, said }: ReceiptLineProps) {
  const { title, variantTitle, image, quantity, unitPrice } = line;
  const id = "_id" in line ? line._id : undefined;
  const words = id === undefined ? undefined : (said?.get(id) ?? shortText(line));
  const picture = image === null ? null : { src: image, alt: "", width: null, height: null };
  const productId = "productId" in line ? line.productId : null;
  return (
    <li className={styles.line} id={id && `checkout-line:${id}`} tabIndex={words ? -1 : undefined}>
      <span className={styles.picture}>
        <ProductPicture of={picture} sizes="64px" />
      </span>
      <div className={styles.words}>
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
      {words && <p className={styles.said}>{words}</p>}
    </li>
  );
}

function shortText(line: CheckoutLine | OrderLine): string | undefined {
  if (!("left" in line) || line.left === null) return undefined;
  return line.left === 0 ? "Sold out meanwhile." : `Only ${line.left} left.`;
}
