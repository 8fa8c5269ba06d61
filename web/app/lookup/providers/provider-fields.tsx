import type { EditOf } from "../../forms/edit-types.ts";
import { TextField } from "../../ui/field.tsx";
import type { providerCodec } from "./provider-codec.ts";

/** The fields of a provider, for suggesting and reviewing. */
export function ProviderFields({ edit }: { edit: EditOf<typeof providerCodec> }) {
  return (
    <>
      <TextField {...edit.field("name")} required />
      <TextField
        {...edit.field("services")}
        hint="For example: vaccinations, travel documents, emergencies"
        required
      />
      <TextField
        {...edit.field("address")}
        hint="Leave blank if you don't know it."
        autoComplete="off"
      />
      <TextField
        {...edit.field("contact")}
        hint="A phone number, email or web page (https://…)"
        autoComplete="off"
        required
      />
      <TextField
        {...edit.field("source")}
        hint="A web page that confirms this, such as their own: https://…"
        type="url"
        inputMode="url"
        autoComplete="off"
        required
      />
    </>
  );
}
