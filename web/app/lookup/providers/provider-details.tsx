import { Globe, Mail, MapPin, Navigation, Phone, type LucideIcon } from "lucide-react";
import { contactKind, type Provider } from "#contracts/lookup/providers.ts";
import { LinkButton } from "../../ui/button.tsx";
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

type CallAndRouteProps = {
  name: string;
  /** A `tel:` link. */
  phone: string | undefined;
  /** With its street; the way to a part of town would lead nowhere. */
  address: string | undefined;
};

/** What one does with a place on the way: call it, and go there. */
export function CallAndRoute({ name, phone, address }: CallAndRouteProps) {
  if (!phone && !address) return null;
  return (
    <div className="row screen-only">
      {phone && (
        <LinkButton
          variant="pri"
          to={phone}
          prefetch="none"
          aria-label={`Call ${name}`}
          icon={<Phone size={20} aria-hidden />}
        >
          Call
        </LinkButton>
      )}
      {address && (
        <LinkButton
          to={directionsUrl(address)}
          prefetch="none"
          rel="noreferrer"
          aria-label={`Directions to ${name}`}
          icon={<Navigation size={20} aria-hidden />}
        >
          Directions
        </LinkButton>
      )}
    </div>
  );
}

const directionsUrl = (address: string): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: address })}`;

/** The link to the source of a suggestion. */
export const SourceLink = ({ source }: { source: string }) => (
  <a href={source} {...untrustedLink}>
    {hostOf(source)}
  </a>
);
