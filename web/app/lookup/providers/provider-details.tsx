import { Globe, Mail, MapPin, Phone, type LucideIcon } from "lucide-react";
import { contactKind, type Provider } from "#contracts/lookup/providers.ts";
import styles from "./provider.module.css";
import { contactLink, hostOf } from "./provider-text.ts";

const contactIcons: Record<"phone" | "email" | "page", LucideIcon> = {
  phone: Phone,
  email: Mail,
  page: Globe,
};

/** Suggested URLs are untrusted: they get no search ranking and no referrer. */
const untrustedLink = { rel: "nofollow ugc noopener noreferrer", target: "_blank" } as const;

type ProviderDetailsProps = {
  provider: Pick<Provider, "services" | "address" | "contact" | "city">;
};

/** The services, address and contact of a provider. */
export function ProviderDetails({
  provider: { services, address, contact, city },
}: ProviderDetailsProps) {
  const kind = contactKind(contact);
  const Icon = contactIcons[kind ?? "page"];
  const link = contactLink(contact);
  return (
    <>
      <p>{services}</p>
      <ul className={styles.lines}>
        <li>
          <MapPin size={20} aria-hidden />
          {address ?? `${city} (no street address)`}
        </li>
        <li>
          <Icon size={20} aria-hidden />
          {link ? (
            <a href={link} {...(kind === "page" ? untrustedLink : {})}>
              {kind === "page" ? hostOf(contact) : contact}
            </a>
          ) : (
            contact
          )}
        </li>
      </ul>
    </>
  );
}

/** The link to the source of a suggestion. */
export const SourceLink = ({ source }: { source: string }) => (
  <a href={source} {...untrustedLink}>
    {hostOf(source)}
  </a>
);
