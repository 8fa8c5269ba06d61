import type { VenueSuggestionKind } from "#contracts/lookup/venue-suggestions.ts";
import { greetingFor, mail, type OutgoingEmail } from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";
import { mailAddressPart } from "../../platform/mail/plain-text.ts";

export const checked = mailCause("place suggestion checked", {
  limits: [{ times: 20, seconds: 60 * 60 }],
  above: "delay",
});

type EmailInput = {
  /** The author of the suggestion. */
  person: { username: string };
  /** The name of the place. */
  name: string;
  kind: VenueSuggestionKind;
  url: string;
};

const placeName = (name: string): string => mailAddressPart(name) || "a place";

/** Thanks for a suggestion that was accepted. */
export function acceptedEmail({ person, name, kind, url }: EmailInput): OutgoingEmail {
  const place = placeName(name);
  const texts: Record<VenueSuggestionKind, string> = {
    new: `We checked ${place}, which you suggested, and added it to our places.`,
    correction: `We checked what you wrote about ${place} and corrected it.`,
    closed: `We checked that ${place} has closed, as you wrote, and no longer list it.`,
  };
  return mail({
    subject: `Your suggestion about ${place} was accepted`,
    greeting: greetingFor(person.username),
    paragraphs: [`${texts[kind]} Thank you for helping other people who travel with pets.`],
    link: { label: "See the place", url },
    foot: { text: "Your name isn't shown with the place." },
  });
}

type RejectedInput = Omit<EmailInput, "kind"> & {
  reason: string;
  /** The suggestion was accepted before, and its place is open again. */
  isReopened: boolean;
};

/** Explains why a suggestion was rejected. */
export const rejectedEmail = ({
  person,
  name,
  url,
  reason,
  isReopened,
}: RejectedInput): OutgoingEmail =>
  mail({
    subject: `An update on your suggestion about ${placeName(name)}`,
    greeting: greetingFor(person.username),
    paragraphs: [
      isReopened
        ? `You wrote that ${placeName(name)} has closed. We list it again, for this reason:`
        : `We checked your suggestion about ${placeName(name)}. We didn't accept it, for this reason:`,
      reason,
      "If that changes, you're welcome to suggest it again. Thank you for taking the time.",
    ],
    link: { label: "View your suggestions", url },
  });
