import { useState } from "react";
import type { AppError, FieldErrors } from "#contracts/errors.ts";
import {
  type Checkout,
  OpenCheckout,
  type OpenCheckout as Open,
  Placing,
  placeOrder,
} from "#contracts/orders.ts";
import * as z from "zod/mini";
import { call } from "../api/browser.ts";
import { priceWords } from "../shop/money.ts";
import { Form, SubmitButton } from "../ui/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { fieldErrors, type Refusal, useForm } from "../ui/use-form.ts";
import styles from "./checkout.module.css";
import { CheckoutFields } from "./checkout-fields.tsx";
import { placingOf } from "./placing.ts";
import { Receipt } from "./receipt.tsx";

/** What came back of a form that was posted without scripts. */
export type Returned = { refusal: Refusal; typed: Record<string, string> };

type CheckoutFormProps = {
  token: string;
  checkout: Open;
  returned: Returned | undefined;
  /** Told of the order, and of a cart that is another one now. */
  onChange: (checkout: Checkout) => void;
};

/** What is about to be ordered, and the form that orders it. */
export function CheckoutForm({ token, checkout, returned, onChange }: CheckoutFormProps) {
  const [said, setSaid] = useState(() => saidOf(returned?.refusal.fields));
  const form = useForm({
    refused: returned?.refusal,
    check: (fields) => fieldErrors(Placing, placingOf(fields)),
    send: async (fields) => {
      setSaid(new Map());
      onChange(await call(placeOrder, { params: { token }, body: placingOf(fields) }));
    },
    words: (refusal) => {
      const current = currentIn(refusal);
      if (!current) return undefined;
      setSaid(saidOf(refusal.fields));
      onChange(current);
      return { title: refusal.message };
    },
  });
  return (
    <div className={styles.sides}>
      <Receipt title="Your order" lines={checkout.lines} of={checkout} said={said} />
      <Form name="checkout" of={form} className="card pad stack loose" autoComplete="on">
        <h2 className={styles.title}>Where it goes</h2>
        <CheckoutFields typed={{ ...checkout.buyer, ...returned?.typed }} />
        <input type="hidden" name="expectedTotal" value={checkout.total} />
        <div className={styles.place}>
          <Notice tone="info">
            No payment is taken: this shop is a demo until a payment provider is set up.
          </Notice>
          <SubmitButton of={form} busyWords="Placing your order…">
            Place order · {priceWords(checkout.total)}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const lineField = "line:";

/** What is said beside lines, by their ids. */
const saidOf = (fields: FieldErrors = {}): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(lineField))
      .map(([name, words]) => [name.slice(lineField.length), words]),
  );

const currentIn = ({ code, current }: AppError): Open | undefined =>
  code === "CONFLICT" ? z.safeParse(OpenCheckout, current).data : undefined;
