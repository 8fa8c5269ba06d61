import type { EditOf } from "../../forms/use-edit.ts";
import { TextField } from "../../ui/field.tsx";
import type { providerCodec } from "./provider-codec.ts";

/** What is said of a place; the same for who suggests it and who looks into it. */
export function ProviderFields({ edit }: { edit: EditOf<typeof providerCodec> }) {
  return (
    <>
      <TextField {...edit.field("name")} required />
      <TextField
        {...edit.field("services")}
        hint="Such as: vaccinations, papers for travel, emergencies"
        required
      />
      <TextField
        {...edit.field("address")}
        hint="Leave it empty if you don't know it."
        autoComplete="off"
      />
      <TextField
        {...edit.field("contact")}
        hint="A phone number, an email address, or a page that begins with https://"
        autoComplete="off"
        required
      />
      <TextField
        {...edit.field("source")}
        hint="A page that says so, such as their own: https://…"
        type="url"
        inputMode="url"
        autoComplete="off"
        required
      />
    </>
  );
}
