import { useEffect, useRef, useState, type ReactNode } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import {
  type Checkout,
  OpenCheckout,
  type OpenCheckout as Open,
  OrderBody,
  placeOrder,
} from "#contracts/commerce/orders.ts";
import { needsPostalCode, shippingCountries } from "#contracts/commerce/shipping-countries.ts";
import { regionLabel } from "#contracts/commerce/shipping-regions.ts";
import { regionOf } from "#format/readers.ts";
import type { InputOf } from "#contracts/kernel/endpoint.ts";
import { call } from "../../data/browser.ts";
import { priceText } from "../../ui/money.ts";
import { conflictOf } from "../../forms/conflict.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { fieldErrors, type ErrorResponse, useForm, textOf } from "../../forms/use-form.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { countText, messageOf, Receipt } from "./receipt.tsx";
import styles from "./orders.module.css";

/** The response to a form that was posted without JavaScript. */
export type PostResult = { errorResponse: ErrorResponse; values: Record<string, string> };

type CheckoutFormProps = {
  token: string;
  checkout: Open;
  postResult: PostResult | undefined;
  /** Called with the placed order, or with a cart that changed meanwhile. */
  onChange: (checkout: Checkout) => void;
};

/** The form that places the order, around its lines, which are looked at before the button. */
export function CheckoutForm({ token, checkout, postResult, onChange }: CheckoutFormProps) {
  const [lineErrors, setLineErrors] = useState(() =>
    lineErrorsOf(postResult?.errorResponse.fields),
  );
  const form = useForm({
    rejected: postResult?.errorResponse,
    check: (fields) => fieldErrors(OrderBody, orderBodyOf(fields)),
    send: async (fields) => {
      setLineErrors(new Map());
      onChange(await call(placeOrder, { params: { token }, body: orderBodyOf(fields) }));
    },
    failure: (errorResponse) => {
      const current = conflictOf(errorResponse, OpenCheckout);
      if (!current) return undefined;
      setLineErrors(lineErrorsOf(errorResponse.fields));
      onChange(current);
      return { title: errorResponse.message };
    },
  });
  return (
    <Form name="checkout" handle={form} className={styles.checkout} autoComplete="on">
      <div className="card pad stack loose">
        <h2 className={styles.checkoutTitle}>Shipping address</h2>
        <CheckoutFields values={{ ...checkout.buyer, ...postResult?.values }} />
        <input type="hidden" name="expectedTotal" value={checkout.total} />
      </div>
      <Receipt
        lines={checkout.lines}
        sums={checkout}
        lineErrors={lineErrors}
        renderFold={(contents) => (
          <Fold checkout={checkout} lineErrors={lineErrors}>
            {contents}
          </Fold>
        )}
      />
      <div className={styles.submit}>
        <Notice tone="info">This is a demo shop. You won't be charged.</Notice>
        <SubmitButton handle={form} busyText="Placing order…">
          Place order · {priceText(checkout.total)}
        </SubmitButton>
      </div>
    </Form>
  );
}

type FoldProps = {
  checkout: Open;
  lineErrors: ReadonlyMap<string, string>;
  children: ReactNode;
};

/** One line, which opens. Open on wide screens, where it stands beside the form, and where a line needs attention. */
function Fold({ checkout: { lines, total }, lineErrors, children }: FoldProps) {
  const isNarrow = useMedia("(max-width: 959px)");
  const [isOpen, setOpen] = useState(false);
  const isUrgent = lines.some((line) => messageOf(line, lineErrors) !== undefined);
  return (
    <details
      open={!isNarrow || isOpen || isUrgent}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="num">
        {countText(lines)} · {priceText(total)}
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

const lineField = "line:";

/** The errors of lines, by line ID. */
const lineErrorsOf = (fields: FieldErrors = {}): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(lineField))
      .map(([name, message]) => [name.slice(lineField.length), message]),
  );

const optional = (label: string) => `${label} (optional)`;

/** The fields for the buyer and the delivery address, with their initial values. */
function CheckoutFields({ values }: { values: OpenCheckout["buyer"] }) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email"
        hint="We'll use it only for updates on this order."
        autoComplete="email"
        defaultValue={values.email}
        required
      />
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={values.firstName}
          required
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={values.lastName}
          required
        />
      </div>
      <TextField
        name="address1"
        label="Address"
        autoComplete="address-line1"
        defaultValue={values.address1}
        required
      />
      <TextField
        name="address2"
        label={optional("Apartment, suite, etc.")}
        autoComplete="address-line2"
        defaultValue={values.address2}
      />
      <RegionFields values={values} />
      <TextField
        name="phone"
        type="tel"
        label={optional("Phone")}
        hint="In case there's a problem with your delivery."
        autoComplete="tel"
        defaultValue={values.phone}
      />
      <TextArea name="note" label={optional("Order note")} rows={3} defaultValue={values.note} />
    </>
  );
}

/** City, region, postal code and the country, which decides whether the region and the code are needed. */
function RegionFields({ values }: { values: OpenCheckout["buyer"] }) {
  const [country, setCountry] = useState(values.country);
  const select = useRef<HTMLSelectElement>(null);
  // Most orders go to the country of the browser. HTML from the server is the same for everyone.
  useEffect(() => {
    const region = regionOf(navigator.language);
    if (!region || select.current?.value !== "") return;
    select.current.value = region;
    setCountry(select.current.value);
  }, []);
  const isZipRequired = country === "" || needsPostalCode(country);
  const region = regionLabel(country);
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="city"
          label="City"
          autoComplete="address-level2"
          defaultValue={values.city}
          required
        />
        <TextField
          name="province"
          label={region ?? optional("State or province")}
          autoComplete="address-level1"
          defaultValue={values.province}
          required={region !== undefined}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="zip"
          label={isZipRequired ? "ZIP or postal code" : optional("ZIP or postal code")}
          autoComplete="postal-code"
          defaultValue={values.zip}
          required={isZipRequired}
        />
        <SelectField
          ref={select}
          name="country"
          label="Country"
          autoComplete="country"
          defaultValue={values.country}
          onChange={(event) => setCountry(event.target.value)}
          required
        >
          <option value="">Select a country</option>
          {shippingCountries.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

type Body = InputOf<typeof placeOrder>["body"];

/** The request body for a checkout form. A missing field is blank. */
export function orderBodyOf(form: FormData): Body {
  const expected = textOf(form, "expectedTotal").trim();
  return {
    email: textOf(form, "email"),
    firstName: textOf(form, "firstName"),
    lastName: textOf(form, "lastName"),
    address1: textOf(form, "address1"),
    address2: textOf(form, "address2"),
    city: textOf(form, "city"),
    country: textOf(form, "country"),
    province: textOf(form, "province"),
    zip: textOf(form, "zip"),
    phone: textOf(form, "phone"),
    note: textOf(form, "note"),
    ...(expected === "" ? {} : { expectedTotal: Number(expected) }),
  };
}
