import { ShoppingBag, Minus, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { quantityMax } from "#contracts/commerce/shop.ts";
import { cartPath } from "../../links/shop.ts";
import { startAnew } from "../../data/staleness.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { type AddResult, addToCart, CartLoadError, preloadCart } from "../cart/index.ts";
import {
  openOption,
  stockText,
  type ValueState,
  type VariantChoice,
} from "./use-variant-choice.ts";
import type { ProductFacts, OptionFacts } from "./product-facts.ts";
import { addedToCart, chooseVariant, notAdded } from "./text.ts";
import { swatchOf } from "./swatches.ts";
import styles from "./buy-box.module.css";
import quantityStyles from "../../ui/quantity.module.css";

type BuyState =
  | { is: "idle" }
  | { is: "choosing"; option: number | undefined }
  | { is: "adding" }
  | { is: "done"; added: AddResult }
  | { is: "failed"; retry: "again" | "reload" };

type BuyBoxProps = { product: ProductFacts; variantChoice: VariantChoice };

const variantGlobalId = (id: string): string => `gid://shopify/ProductVariant/${id}`;

const addedState = (variantId: string, quantity: number): Promise<BuyState> =>
  addToCart({ variantId: variantGlobalId(variantId), quantity }).then(
    (added) => ({ is: "done", added }),
    (error: unknown) => ({
      is: "failed",
      retry: error instanceof CartLoadError ? "reload" : "again",
    }),
  );

/** The choice of a variant and a quantity, and the button to add it to the cart. */
export function BuyBox({ product, variantChoice }: BuyBoxProps) {
  const { options, variants } = product;
  const { choice, choose, stateOf } = variantChoice;
  // Without options the only variant is chosen.
  const variant = variantChoice.variant ?? (options.length === 0 ? variants[0] : undefined);
  const [state, setState] = useState<BuyState>({ is: "idle" });
  const [quantity, setQuantity] = useState(1);
  const groups = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const max = variant?.left ?? quantityMax;
  const isSoldOut = variant ? !variant.available : !variants.some(({ available }) => available);
  const isUnavailable = !variant && options.length > 0 && openOption(choice) === undefined;
  const invalidOption = state.is === "choosing" ? state.option : undefined;

  // On a phone the bottom bar would cover the message.
  useEffect(() => {
    if (state.is === "done" || state.is === "failed")
      message.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  const pick = (option: number, value: number) => {
    setState({ is: "idle" });
    choose(option, value);
  };

  const add = async () => {
    if (!variant) {
      const option = openOption(choice);
      setState({ is: "choosing", option });
      groups.current?.querySelectorAll("fieldset")[option ?? 0]?.querySelector("input")?.focus();
      return;
    }
    setState({ is: "adding" });
    const requested = Math.min(quantity, max);
    setState(await addedState(variant.id, requested));
  };

  const retry = (how: "again" | "reload") => {
    // The URL keeps the choice.
    if (how === "reload" && navigator.onLine) return startAnew();
    button.current?.focus({ preventScroll: true });
    void add();
  };

  return (
    <div className={styles.box} onPointerEnter={preloadCart} onFocus={preloadCart}>
      {options.length > 0 && (
        <div ref={groups} className={styles.options}>
          {options.map((option, index) => (
            <OptionGroup
              key={option.name}
              option={option}
              chosen={choice[index]}
              stateOf={(value) => stateOf(index, value)}
              onChoose={(value) => pick(index, value)}
              errorId={invalidOption === index ? errorId : undefined}
            />
          ))}
        </div>
      )}
      <Stock variant={variant} isUnavailable={isUnavailable} isReserved={options.length > 0} />
      <div className={styles.buy}>
        <Quantity
          value={Math.min(quantity, max)}
          max={max}
          disabled={isSoldOut}
          onChange={setQuantity}
        />
        <Button
          ref={button}
          variant="go"
          className={styles.add}
          disabled={isSoldOut}
          busy={state.is === "adding"}
          busyText="Adding…"
          icon={<ShoppingBag size={20} aria-hidden />}
          onClick={() => void add()}
        >
          {isSoldOut ? "Sold out" : "Add to cart"}
        </Button>
      </div>
      <p className={styles.noScript}>
        Turn on JavaScript in your browser to add items to your cart.
      </p>
      <div id={errorId} ref={message} className={styles.message}>
        {state.is === "choosing" && <Notice>{chooseVariant}</Notice>}
        {state.is === "failed" && <Notice onRetry={() => retry(state.retry)}>{notAdded}</Notice>}
        <div aria-live="polite">{state.is === "done" && <AddedMessage added={state.added} />}</div>
      </div>
    </div>
  );
}

type StockProps = {
  variant: ProductFacts["variants"][number] | undefined;
  /** No variant has the chosen options. */
  isUnavailable: boolean;
  /** The line keeps its height without a text. */
  isReserved: boolean;
};

function Stock({ variant, isUnavailable, isReserved }: StockProps) {
  const stock = variant && stockText(variant);
  return (
    <p className={classes(styles.stock, isReserved && styles.reserved)} aria-live="polite">
      {stock && <b className={variant.available ? styles.few : undefined}>{stock}</b>}
      {isUnavailable && "This combination isn't available. Choose another option."}
    </p>
  );
}

/** The result of adding to the cart. */
function AddedMessage({ added }: { added: AddResult }) {
  const toCart = <Link to={cartPath}>View cart</Link>;
  if (added.is === "none")
    return <Notice actions={toCart}>{`${notAdded} ${added.message}`}</Notice>;
  return (
    <Notice tone={added.is === "added" ? "ready" : "due"} actions={toCart}>
      {addedToCart}
      {added.is === "fewer" && ` ${added.message}`}
    </Notice>
  );
}

type OptionGroupProps = {
  option: OptionFacts;
  chosen: number | undefined;
  stateOf: (value: number) => ValueState;
  onChoose: (value: number) => void;
  /** The ID of the error message, if there is one. */
  errorId: string | undefined;
};

const stateText = {
  available: "",
  soldOut: " (sold out)",
  missing: " (not available with your other choices)",
};

/** The values of one option. Sold-out and unavailable values are marked and can be selected. */
function OptionGroup({ option, chosen, stateOf, onChoose, errorId }: OptionGroupProps) {
  const { name, values } = option;
  return (
    <fieldset
      className={classes(styles.group, errorId !== undefined && styles.invalid)}
      aria-describedby={errorId}
    >
      <legend>
        {name}
        {chosen !== undefined && <span className={styles.chosen}>: {values[chosen]}</span>}
      </legend>
      <div className={styles.values}>
        {values.map((value, index) => {
          const state = stateOf(index);
          const color = swatchOf(name, value);
          return (
            <label
              key={value}
              className={classes(styles.value, color && styles.swatch, styles[state])}
            >
              <input
                type="radio"
                name={`option-${name}`}
                value={value}
                checked={chosen === index}
                onChange={() => onChoose(index)}
              />
              {color && <span className={styles.color} style={{ background: color }} />}
              <span className={styles.name}>
                {value}
                <span className="sr">{stateText[state]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type QuantityProps = {
  value: number;
  max: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
};

/** A quantity with buttons and a field; always an integer from 1 to `max`. */
function Quantity({ value, max, disabled, onChange }: QuantityProps) {
  // The input may not be a number while it is being typed.
  const [typed, setTyped] = useState<string>();
  const commit = (quantity: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(1, quantity), max));
  };
  return (
    <fieldset className={quantityStyles.quantity} aria-label="Quantity" disabled={disabled}>
      <button
        type="button"
        aria-label="Decrease quantity"
        aria-disabled={value <= 1}
        onClick={() => commit(value - 1)}
      >
        <Minus size={16} aria-hidden />
      </button>
      <input
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label="Quantity"
        autoComplete="off"
        maxLength={3}
        value={typed ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          const number = Number(target.value);
          setTyped(target.value);
          if (Number.isSafeInteger(number) && number >= 1 && number <= max) onChange(number);
        }}
        onBlur={({ target }) => commit(Math.floor(Number(target.value)) || 1)}
      />
      <button
        type="button"
        aria-label="Increase quantity"
        aria-disabled={value >= max}
        onClick={() => commit(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </button>
    </fieldset>
  );
}
