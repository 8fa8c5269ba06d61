import { Globe, MapPin, Phone } from "lucide-react";
import type { SourcedProvider } from "#contracts/lookup/answers.ts";
import { LazyBookmarkButton } from "../../community/bookmarks/index.ts";
import { LazyReportButton } from "../../community/reports/index.ts";
import { Chip, Tag } from "../../ui/tag.tsx";
import { contactParts } from "./contact-parts.ts";
import { LineSources } from "./line-sources.tsx";
import styles from "./services-view.module.css";
import { useSourceNumbers } from "./source-numbers.tsx";

/** The providers from sources. */
export function SourcedProviders({ providers }: { providers: readonly SourcedProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <ul className={styles.providers} aria-label="Listings from public sources">
      {providers.map((provider) => (
        <ProviderItem key={provider.id} provider={provider} />
      ))}
    </ul>
  );
}

function ProviderItem({
  provider: { id, name, services, address, street, contact, note, line },
}: {
  provider: SourcedProvider;
}) {
  const numbers = useSourceNumbers(line);
  return (
    <li id={id} className={`card pad ${styles.provider}`}>
      <h2>
        {name}
        {numbers && <sup className={styles.numbers}> [{numbers}]</sup>}
      </h2>
      <ul className={styles.services} aria-label="Services">
        {services.map((each) => (
          <li key={each}>
            <Tag>{each}</Tag>
          </li>
        ))}
      </ul>
      <ul className={styles.lines}>
        <li>
          <MapPin size={20} aria-hidden />
          <span>
            {address}
            {!street && <span className={styles.noStreet}>No street address.</span>}
          </span>
        </li>
        {contact ? (
          <Contact contact={contact} />
        ) : (
          <li>
            <Globe size={20} aria-hidden />
            <span>No contact details. See the source below.</span>
          </li>
        )}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
      {line.confirm && (
        <p>
          <Chip tone="due">Call to confirm</Chip>
        </p>
      )}
      <div className={styles.foot}>
        <LineSources sources={line.sources} />
        <LazyBookmarkButton kind="provider" id={id} />
        <LazyReportButton kind="provider" id={id} small />
      </div>
    </li>
  );
}

function Contact({ contact }: { contact: string }) {
  const parts = contactParts(contact);
  const Icon = parts.some(({ link }) => link?.startsWith("tel:")) ? Phone : Globe;
  return (
    <li>
      <Icon size={20} aria-hidden />
      <span>
        {parts.map(({ text, link }) =>
          link ? (
            <a key={text} href={link}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </span>
    </li>
  );
}
