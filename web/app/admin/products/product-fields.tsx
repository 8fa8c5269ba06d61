import { optionsMax, tagsMax } from "#contracts/commerce/shop-admin-names.ts";
import type { EditOf } from "../../forms/use-edit.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import type { productCodec } from "./product-codec.ts";

type ProductFieldsProps = {
  edit: EditOf<typeof productCodec>;
  /** What the handle is made of where nobody says one. */
  handleHint: string;
};

/** What is said of a product; the same for a new one. */
export function ProductFields({ edit, handleHint }: ProductFieldsProps) {
  const field = (name: Parameters<typeof edit.field>[0]) => ({
    ...edit.field(name),
    autoComplete: "off",
  });
  return (
    <>
      <TextField {...field("title")} required />
      <TextArea
        {...field("description")}
        hint="Plain words; an empty line begins a new paragraph."
        rows={7}
      />
      <TextField
        {...field("options")}
        hint={`Such as: Size, Colour. Up to ${optionsMax}; empty where it comes in one kind.`}
      />
      <TextField
        {...field("productType")}
        hint="Such as: beds. “home decor” is Visual Artwork; without one it stands on the home page."
      />
      <TextField {...field("vendor")} hint="Who makes it." />
      <TextField {...field("tags")} hint={`With commas between them, up to ${tagsMax}.`} />
      <TextField {...field("handle")} hint={handleHint} />
    </>
  );
}
