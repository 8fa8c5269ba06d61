import { useEffect, useRef, useState } from "react";
import { createMutex } from "#contracts/kernel/mutex.ts";
import {
  changeStock,
  type OwnProduct,
  type OwnVariant,
  stockMax,
} from "#contracts/commerce/shop-admin.ts";
import { errorMessage } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { useProduct } from "./use-product.ts";

/** Steps within this time are combined into one call. */
const gatherMs = 500;

type StockChange = { by: number } | { stock: number; was: number };

const stockIn = ({ variants }: OwnProduct, id: number): number | undefined =>
  variants.find(({ _id }) => _id === id)?.stock;

/**
 * The stock of a variant including changes that are being sent. They are sent one after the other, so that each is based
 * on the result of the previous one.
 */
export function useStock(productId: number, { _id: id, stock }: OwnVariant) {
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
