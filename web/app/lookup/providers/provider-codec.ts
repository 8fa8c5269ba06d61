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
