import { contactKind, type Service, type SuggestionState } from "#contracts/lookup/providers.ts";

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

/** Where a contact leads. */
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

/** The host of an address, as one reads it. */
export const hostOf = (address: string): string =>
  URL.parse(address)?.hostname.replace(/^www\./, "") ?? address;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Where it comes from and when somebody looked. */
export const provenance = (checkedAt: string): string =>
  `Suggested by a traveller, checked on ${day.format(new Date(checkedAt))}`;
