import type { Service } from "#contracts/lookup/providers.ts";
import { greetingFor, type OutgoingEmail, mail } from "../../platform/mail/email.ts";
import { mailAddressPart } from "../../platform/mail/plain-text.ts";

type About = {
  /** Who suggested it. */
  person: { name: string };
  place: { name: string; service: Service; city: string };
  publicUrl: string;
};

const kinds: Record<Service, string> = {
  vet: "vets",
  dentist: "animal dentists",
  lawyer: "lawyers",
};

const placeName = ({ place: { name } }: About) => {
  const plain = mailAddressPart(name);
  return plain === "" ? "the place you suggested" : `${plain}, which you suggested`;
};

const listOf = ({ place: { service, city }, publicUrl }: About) =>
  `${publicUrl}/services/${service}/${encodeURIComponent(city)}`;

/** Thanks for a place that is on the list now. */
export const approvedEmail = (about: About): OutgoingEmail =>
  mail({
    subject: "Your suggestion is on Wagabond",
    greeting: greetingFor(about.person.name),
    paragraphs: [
      `We looked into ${placeName(about)}. It stands among the ${kinds[about.place.service]} in ${about.place.city} now, for everybody who comes through with an animal. Thank you.`,
    ],
    link: { label: "See the list", url: listOf(about) },
    foot: { words: "Nobody sees there that it was you who suggested it." },
  });

/** Says why a place is not on the list. */
export const declinedEmail = (about: About & { reason: string }): OutgoingEmail =>
  mail({
    subject: "What became of your suggestion",
    greeting: greetingFor(about.person.name),
    paragraphs: [
      `We looked into ${placeName(about)} among the ${kinds[about.place.service]} in ${about.place.city}. It is not on the list, and this is why:`,
      about.reason,
      "You may suggest it again once that has changed. Thank you for taking the time.",
    ],
    link: { label: "Your suggestions", url: `${about.publicUrl}/account` },
  });
