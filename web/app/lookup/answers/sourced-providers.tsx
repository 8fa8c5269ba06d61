import { ArrowRight, Clock, Globe, MapPin, Phone } from "lucide-react";
import { Link } from "react-router";
import type { SourcedProvider } from "#contracts/lookup/answers.ts";
import { LazyBookmarkButton } from "../../community/bookmarks/index.ts";
import { LazyReportButton } from "../../community/reports/index.ts";
import { venuePath } from "../../links/venues.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Chip, Tag } from "../../ui/tag.tsx";
import { CallAndRoute } from "../providers/index.ts";
import { LineSources, useSourceNumbers } from "./source-numbers.tsx";
import styles from "./services-view.module.css";

type SourcedProvidersProps = {
  providers: readonly SourcedProvider[];
  country: string;
  /** The page of all places of the service in the city. */
  all: { label: string; to: string };
};

/** The providers from sources, then the places nearest to the center. */
export function SourcedProviders({ providers, country, all }: SourcedProvidersProps) {
  const places = providers.filter(isFromMap);
  const sourced = providers.filter((each) => !isFromMap(each));
  return (
    <>
      <ProviderList providers={sourced} country={country} label="Listings from public sources" />
      {places.length > 0 && (
        <section className={styles.suggested} aria-labelledby="places">
          <h2 id="places">From OpenStreetMap</h2>
          <ProviderList
            providers={places.slice(0, placesShown)}
            country={country}
            label="From OpenStreetMap"
          />
          <p>
            <LinkButton to={all.to} icon={<ArrowRight size={20} aria-hidden />}>
              {all.label}
            </LinkButton>
          </p>
        </section>
      )}
    </>
  );
}

/** The place is all that is known; one that sources list may be a place, too. */
const isFromMap = ({ id, place }: SourcedProvider) => place === id;

/** All of them are on a page of their own. */
const placesShown = 6;

type ProviderListProps = { providers: readonly SourcedProvider[]; country: string; label: string };

function ProviderList({ providers, country, label }: ProviderListProps) {
  if (providers.length === 0) return null;
  return (
    <ul className={styles.providers} aria-label={label}>
      {providers.map((provider) => (
        <ProviderItem key={provider.id} provider={provider} country={country} />
      ))}
    </ul>
  );
}

type ProviderItemProps = { provider: SourcedProvider; country: string };

function ProviderItem({ provider, country }: ProviderItemProps) {
  const isPlace = isFromMap(provider);
  const { id, name, services, address, street, contact, hours, note, line, place } = provider;
  const numbers = useSourceNumbers(line);
  // The hours have a line of their own.
  const parts = contactParts(hours ? (contact?.replace(` (${hours})`, "") ?? "") : (contact ?? ""));
  const phone = parts.find(({ link }) => link?.startsWith("tel:"));
  return (
    <li id={id} className={`card pad ${styles.provider}`}>
      <h2>
        {place ? (
          <Link to={venuePath(place)} prefetch="intent">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          name
        )}
        {numbers && <sup className={styles.numbers}> [{numbers}]</sup>}
      </h2>
      <CallAndRoute
        name={name}
        phone={phone?.link}
        address={street ? `${address.replace(/ \(.*\)/, "")}, ${country}` : undefined}
      />
      <ul className={styles.lines}>
        <li>
          <Clock size={20} aria-hidden />
          {hours && isPlace ? (
            // By the clock of the place.
            <Link to={venuePath(id)}>Opening hours</Link>
          ) : (
            (hours ?? "Hours not known")
          )}
        </li>
        <li>
          <MapPin size={20} aria-hidden />
          <span>
            {address}
            {!street && <span className={styles.noStreet}>No street address.</span>}
          </span>
        </li>
        {(contact || !isPlace) && (
          <li>
            {phone ? <Phone size={20} aria-hidden /> : <Globe size={20} aria-hidden />}
            <span>
              {contact
                ? parts.map(({ text, link }) => <ContactText key={text} text={text} link={link} />)
                : "No contact details. See the source below."}
            </span>
          </li>
        )}
      </ul>
      <ul className={styles.services} aria-label="Services">
        {services.map((each) => (
          <li key={each}>
            <Tag>{each}</Tag>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
      {line.confirm && (
        <p>
          <Chip tone="due">Call to confirm</Chip>
        </p>
      )}
      <div className={styles.foot}>
        <LineSources sources={line.sources} />
        <LazyBookmarkButton kind={isPlace ? "venue" : "provider"} id={id} />
        {!isPlace && <LazyReportButton kind="provider" id={id} />}
      </div>
    </li>
  );
}

const ContactText = ({ text, link }: ContactPart) => (link ? <a href={link}>{text}</a> : text);

type ContactPart = { text: string; link?: string | undefined };

const linkPattern =
  /(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<phone>\+?\d[\d ]{6,}\d)|(?<site>(?:https:\/\/)?\b[a-z][\w-]*(?:\.[\w-]+)+(?:\/[\w./-]*)?)/gi;

/** Splits a contact into text and links for phone numbers, emails and websites. */
export function contactParts(contact: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const match of contact.matchAll(linkPattern)) {
    const [text] = match;
    if (match.index > end) parts.push({ text: contact.slice(end, match.index) });
    parts.push({ text, link: linkOf(text, match.groups) });
    end = match.index + text.length;
  }
  return end < contact.length ? [...parts, { text: contact.slice(end) }] : parts;
}

function linkOf(text: string, { email, phone }: Record<string, string | undefined> = {}): string {
  if (email) return `mailto:${text}`;
  if (phone) return `tel:${text.replaceAll(" ", "")}`;
  return text.startsWith("https://") ? text : `https://${text}`;
}
