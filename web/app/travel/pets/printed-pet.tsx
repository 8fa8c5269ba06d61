import { dayText } from "#format/dates.ts";
import { useReader } from "../../accounts/viewer/index.ts";
import type { PetRecord } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { useSiteName } from "../../data/site.ts";
import { petFacts } from "./pet-facts.ts";
import { PetPicture } from "./pet-picture.tsx";
import { PrintedMark } from "../../ui/printed-mark.tsx";
import styles from "./printed-pet.module.css";
import { recordTitle } from "./pet-text.ts";
import { detailsText } from "./record-details.ts";
import { timeline } from "./record-state.ts";

/** A pet's page on paper: one sheet without interactive parts. */
export function PrintedPet({ pet, today }: { pet: Pet; today: string }) {
  const { petName, bio, records } = pet;
  const reader = useReader();
  const timed = timeline(records, today);
  const isFrom = records.some(({ validFrom }) => validFrom !== null);
  const siteName = useSiteName();
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <PetPicture pet={pet} width={320} eager className={styles.face} />
        <div>
          <p className={styles.name}>{petName}</p>
          {bio && <p>{bio}</p>}
        </div>
        <PrintedMark />
      </header>
      <dl className={styles.facts}>
        {petFacts(pet, today, reader).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {timed.length > 0 && (
        <table className={styles.records}>
          <thead>
            <tr>
              <th scope="col">Record</th>
              <th scope="col">Date given</th>
              {isFrom && <th scope="col">Valid from</th>}
              <th scope="col">Valid until</th>
              <th scope="col">Issued by / note</th>
            </tr>
          </thead>
          <tbody>
            {timed.map(({ record }) => (
              <PrintedRecord key={record._id} record={record} withFrom={isFrom} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.foot}>
        Printed from {siteName}, {dayText(today, "long")}. Entered by the owner; not a substitute
        for original documents.
      </p>
    </div>
  );
}

function PrintedRecord({ record, withFrom }: { record: PetRecord; withFrom: boolean }) {
  const { givenAt, validFrom, validUntil, issuer } = record;
  const { title, rest } = recordTitle(record);
  const details = detailsText(record);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{givenAt && dayText(givenAt)}</td>
      {withFrom && <td>{validFrom && dayText(validFrom)}</td>}
      <td>{validUntil && dayText(validUntil)}</td>
      <td>
        {issuer && <span>{issuer}</span>}
        {details && <span>{details}</span>}
        {rest && <span>{rest}</span>}
      </td>
    </tr>
  );
}
