import type { EditOf } from "../../forms/edit-types.ts";
import { TextField } from "../../ui/field.tsx";
import {
  editSuggestion,
  providerAddressMax,
  providerContactMax,
  providerNameMax,
  providerNoteMax,
  providerServicesMax,
  providerSourceMax,
  services,
  suggestProvider,
  SuggestionToCheck,
} from "#contracts/lookup/providers.ts";
import { codec } from "../../forms/codec.ts";
import { choice, nullableText, text } from "../../forms/fields.ts";
import { serviceLabels } from "./provider-text.ts";

/** How a provider is suggested by a member and edited by a reviewer. */
export const providerCodec = codec({
  noun: "suggestion",
  resource: SuggestionToCheck,
  create: suggestProvider.body,
  update: editSuggestion.body,
  fields: {
    service: choice("Service", services, { show: (service) => serviceLabels[service] }),
    city: text("City"),
    name: text("Name", { max: providerNameMax }),
    services: text("Services", { max: providerServicesMax }),
    // null means that there is no street address.
    address: nullableText("Street address", { max: providerAddressMax, always: true }),
    contact: text("Contact", { max: providerContactMax }),
    source: text("Source", { max: providerSourceMax }),
    note: text("Note for reviewers (optional)", { max: providerNoteMax }),
  },
});

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
