import { CircleQuestionMark, Globe, MapPin, PawPrint, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { CorrectableField, Venue } from "#contracts/lookup/venues.ts";
import { dayText } from "#format/dates.ts";
import { listText } from "#format/lists.ts";
import type { Reader } from "#format/reader.ts";
import { capitalized } from "#format/words.ts";
import { useReader } from "../../data/reader.ts";
import { classes } from "../../ui/classes.ts";
import {
  Attribution,
  hoursRows,
  osmUrl,
  petFacts,
  sourceText,
  SuggestCorrection,
} from "../venues/index.ts";
import styles from "./venue-page.module.css";

/** What is known of a place, with its sources. */
export function VenueDetails({ venue }: { venue: Venue }) {
  const reader = useReader();
  const { address, phone, website } = venue;
  return (
    <section className="card pad" aria-labelledby="details">
      <h2 id="details">Details</h2>
      <dl className={styles.facts}>
        <Fact
          name="Pets"
          icon={<PawPrint size={20} aria-hidden />}
          missing="Not known. Ask before you go."
        >
          {petsText(venue, petFacts(venue, reader))}
        </Fact>
        <Fact name="Address" icon={<MapPin size={20} aria-hidden />}>
          {address && <bdi>{address}</bdi>}
        </Fact>
        <Fact name="Phone" icon={<Phone size={20} aria-hidden />}>
          {phone && <bdi>{phone}</bdi>}
        </Fact>
        {website && (
          <Fact name="Website" icon={<Globe size={20} aria-hidden />}>
            <a href={website} rel="nofollow noopener noreferrer">
              {URL.parse(website)?.hostname ?? website}
            </a>
          </Fact>
        )}
      </dl>
      <Source venue={venue} />
      <SuggestCorrection venue={venue} />
    </section>
  );
}

const petsText = ({ pets: { note } }: Venue, facts: readonly string[]): ReactNode =>
  facts.length > 0 || note ? [...facts, ...(note ? [note] : [])].join(". ") : null;

type FactProps = { name: string; icon: ReactNode; missing?: string; children: ReactNode };

/** A value, or that it isn't known. */
const Fact = ({ name, icon, missing = "Not listed", children }: FactProps) => (
  <div>
    <dt>
      {children ? icon : <CircleQuestionMark size={20} aria-hidden />}
      {name}
    </dt>
    <dd>{children || <span className="meta">{missing}</span>}</dd>
  </div>
);

/** Where the values are from: those that members corrected, then all others. */
function Source({ venue }: { venue: Venue }) {
  const reader = useReader();
  const { source } = venue;
  return (
    <>
      {correctionTexts(venue, reader).map((text) => (
        <p key={text} className="meta">
          {text}
        </p>
      ))}
      <p className="meta">
        {sourceText(source, reader)}.
        {source.id && (
          <>
            {" "}
            <a href={osmUrl(source.id)} rel="noreferrer">
              View on OpenStreetMap
            </a>
            . <Attribution />.
          </>
        )}
      </p>
    </>
  );
}

const fieldTexts: Record<Exclude<CorrectableField, "closedAt">, string> = {
  category: "type",
  emergency: "emergency vet",
  name: "name",
  address: "address",
  position: "position",
  phone: "phone",
  website: "website",
  openingHours: "hours",
  "pets.policy": "pets",
  "pets.fee": "pet fee",
  "pets.maxKg": "heaviest pet",
  "pets.note": "rules for pets",
};

/** Which values members corrected, by the day of their check: "Address and phone: corrected by a member, checked Nov 30, 2026." */
function correctionTexts({ corrections, category }: Venue, reader: Reader): string[] {
  const fieldsOf = new Map<string, string[]>();
  for (const { field, checkedAt } of corrections) {
    // What is no vet has no such box.
    if (field === "closedAt" || (field === "emergency" && category !== "vet")) continue;
    const day = checkedAt ? `, checked ${dayText(checkedAt, "medium", reader)}` : "";
    fieldsOf.set(day, [...(fieldsOf.get(day) ?? []), fieldTexts[field]]);
  }
  return [...fieldsOf].map(
    ([day, fields]) => `${capitalized(listText(fields))}: corrected by a member${day}.`,
  );
}

/** The next seven days by the clock of the place; as written, where it isn't clear what that means. */
export function Hours({ venue: { week, opening, openingHours } }: { venue: Venue }) {
  const reader = useReader();
  if (!week) {
    return openingHours ? (
      <p>
        <bdi>{openingHours}</bdi>
      </p>
    ) : (
      <p className="meta">Not known. Ask before you go.</p>
    );
  }
  return (
    <>
      <table className={styles.hours}>
        <tbody>
          {hoursRows(week, reader).map(({ days, texts }, place) => (
            <tr
              key={days}
              className={
                place === 0 ? classes(styles.today, opening?.isOpen && styles.open) : undefined
              }
            >
              <th scope="row">{days}</th>
              <td>
                {texts.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta">The next seven days, in local time.</p>
    </>
  );
}
