import type { ReactNode } from "react";
import type { CheckoutLine, OpenCheckout, OrderLine } from "#contracts/commerce/orders.ts";
import { useIsOff } from "../../data/site.ts";
import { priceText } from "../../ui/money.ts";
import { itemsText } from "./order-text.ts";
import shared from "../../ui/receipt.module.css";
import styles from "./orders.module.css";
import { Link } from "react-router";
import { productPath } from "../../links/shop.ts";
import { ProductPicture } from "../pictures/index.ts";

type Sums = Pick<OpenCheckout, "subtotal" | "discounts" | "giftCards" | "total">;

type Lines = readonly (CheckoutLine | OrderLine)[];
type Errors = ReadonlyMap<string, string>;

type ReceiptProps = {
  lines: Lines;
  sums: Sums;
  /** Errors by line ID. */
  lineErrors?: Errors;
  /** Folds the contents. */
  renderFold?: (contents: ReactNode) => ReactNode;
};

const minus = (cents: number): string => `\u2212${priceText(cents)}`;

const unfolded = (contents: ReactNode): ReactNode => contents;

/** The lines of a purchase with their sums. */
export function Receipt({ lines, sums, lineErrors, renderFold = unfolded }: ReceiptProps) {
  return (
    <aside className={`${shared.shadow} ${styles.summary}`} aria-labelledby="receipt">
      <div className={`stack ${shared.receipt}`}>
        <h2 id="receipt">Order summary</h2>
        {renderFold(
          <>
            <ul className={styles.lines}>
              {lines.map((line, index) => (
                <ReceiptLine
                  key={"_id" in line ? line._id : index}
                  line={line}
                  message={messageOf(line, lineErrors)}
                />
              ))}
            </ul>
            <dl className={`num ${shared.sums} ${styles.sums}`}>
              <Sum label={countText(lines)} value={priceText(sums.subtotal)} />
              {sums.discounts.map((each) => (
                <Sum key={each.title} label={each.title} value={minus(each.amount)} off />
              ))}
              {sums.giftCards.map(({ lastCharacters, amount }, index) => (
                <Sum
                  key={`${lastCharacters} ${index}`}
                  label={`Gift card ending in ${lastCharacters}`}
                  value={minus(amount)}
                  off
                />
              ))}
              <Sum label="Shipping" value="Free" />
              <Sum label="Total" value={priceText(sums.total)} total />
            </dl>
          </>,
        )}
      </div>
    </aside>
  );
}

/** How many items the lines are. */
export const countText = (lines: Lines): string =>
  itemsText(lines.reduce((sum, { quantity }) => sum + quantity, 0));

type SumProps = { label: string; value: string; off?: boolean; total?: boolean };

function Sum({ label, value, off, total }: SumProps) {
  return (
    <div className={total ? shared.total : off ? shared.off : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type ReceiptLineProps = {
  line: CheckoutLine | OrderLine;
  message: string | undefined;
};

/** One line of a purchase. The line of an order links to its product, if it still has a page. */
function ReceiptLine({ line, message }: ReceiptLineProps) {
  const { title, variantTitle, image, quantity, unitPrice } = line;
  const id = "_id" in line ? line._id : undefined;
  const picture = image === null ? null : { src: image, alt: "", width: null, height: null };
  const hasShop = !useIsOff("shop");
  const productId = hasShop && "productId" in line ? line.productId : null;
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

/** What the buyer has to know of a line that isn't ordered yet. */
export const messageOf = (line: CheckoutLine | OrderLine, errors?: Errors): string | undefined =>
  "_id" in line ? (errors?.get(line._id) ?? stockText(line)) : undefined;

function stockText(line: CheckoutLine | OrderLine): string | undefined {
  if (!("left" in line) || line.left === null) return undefined;
  return line.left === 0 ? "Sold out." : `Only ${line.left} left.`;
}
