import {
  handleMax,
  kindMax,
  optionsMax,
  productDescriptionMax,
  productTitleMax,
  tagsMax,
} from "#contracts/commerce/shop-admin-names.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import type { ProductText } from "./product-text.ts";

type ProductFieldsProps = {
  words: ProductText;
  set: (change: Partial<ProductText>) => void;
  /** What the handle is made of where nobody says one. */
  handleHint: string;
};

/** What is said of a product; the same for a new one. */
export function ProductFields({ words, set, handleHint }: ProductFieldsProps) {
  const field = (name: keyof ProductText, maxLength?: number) => ({
    name,
    value: words[name],
    maxLength,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...field("title", productTitleMax)} label="Title" required />
      <TextArea
        {...field("description", productDescriptionMax)}
        label="Description"
        hint="Plain words; an empty line begins a new paragraph."
        rows={7}
      />
      <TextField
        {...field("options")}
        label="Buyers choose by"
        hint={`Such as: Size, Colour. Up to ${optionsMax}; empty where it comes in one kind.`}
      />
      <TextField
        {...field("productType", kindMax)}
        label="Type"
        hint="Such as: beds. “home decor” is Visual Artwork; without one it stands on the home page."
      />
      <TextField {...field("vendor", kindMax)} label="Vendor" hint="Who makes it." />
      <TextField
        {...field("tags")}
        label="Tags"
        hint={`With commas between them, up to ${tagsMax}.`}
      />
      <TextField {...field("handle", handleMax)} label="Handle" hint={handleHint} />
    </>
  );
}
