import { useState } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import {
  type Checkout,
  OpenCheckout,
  type OpenCheckout as Open,
  Placing,
  placeOrder,
} from "#contracts/commerce/orders.ts";
import { call } from "../../data/browser.ts";
import { priceText } from "../../ui/money.ts";
import { conflictOf } from "../../forms/conflict.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { fieldErrors, type ErrorResponse, useForm } from "../../forms/use-form.ts";
import styles from "./checkout.module.css";
import { CheckoutFields } from "./checkout-fields.tsx";
import { placingOf } from "./placing.ts";
import { Receipt } from "./receipt.tsx";

/** What came back of a form that was posted without scripts. */
export type Returned = { errorResponse: ErrorResponse; typed: Record<string, string> };

type CheckoutFormProps = {
  token: string;
  checkout: Open;
  returned: Returned | undefined;
  /** Told of the order, and of a cart that is another one now. */
  onChange: (checkout: Checkout) => void;
};

/** What is about to be ordered, and the form that orders it. */
export function CheckoutForm({ token, checkout, returned, onChange }: CheckoutFormProps) {
  const [said, setSaid] = useState(() => saidOf(returned?.errorResponse.fields));
  const form = useForm({
    rejected: returned?.errorResponse,
    check: (fields) => fieldErrors(Placing, placingOf(fields)),
    send: async (fields) => {
      setSaid(new Map());
      onChange(await call(placeOrder, { params: { token }, body: placingOf(fields) }));
    },
    failure: (errorResponse) => {
      const current = conflictOf(errorResponse, OpenCheckout);
      if (!current) return undefined;
      setSaid(saidOf(errorResponse.fields));
      onChange(current);
      return { title: errorResponse.message };
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
          <SubmitButton of={form} busyText="Placing your order…">
            Place order · {priceText(checkout.total)}
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
