import { Globe, Mail, MapPin, Phone, type LucideIcon } from "lucide-react";
import { contactKind, type Provider } from "#contracts/lookup/providers.ts";
import styles from "./place.module.css";
import { contactLink, hostOf } from "./provider-text.ts";

const contactSigns: Record<"phone" | "email" | "page", LucideIcon> = {
  phone: Phone,
  email: Mail,
  page: Globe,
};

/** Whoever suggested an address is a stranger: it gets no credit with search engines and learns nothing of us. */
const away = { rel: "nofollow ugc noopener noreferrer", target: "_blank" } as const;

type PlaceLinesProps = { of: Pick<Provider, "services" | "address" | "contact" | "city"> };

/** What they do, where they are, how to reach them. */
export function PlaceLines({ of: { services, address, contact, city } }: PlaceLinesProps) {
  const kind = contactKind(contact);
  const Sign = contactSigns[kind ?? "page"];
  const link = contactLink(contact);
  return (
    <>
      <p>{services}</p>
      <ul className={styles.lines}>
        <li>
          <MapPin size={20} aria-hidden />
          {address ?? `${city}; no street is known.`}
        </li>
        <li>
          <Sign size={20} aria-hidden />
          {link ? (
            <a href={link} {...(kind === "page" ? away : {})}>
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

/** The page on which it was read. */
export const SourceLink = ({ source }: { source: string }) => (
  <a href={source} {...away}>
    {hostOf(source)}
  </a>
);
