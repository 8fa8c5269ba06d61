import * as z from "zod/mini";
import {
  addVariant,
  changeVariant,
  optionValueMax,
  type OwnProduct,
  OwnVariant,
  skuMax,
} from "#contracts/commerce/shop-admin.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import type { EditOf } from "../../forms/edit-types.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { codec } from "../../forms/codec.ts";
import { plain, text } from "../../forms/fields.ts";
import { useProduct } from "./use-product.ts";
import { centsIn, dollarsOf, wholeIn } from "./dollars.ts";
import styles from "./products.module.css";

type VariantFormProps = {
  product: OwnProduct;
  /** The variant to edit; undefined for a new one. */
  variant: OwnVariant | undefined;
  onClose: () => void;
};

/** Adds a variant to a product, or edits one. */
export function VariantForm({ product, variant, onClose }: VariantFormProps) {
  const { _id: productId, options, images } = product;
  const { cacheProduct, refetchOnConflict } = useProduct(productId);
  const edit = useEdit(variantCodec, variant ?? null, {
    draftKey: variant ? `variant:${variant._id}` : `variants:${productId}`,
    initial: { values: options.map(() => "") },
    create: (request) => call(addVariant, { params: { id: `${productId}` }, ...request }),
    update: (request, { _id: id }) => call(changeVariant, { params: { id: `${id}` }, ...request }),
    onSaved: (saved: OwnProduct) => {
      cacheProduct(saved);
      onClose();
      toast("Saved.");
    },
    onClose,
    failure: (error) => {
      refetchOnConflict(error);
      return undefined;
    },
  });
  const field = (name: Parameters<typeof edit.field>[0]) => ({
    ...edit.field(name),
    autoComplete: "off",
  });
  return (
    <EditForm name="variant" edit={edit} className="stack" action="Save" busyText="Saving…">
      <OptionFields edit={edit} options={options} />
      <div className={styles.pair}>
        <TextField
          {...field("price")}
          data-first={options.length === 0 || undefined}
          inputMode="decimal"
          required
        />
        <TextField {...field("compareAt")} inputMode="decimal" />
      </div>
      <div className={styles.pair}>
        {!variant && <TextField {...field("stock")} inputMode="numeric" />}
        <TextField {...field("sku")} />
        <TextField {...field("grams")} inputMode="numeric" />
      </div>
      {images.length > 0 && (
        <SelectField {...field("imageId")}>
          <option value="">Main photo</option>
          {images.map(({ _id, alt }, place) => (
            <option key={_id} value={_id}>
              {`Photo ${place + 1}${alt ? `: ${alt}` : ""}`}
            </option>
          ))}
        </SelectField>
      )}
    </EditForm>
  );
}

type OptionFieldsProps = { edit: EditOf<typeof variantCodec>; options: readonly string[] };

/** A field for each option of the product, such as its size. */
function OptionFields({ edit, options }: OptionFieldsProps) {
  const values = options.map((_, place) => edit.values.values[place] ?? "");
  return options.map((option, place) => (
    <TextField
      key={option}
      name={place === 0 ? "values" : `values-${place}`}
      label={option}
      value={values[place] ?? ""}
      maxLength={optionValueMax}
      autoComplete="off"
      required
      data-first={place === 0 || undefined}
      onChange={({ target }) => edit.set({ values: values.with(place, target.value) })}
    />
  ));
}

const amountText = "Enter an amount like 19.99.";
const priceError = ({ input }: { input?: unknown }) =>
  input === null ? "Price is required." : amountText;

/** The fields of a body with amounts as a person types them; the contract bounds them. */
const typed = {
  price: z.pipe(z.int({ error: priceError }), addVariant.body.shape.price),
  compareAt: z.pipe(
    z.optional(z.nullable(z.int({ error: amountText }))),
    addVariant.body.shape.compareAt,
  ),
};

/** An amount in dollars, in cents on the wire. What cannot be read stays text, for the schema to say what is wrong. */
const dollars = (label: string) => ({
  ...text(label),
  print: dollarsOf,
  parse: (value: string) => {
    const cents = centsIn(value);
    return Number.isNaN(cents) ? value : cents;
  },
});

/** How a variant of a product is edited. Its stock is set once, here, and changed in the list. */
const variantCodec = codec({
  noun: "variant",
  resource: OwnVariant,
  create: z.extend(addVariant.body, typed),
  update: z.extend(changeVariant.body, { ...typed, price: z.optional(typed.price) }),
  fields: {
    values: plain("Options", z.array(z.string()), [], (values) => values.join(", ")),
    price: { ...dollars("Price (USD)"), always: true },
    compareAt: dollars("Compare-at price (USD)"),
    stock: { ...text("Stock"), blank: "0", print: () => "0", parse: wholeIn },
    sku: text("SKU", { max: skuMax }),
    grams: {
      ...text("Weight (g)"),
      print: (grams: number | null) => (grams === null ? "" : String(grams)),
      parse: wholeIn,
    },
    imageId: {
      ...text("Photo"),
      print: (imageId: number | null) => (imageId === null ? "" : String(imageId)),
      parse: (value: string) => (value === "" ? null : Number(value)),
      show: (value: string) => (value === "" ? "Main photo" : "Another photo"),
    },
  },
});
