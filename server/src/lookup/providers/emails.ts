import type { Service } from "#contracts/lookup/providers.ts";
import {
  greetingFor,
  type OutgoingEmail,
  mail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";
import { mailAddressPart } from "../../platform/mail/plain-text.ts";

export const checked = mailCause("suggestion checked", {
  limits: [{ times: 20, seconds: 60 * 60 }],
  above: "delay",
});

type EmailInput = {
  /** The author of the suggestion. */
  person: { username: string };
  place: { name: string; service: Service; city: string };
  publicUrl: string;
};

const pluralNames: Record<Service, string> = {
  vet: "vets",
  dentist: "pet dentists",
  lawyer: "lawyers",
};

/** "Kiezpraxis, which you suggested"; `end` closes the clause within a sentence. */
const placeName = ({ place: { name } }: EmailInput, end = "") => {
  const plain = mailAddressPart(name);
  return plain === "" ? "the place you suggested" : `${plain}, which you suggested${end}`;
};

const listOf = ({ place: { service, city }, publicUrl }: EmailInput) =>
  `${publicUrl}/services/${service}/${encodeURIComponent(city)}`;

/** Thanks for a suggestion that is listed now. */
export const approvedEmail = (input: EmailInput): OutgoingEmail =>
  mail({
    subject: `Your suggestion was added to ${siteNameVariable}`,
    greeting: greetingFor(input.person.username),
    paragraphs: [
      `We checked ${placeName(input, ",")} and added it to our ${pluralNames[input.place.service]} in ${input.place.city}. Thank you for helping other people who travel with pets.`,
    ],
    link: { label: "See the list", url: listOf(input) },
    foot: { text: "Your name isn't shown with the listing." },
  });

/** Explains why a suggestion was declined. */
export const declinedEmail = (input: EmailInput & { reason: string }): OutgoingEmail =>
  mail({
    subject: "An update on your suggestion",
    greeting: greetingFor(input.person.username),
    paragraphs: [
      `We checked ${placeName(input)} for our ${pluralNames[input.place.service]} in ${input.place.city}. We didn't add it, for this reason:`,
      input.reason,
      "If that changes, you're welcome to suggest it again. Thank you for taking the time.",
    ],
    link: { label: "View your suggestions", url: `${input.publicUrl}/account` },
  });
