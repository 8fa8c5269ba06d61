import * as z from "zod/mini";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { limitOf, page } from "../kernel/paging.ts";
import { Email } from "../kernel/email.ts";
import {
  Id,
  isHttpsUrl,
  isPhone,
  lineText,
  Moment,
  nameText,
  optionalText,
  text,
} from "../kernel/text.ts";
import { verifyToSuggest } from "../accounts/verification.ts";

/** Services that can be looked up in a city. */
export const services = ["vet", "dentist", "lawyer"] as const;
export type Service = (typeof services)[number];

export const providerNameMax = 120;
export const providerServicesMax = 300;
export const providerAddressMax = 300;
export const providerContactMax = 200;
export const providerSourceMax = 500;
export const providerNoteMax = 1_000;
export const declineReasonMax = 300;
/** Pending suggestions per person. */
export const waitingMax = 20;
/** Page size of the admins' list, and size of the public list. */
export const adminListMax = 50;
export const publicListMax = 100;

/** Kind of a contact, for the link to it; undefined for anything else. */
export function contactKind(value: string): "phone" | "email" | "page" | undefined {
  if (isPhone(value)) return "phone";
  if (isHttpsUrl(value)) return "page";
  return z.safeParse(Email, value).success ? "email" : undefined;
}

const contactText =
  "Enter a phone number, an email address or a web page that starts with https://.";
const sourceText = "Enter a web page that starts with https://.";

const service = z.enum(services, { error: "Select vet, dentist or lawyer." });
const city = lineText("City", 80);

const draft = {
  service,
  /** A city with look-ups, in any case. */
  city,
  name: nameText("Name", providerNameMax),
  /** The services in a few words. */
  services: lineText("The list of services", providerServicesMax),
  /** null without a known street. */
  address: z.nullable(nameText("Address", providerAddressMax)),
  contact: lineText("Contact", providerContactMax).check(
    z.refine((value) => contactKind(value) !== undefined, contactText),
  ),
  /** URL of evidence that the provider exists and offers this. */
  source: lineText("Source", providerSourceMax).check(z.refine(isHttpsUrl, sourceText)),
};

/** Note for the reviewing admin; never public. */
const note = optionalText("Note", providerNoteMax);

const publicFields = {
  _id: Id,
  service,
  city: z.string(),
  name: z.string(),
  services: z.string(),
  address: z.nullable(z.string()),
  contact: z.string(),
  source: z.string(),
};

/** A provider suggested by a traveler and approved by an admin, with the approval date. */
export const Provider = z.object({ ...publicFields, checkedAt: Moment });
export type Provider = z.output<typeof Provider>;

export const suggestionStates = ["waiting", "approved", "refused"] as const;
const state = z.enum(suggestionStates);
export type SuggestionState = z.output<typeof state>;

/** A suggestion as its author sees it. `reason` is set where it was declined. */
export const Suggestion = z.object({
  ...publicFields,
  note: z.string(),
  state,
  reason: z.nullable(z.string()),
  createdAt: Moment,
  decidedAt: z.nullable(Moment),
  version: z.number(),
});
export type Suggestion = z.output<typeof Suggestion>;

/** A suggestion as an admin sees it. `suggestedBy` is null where the account was deleted. */
export const SuggestionToCheck = z.extend(Suggestion, { suggestedBy: z.nullable(Author) });
export type SuggestionToCheck = z.output<typeof SuggestionToCheck>;

export const listProviders = endpoint({
  method: "GET",
  path: "/api/providers",
  summary: "Lists travelers' approved suggestions for a service in a city, by name.",
  session: "optional",
  query: z.object({ service, city }),
  response: z.array(Provider),
});

export const suggestProvider = endpoint({
  method: "POST",
  path: "/api/providers",
  summary: "Suggests a provider. It becomes public when an admin approves it.",
  session: "required",
  unverified: verifyToSuggest,
  body: z.strictObject({ ...draft, note }),
  response: Suggestion,
  status: 201,
  idempotent: true,
  limits: {
    rates: [
      { times: 10, seconds: 60 * 60, per: "account" },
      { times: 30, seconds: 60 * 60, per: "address" },
    ],
  },
});

export const listOwnSuggestions = endpoint({
  method: "GET",
  path: "/api/providers/mine",
  summary: "Lists the current user's newest 100 suggestions and their status.",
  session: "required",
  response: z.array(Suggestion),
});

const params = z.object({ id: Id });

export const withdrawSuggestion = endpoint({
  method: "DELETE",
  path: "/api/providers/:id",
  summary: "Withdraws one of the current user's suggestions while it's waiting for review.",
  session: "required",
  params,
  response: z.object({ _id: Id }),
});

export const listSuggestions = endpoint({
  method: "GET",
  path: "/api/admin/providers",
  summary: "Lists suggestions in one state: waiting ones oldest first, others by latest decision.",
  session: "admin",
  query: z.object({
    state: z._default(z.optional(state), "waiting"),
    limit: limitOf(adminListMax, adminListMax),
    /** Cursor: continues after this suggestion in the order of the list. */
    after: z.optional(Id),
  }),
  response: page(SuggestionToCheck),
});

export const editSuggestion = endpoint({
  method: "PUT",
  path: "/api/admin/providers/:id",
  summary: "Edits a suggestion. Only the fields that are sent change.",
  session: "admin",
  params,
  body: z.partial(z.strictObject(draft)),
  response: SuggestionToCheck,
  versioned: true,
});

export const approveSuggestion = endpoint({
  method: "POST",
  path: "/api/admin/providers/:id/approve",
  summary:
    "Approves a suggestion and sets its last-checked date to today, even if it was refused or is already public.",
  session: "admin",
  params,
  response: SuggestionToCheck,
  versioned: true,
});

export const declineSuggestion = endpoint({
  method: "POST",
  path: "/api/admin/providers/:id/refuse",
  summary:
    "Refuses a suggestion, or removes it from the public list, and emails the reason to the person who suggested it.",
  session: "admin",
  params,
  body: z.strictObject({ reason: text("Reason", declineReasonMax) }),
  response: SuggestionToCheck,
  versioned: true,
});
