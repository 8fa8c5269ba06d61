import { ShoppingBag } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { quantityMax } from "#contracts/commerce/shop-names.ts";
import { cartPath } from "../../links/cart.ts";
import { type Added, addToCart, PartMissing, warmCart } from "../cart/index.ts";
import { startAnew } from "../../data/staleness.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice.tsx";
import styles from "./buy-box.module.css";
import { openOption, stockText } from "./choice.ts";
import { OptionGroup } from "./option-group.tsx";
import type { ProductFacts } from "./product-facts.ts";
import { Quantity } from "./quantity.tsx";
import type { Choosing } from "./use-choice.ts";
import { addedToCart, chooseVariant, notAdded } from "./text.ts";

type Buying =
  | { is: "idle" }
  | { is: "choosing"; option: number | undefined }
  | { is: "adding" }
  | { is: "done"; added: Added }
  | { is: "failed"; retry: "again" | "anew" };

type BuyBoxProps = { product: ProductFacts; choosing: Choosing };

const variantGlobalId = (id: string): string => `gid://shopify/ProductVariant/${id}`;

/** The choice of a variant, how many of it, and the way into the cart. */
export function BuyBox({ product, choosing }: BuyBoxProps) {
  const { options, variants } = product;
  const { choice, choose, stateOf } = choosing;
  // Where there is nothing to choose, the one variant is chosen.
  const variant = choosing.variant ?? (options.length === 0 ? variants[0] : undefined);
  const [buying, setBuying] = useState<Buying>({ is: "idle" });
  const [quantity, setQuantity] = useState(1);
  const groups = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wrongId = useId();
  const most = variant?.left ?? quantityMax;
  const isSoldOut = variant ? !variant.available : !variants.some(({ available }) => available);
  const notMade = !variant && options.length > 0 && openOption(choice) === undefined;
  const wrong = buying.is === "choosing" ? buying.option : undefined;

  // On a phone the bar at the bottom would hide it.
  useEffect(() => {
    if (buying.is === "done" || buying.is === "failed")
      said.current?.scrollIntoView({ block: "nearest" });
  }, [buying]);

  const pick = (option: number, value: number) => {
    setBuying({ is: "idle" });
    choose(option, value);
  };

  const add = async () => {
    if (!variant) {
      const option = openOption(choice);
      setBuying({ is: "choosing", option });
      groups.current?.querySelectorAll("fieldset")[option ?? 0]?.querySelector("input")?.focus();
      return;
    }
    setBuying({ is: "adding" });
    const wanted = Math.min(quantity, most);
    setBuying(
      await addToCart({ variantId: variantGlobalId(variant.id), quantity: wanted }).then(
        (added): Buying => ({ is: "done", added }),
        (error: unknown): Buying => ({
          is: "failed",
          retry: error instanceof PartMissing ? "anew" : "again",
        }),
      ),
    );
  };

  const retry = (how: "again" | "anew") => {
    // The address keeps the choice.
    if (how === "anew" && navigator.onLine) return startAnew();
    button.current?.focus({ preventScroll: true });
    void add();
  };

  const stock = variant && stockText(variant);
  return (
    <div className={styles.box} onPointerEnter={warmCart} onFocus={warmCart}>
      {options.length > 0 && (
        <div ref={groups} className={styles.options}>
          {options.map((option, place) => (
            <OptionGroup
              key={option.name}
              option={option}
              chosen={choice[place]}
              stateOf={(value) => stateOf(place, value)}
              onChoose={(value) => pick(place, value)}
              wrong={wrong === place ? wrongId : undefined}
            />
          ))}
        </div>
      )}
      <p className={classes(styles.stock, options.length > 0 && styles.kept)} aria-live="polite">
        {stock && <b className={variant.available ? styles.few : undefined}>{stock}</b>}
        {notMade && "This is not made together. Please choose another one."}
      </p>
      <div className={styles.buy}>
        <Quantity
          value={Math.min(quantity, most)}
          most={most}
          disabled={isSoldOut}
          onChange={setQuantity}
        />
        <Button
          ref={button}
          look="go"
          className={styles.add}
          disabled={isSoldOut}
          busy={buying.is === "adding"}
          busyText="Adding..."
          icon={<ShoppingBag size={20} aria-hidden />}
          onClick={() => void add()}
        >
          {isSoldOut ? "Sold out" : "Add to cart"}
        </Button>
      </div>
      <p className={styles.still}>The cart needs scripts, which this browser does not run.</p>
      <div id={wrongId} ref={said} className={styles.said}>
        {buying.is === "choosing" && <Notice>{chooseVariant}</Notice>}
        {buying.is === "failed" && <Notice onRetry={() => retry(buying.retry)}>{notAdded}</Notice>}
        <div aria-live="polite">{buying.is === "done" && <Said added={buying.added} />}</div>
      </div>
    </div>
  );
}

/** What came of it. */
function Said({ added }: { added: Added }) {
  const toCart = <Link to={cartPath}>View cart</Link>;
  if (added.is === "none") return <Notice actions={toCart}>{`${notAdded} ${added.words}`}</Notice>;
  return (
    <Notice tone={added.is === "added" ? "ready" : "due"} actions={toCart}>
      {addedToCart}
      {added.is === "fewer" && ` ${added.words}`}
    </Notice>
  );
}
