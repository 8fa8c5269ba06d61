import { Pencil, Trash2, Minus, Plus } from "lucide-react";
import {
  type OwnProduct,
  type OwnVariant,
  stockMax,
  changeStock,
} from "#contracts/commerce/shop-admin.ts";
import { useState, useEffect, useRef } from "react";
import { createMutex } from "#contracts/kernel/mutex.ts";
import { priceText } from "../../ui/money.ts";
import { ProductPicture } from "../../commerce/pictures/index.ts";
import { IconButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { wholeIn } from "./dollars.ts";
import { variantName } from "./text.ts";
import { useProduct } from "./use-product.ts";
import styles from "./products.module.css";
import quantity from "../../ui/quantity.module.css";

type VariantLineProps = {
  product: OwnProduct;
  variant: OwnVariant;
  onChange: () => void;
  onDelete: () => void;
};

/** A variant in the list of a product. */
export function VariantLine({ product, variant, onChange, onDelete }: VariantLineProps) {
  const { price, compareAt, sku, grams, imageId } = variant;
  const name = variantName(variant);
  const image = product.images.find(({ _id }) => _id === imageId) ?? product.images[0];
  const facts = [sku, grams === null ? null : `${grams} g`].filter(Boolean).join(" · ");
  return (
    <li className={styles.variant}>
      <span className={styles.face}>
        <ProductPicture
          picture={image ? { src: image.url, alt: "", width: null, height: null } : null}
          sizes="56px"
        />
      </span>
      <div className={styles.productText}>
        <b>{name}</b>
        {facts && <p className="meta">{facts}</p>}
      </div>
      <p className={`num ${styles.productPrice}`}>
        {priceText(price)}
        {compareAt !== null && (
          <>
            {" "}
            <s className="meta">
              <span className="sr">was </span>
              {priceText(compareAt)}
            </s>
          </>
        )}
      </p>
      <StockStepper productId={product._id} variant={variant} name={name} />
      <div className={styles.ways}>
        <IconButton label={`Edit ${name}`} onClick={onChange}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

type StockStepperProps = { productId: number; variant: OwnVariant; name: string };

/** The stock of a variant, changed by buttons or typed. Steps are relative, so that orders placed meanwhile count. */
function StockStepper({ productId, variant, name }: StockStepperProps) {
  const { visibleStock, trouble, step, set } = useStock(productId, variant);
  // The input may not be a number while it is being typed.
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    const requested = wholeIn(typed ?? "");
    if (requested !== null && requested <= stockMax) set(requested);
    setTyped(undefined);
  };
  return (
    <>
      <fieldset className={quantity.quantity} aria-label={`Stock for ${name}`}>
        <button
          type="button"
          aria-label={`Decrease stock for ${name}`}
          disabled={visibleStock <= 0}
          onClick={() => step(-1)}
        >
          <Minus size={16} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          aria-label={`Stock for ${name}`}
          autoComplete="off"
          maxLength={7}
          value={typed ?? String(visibleStock)}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            if (key === "Enter") finish();
            if (key === "Escape") setTyped(undefined);
          }}
          onBlur={finish}
        />
        <button
          type="button"
          aria-label={`Increase stock for ${name}`}
          disabled={visibleStock >= stockMax}
          onClick={() => step(1)}
        >
          <Plus size={16} aria-hidden />
        </button>
      </fieldset>
      {trouble && (
        <div className={styles.trouble}>
          <Notice>{trouble}</Notice>
        </div>
      )}
    </>
  );
}

/** Steps within this time are combined into one call. */
const gatherMs = 500;

type StockChange = { by: number } | { stock: number; was: number };

const stockIn = ({ variants }: OwnProduct, id: number): number | undefined =>
  variants.find(({ _id }) => _id === id)?.stock;

/**
 * The stock of a variant including changes that are being sent. They are sent one after the other, so that each is based
 * on the result of the previous one.
 */
function useStock(productId: number, { _id: id, stock }: OwnVariant) {
  const { cacheProduct, refetchOnConflict } = useProduct(productId);
  // `loaded` is the last prop, `base` the last response of the server.
  const [state, setState] = useState({ loaded: stock, base: stock, pending: 0 });
  const [trouble, setTrouble] = useState<string>();
  const steps = useRef({ by: 0, timer: 0 });
  const [queue] = useState(createMutex);
  if (state.loaded !== stock) setState({ ...state, loaded: stock, base: stock });
  const visibleStock = state.base + state.pending;

  const add = (by: number) =>
    setState((previous) => ({ ...previous, pending: previous.pending + by }));

  const send = async (body: StockChange, by: number) => {
    try {
      const product = await call(changeStock, { params: { id: `${id}` }, body });
      const base = stockIn(product, id);
      setState((before) => ({
        ...before,
        base: base ?? before.base,
        pending: before.pending - by,
      }));
      cacheProduct(product);
    } catch (error) {
      add(-by);
      refetchOnConflict(error);
      setTrouble(errorMessage(error, "Stock couldn't be updated. Try again."));
    }
  };

  const sendInTurn = (body: StockChange, by: number) =>
    void queue.run(undefined, () => send(body, by));

  const sendSteps = () => {
    const { by, timer } = steps.current;
    window.clearTimeout(timer);
    steps.current.by = 0;
    if (by !== 0) sendInTurn({ by }, by);
  };

  const latest = useRef(sendSteps);
  useEffect(() => {
    latest.current = sendSteps;
  });
  // Steps are sent also when the page is left.
  useEffect(() => () => latest.current(), []);

  return {
    visibleStock,
    trouble,
    step(by: number) {
      setTrouble(undefined);
      add(by);
      steps.current.by += by;
      window.clearTimeout(steps.current.timer);
      steps.current.timer = window.setTimeout(() => latest.current(), gatherMs);
    },
    /** Sets the stock; the server rejects it if the visible stock is out of date. */
    set(requested: number) {
      if (requested === visibleStock || requested > stockMax) return;
      setTrouble(undefined);
      sendSteps();
      add(requested - visibleStock);
      sendInTurn({ stock: requested, was: visibleStock }, requested - visibleStock);
    },
  };
}
