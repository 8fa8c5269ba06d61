import { useState } from "react";
import {
  addVariant,
  changeVariant,
  optionValueMax,
  type OwnProduct,
  type OwnVariant,
  skuMax,
} from "#contracts/commerce/shop-admin.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { call } from "../../data/browser.ts";
import { useOnce } from "../../data/idempotency.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { wholeIn, centsIn, dollarsOf } from "./dollars.ts";
import { useProduct } from "./use-product.ts";
import styles from "./product.module.css";

type VariantFormProps = {
  product: OwnProduct;
  /** The variant to edit; undefined for a new one. */
  variant: OwnVariant | undefined;
  /** Called when values are typed that closing would lose. */
  onTyped: () => void;
  onClose: () => void;
};

/** The fields of a variant. */
export function VariantForm({ product, variant, onTyped, onClose }: VariantFormProps) {
  const { _id: productId, options, images } = product;
  const [values, setValues] = useState(() => valuesOf(options, variant));
  const { cacheProduct, refetchOnConflict } = useProduct(productId);
  const once = useOnce();
  const body = bodyOf(values);
  const fullBody = { ...body, stock: wholeIn(values.stock) ?? 0 };
  const form = useForm({
    check: () => ({
      ...(variant ? fieldErrors(changeVariant.body, body) : fieldErrors(addVariant.body, fullBody)),
      ...typedErrors(values),
    }),
    send: async () => {
      if (variant) {
        cacheProduct(await call(changeVariant, { params: { id: `${variant._id}` }, body }));
      } else {
        const params = { id: `${productId}` };
        cacheProduct(
          await call(addVariant, { params, body: fullBody, key: once.keyFor(fullBody) }),
        );
      }
      onClose();
      toast("Saved.");
    },
    failure: (error) => {
      refetchOnConflict(error);
      return undefined;
    },
  });
  const write = (change: Partial<VariantText>) => {
    onTyped();
    setValues({ ...values, ...change });
  };
  const field = (name: Exclude<keyof VariantText, "values">) => ({
    name,
    value: values[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  return (
    <Form name="variant" handle={form} className="stack">
      {options.map((option, place) => (
        <TextField
          key={option}
          name={place === 0 ? "values" : `values-${place}`}
          label={option}
          value={values.values[place] ?? ""}
          maxLength={optionValueMax}
          autoComplete="off"
          required
          data-first={place === 0 || undefined}
          onChange={({ target }) => write({ values: values.values.with(place, target.value) })}
        />
      ))}
      <div className={styles.pair}>
        <TextField
          {...field("price")}
          data-first={options.length === 0 || undefined}
          label="Price (USD)"
          inputMode="decimal"
          required
        />
        <TextField {...field("compareAt")} label="Compare-at price (USD)" inputMode="decimal" />
      </div>
      <div className={styles.pair}>
        {!variant && <TextField {...field("stock")} label="Stock" inputMode="numeric" />}
        <TextField {...field("sku")} label="SKU" maxLength={skuMax} />
        <TextField {...field("grams")} label="Weight (g)" inputMode="numeric" />
      </div>
      {images.length > 0 && (
        <SelectField {...field("imageId")} label="Photo">
          <option value="">Main photo</option>
          {images.map(({ _id, alt }, place) => (
            <option key={_id} value={_id}>
              {`Photo ${place + 1}${alt ? `: ${alt}` : ""}`}
            </option>
          ))}
        </SelectField>
      )}
      <div className="row">
        <SubmitButton handle={form} busyText="Saving…">
          Save
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** A variant as form values: every field is text. */
type VariantText = {
  values: string[];
  price: string;
  compareAt: string;
  stock: string;
  sku: string;
  grams: string;
  imageId: string;
};

const valuesOf = (options: readonly string[], variant: OwnVariant | undefined): VariantText => ({
  values: options.map((_, place) => variant?.values[place] ?? ""),
  price: dollarsOf(variant?.price ?? null),
  compareAt: dollarsOf(variant?.compareAt ?? null),
  stock: "0",
  sku: variant?.sku ?? "",
  grams: variant?.grams == null ? "" : String(variant.grams),
  imageId: variant?.imageId == null ? "" : String(variant.imageId),
});

/** The fields for the server, except the stock; without an entered price, there is none. */
const bodyOf = ({ values, price, compareAt, sku, grams, imageId }: VariantText) => ({
  values,
  price: centsIn(price) ?? Number.NaN,
  compareAt: centsIn(compareAt),
  sku,
  grams: wholeIn(grams),
  imageId: imageId === "" ? null : Number(imageId),
});

/** The errors of entered amounts. */
function typedErrors({ price, compareAt }: VariantText): FieldErrors {
  const text = "Enter an amount like 19.99.";
  const errors: FieldErrors = {};
  if (centsIn(price) === null) errors["price"] = "Price is required.";
  else if (Number.isNaN(centsIn(price))) errors["price"] = text;
  if (Number.isNaN(centsIn(compareAt))) errors["compareAt"] = text;
  return errors;
}
