import { contactKind, type Service, type SuggestionState } from "#contracts/lookup/providers.ts";
import { dayText } from "#format/dates.ts";

export const serviceLabels: Record<Service, string> = {
  vet: "Vet",
  dentist: "Dentist",
  lawyer: "Lawyer",
};

export const stateText: Record<
  SuggestionState,
  { label: string; tone: "due" | "ready" | "blocked" }
> = {
  waiting: { label: "In review", tone: "due" },
  approved: { label: "Published", tone: "ready" },
  refused: { label: "Declined", tone: "blocked" },
};

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

/** The origin of a suggestion and the date of its review. */
export const provenance = (checkedAt: string): string =>
  `Suggested by a traveler, checked ${dayText(checkedAt, "long")}`;
