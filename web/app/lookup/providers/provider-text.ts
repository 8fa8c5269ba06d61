import * as z from "zod/mini";
import {
  contactKind,
  type Service,
  type Suggestion,
  type SuggestionState,
} from "#contracts/lookup/providers.ts";

export const serviceLabels: Record<Service, string> = {
  vet: "Vet",
  dentist: "Dentist",
  lawyer: "Lawyer",
};

export const stateText: Record<
  SuggestionState,
  { label: string; tone: "due" | "ready" | "blocked" }
> = {
  waiting: { label: "Waiting", tone: "due" },
  approved: { label: "Public", tone: "ready" },
  refused: { label: "Not taken", tone: "blocked" },
};

/** The values of the provider form; a blank address means that no street is known. */
export const ProviderText = z.strictObject({
  name: z.string(),
  services: z.string(),
  address: z.string(),
  contact: z.string(),
  source: z.string(),
  note: z.string(),
});
export type ProviderText = z.output<typeof ProviderText>;

export const emptyProviderText: ProviderText = {
  name: "",
  services: "",
  address: "",
  contact: "",
  source: "",
  note: "",
};

export const providerTextOf = (suggestion: Suggestion): ProviderText => ({
  name: suggestion.name,
  services: suggestion.services,
  address: suggestion.address ?? "",
  contact: suggestion.contact,
  source: suggestion.source,
  note: suggestion.note,
});

/** The request body of a provider, without the note. */
export const providerBodyOf = ({ name, services, address, contact, source }: ProviderText) => ({
  name,
  services,
  address: address.trim() === "" ? null : address,
  contact,
  source,
});

/** The link of a contact. */
export function contactLink(contact: string): string | undefined {
  switch (contactKind(contact)) {
    case "phone":
      return `tel:${contact.replaceAll(/[^\d+]/g, "")}`;
    case "email":
      return `mailto:${contact}`;
    case "page":
      return contact;
    case undefined:
      return undefined;
  }
}

/** The hostname of a URL, without "www.". */
export const hostOf = (url: string): string =>
  URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The origin of a suggestion and the date of its review. */
export const provenance = (checkedAt: string): string =>
  `Suggested by a traveller, checked on ${day.format(new Date(checkedAt))}`;
