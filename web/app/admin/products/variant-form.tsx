import { useState } from "react";
import {
  addVariant,
  changeVariant,
  optionValueMax,
  type OwnProduct,
  type OwnVariant,
  skuMax,
} from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { useOnce } from "../../data/idempotency.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { wholeIn } from "./dollars.ts";
import styles from "./product.module.css";
import { useProduct } from "./use-product.ts";
import { bodyOf, typedErrors, type VariantText, wordsOf } from "./variant-text.ts";

type VariantFormProps = {
  product: OwnProduct;
  /** The one to change; without it there will be another one. */
  variant: OwnVariant | undefined;
  /** Told as soon as something would be lost. */
  onTyped: () => void;
  onClose: () => void;
};

/** What a variant costs, and what tells it apart. */
export function VariantForm({ product, variant, onTyped, onClose }: VariantFormProps) {
  const { _id: productId, options, images } = product;
  const [words, setWords] = useState(() => wordsOf(options, variant));
  const { keep, lookAgain } = useProduct(productId);
  const once = useOnce();
  const body = bodyOf(words);
  const whole = { ...body, stock: wholeIn(words.stock) ?? 0 };
  const form = useForm({
    check: () => ({
      ...(variant ? fieldErrors(changeVariant.body, body) : fieldErrors(addVariant.body, whole)),
      ...typedErrors(words),
    }),
    send: async () => {
      if (variant) {
        keep(await call(changeVariant, { params: { id: `${variant._id}` }, body }));
      } else {
        const params = { id: `${productId}` };
        keep(await call(addVariant, { params, body: whole, key: once.keyFor(whole) }));
      }
      onClose();
      toast("Saved.");
    },
    failure: (error) => {
      lookAgain(error);
      return undefined;
    },
  });
  const write = (change: Partial<VariantText>) => {
    onTyped();
    setWords({ ...words, ...change });
  };
  const field = (name: Exclude<keyof VariantText, "values">) => ({
    name,
    value: words[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  return (
    <Form name="variant" of={form} className="stack">
      {options.map((option, place) => (
        <TextField
          key={option}
          name={place === 0 ? "values" : `values-${place}`}
          label={option}
          value={words.values[place] ?? ""}
          maxLength={optionValueMax}
          autoComplete="off"
          required
          data-first={place === 0 || undefined}
          onChange={({ target }) => write({ values: words.values.with(place, target.value) })}
        />
      ))}
      <div className={styles.pair}>
        <TextField
          {...field("price")}
          data-first={options.length === 0 || undefined}
          label="Price in $"
          inputMode="decimal"
          required
        />
        <TextField
          {...field("compareAt")}
          label="Price before in $, struck out"
          inputMode="decimal"
        />
      </div>
      <div className={styles.pair}>
        {!variant && <TextField {...field("stock")} label="In stock" inputMode="numeric" />}
        <TextField {...field("sku")} label="SKU" maxLength={skuMax} />
        <TextField {...field("grams")} label="Weight in grams" inputMode="numeric" />
      </div>
      {images.length > 0 && (
        <SelectField {...field("imageId")} label="Picture">
          <option value="">The product's first one</option>
          {images.map(({ _id, alt }, place) => (
            <option key={_id} value={_id}>
              {`Picture ${place + 1}${alt ? `: ${alt}` : ""}`}
            </option>
          ))}
        </SelectField>
      )}
      <div className="row">
        <SubmitButton of={form} busyText="Saving…">
          Save
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
