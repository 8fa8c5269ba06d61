import type { ReactNode } from "react";
import type { CodePicture } from "#contracts/kernel/code-picture.ts";
import type { DossierLink } from "#contracts/travel/dossiers.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { useToday } from "../../ui/use-today.ts";
import { LazyCodeView } from "../dossier/index.ts";
import { PetPicture } from "../pets/index.ts";
import {
  type CounterLanguage,
  chipGroups,
  dayIn,
  documentsOf,
  kindText,
  labelText,
  momentIn,
  pairText,
  screenText,
  sexText,
} from "./counter-text.ts";
import styles from "./counter.module.css";

type PetPanelProps = {
  pet: Pet;
  barcode: CodePicture | null;
  link: DossierLink | undefined;
  language: CounterLanguage;
  /** The line below. */
  children: ReactNode;
};

/** Photo, microchip number with barcode, rabies dates and the QR code of a link. */
export function PetPanel({ pet, barcode, link, language, children }: PetPanelProps) {
  const { petName, microchipNumber, birthDate, birthPrecision } = pet;
  const today = useToday();
  const documents = documentsOf(pet, today);
  const rabies = documents.find(({ kind }) => kind === "rabies")?.record;
  const titer = documents.find(({ kind }) => kind === "titre")?.record;
  const hasBirthDay = birthPrecision === null || birthPrecision === "day";
  const born = birthDate && hasBirthDay ? dayIn(birthDate, language) : "";
  return (
    <div className={styles.pet}>
      <div className={styles.head}>
        <div className={styles.photo}>
          <PetPicture
            pet={pet}
            width={320}
            alt={screenText("photo", language, { name: petName })}
            eager
          />
        </div>
        <div>
          <h1 tabIndex={-1}>{petName}</h1>
          <p className={styles.kind}>{kindText(pet, language)}</p>
          <p className={styles.facts}>
            <span>{sexText(pet, language)}</span>
            {born && (
              <span>
                {labelText("born", language)} {born}
              </span>
            )}
          </p>
        </div>
      </div>
      <Chip number={microchipNumber} barcode={barcode} language={language} />
      {(rabies || titer) && <Dates rabies={rabies} titer={titer} language={language} />}
      {link && <RecordLink link={link} petName={petName} language={language} />}
      <p className={styles.awake}>{children}</p>
    </div>
  );
}

type ChipProps = Pick<PetPanelProps, "barcode" | "language"> & { number: Pet["microchipNumber"] };

/** The microchip number, also as a barcode. */
const Chip = ({ number, barcode, language }: ChipProps) => (
  <div className={styles.chip}>
    <p id="chip-label" className={styles.label}>
      {labelText("microchipNumber", language)}
    </p>
    {number ? (
      <p className={styles.number} aria-labelledby="chip-label">
        {chipGroups(number).map((group, place) => (
          <span key={`${place} ${group}`}>{group}</span>
        ))}
      </p>
    ) : (
      <p className={styles.missing}>{labelText("notAdded", language)}</p>
    )}
    {barcode && (
      <div className={styles.barcode}>
        <LazyCodeView code={barcode} label={screenText("barcode", language)} quiet={10} stretched />
      </div>
    )}
  </div>
);

type DatesProps = Pick<PetPanelProps, "language"> & {
  rabies: Pet["records"][number] | undefined;
  titer: Pet["records"][number] | undefined;
};

/** The days of the rabies vaccination and its test. */
const Dates = ({ rabies, titer, language }: DatesProps) => (
  <div className={styles.dates}>
    {rabies && (
      <div>
        <span className={styles.label}>
          {rabies.validUntil
            ? pairText("rabies", "validUntil", language)
            : labelText("rabies", language)}
        </span>
        <b>{dateText(rabies.validUntil ?? rabies.givenAt, language)}</b>
        {rabies.validUntil && rabies.givenAt && (
          <small>
            {labelText("given", language)} {dayIn(rabies.givenAt, language)}
          </small>
        )}
      </div>
    )}
    {titer && (
      <div>
        <span className={styles.label}>{pairText("titer", "sampled", language)}</span>
        <b>{dateText(titer.givenAt, language)}</b>
        {titer.valueIuPerMl !== null && <small>{titer.valueIuPerMl} IU/ml</small>}
      </div>
    )}
  </div>
);

type RecordLinkProps = {
  link: NonNullable<PetPanelProps["link"]>;
  petName: string;
  language: CounterLanguage;
};

/** The QR code of a link to the pet's record. */
const RecordLink = ({ link, petName, language }: RecordLinkProps) => (
  <div className={styles.link}>
    <div className={styles.qr}>
      <LazyCodeView
        code={link.qr}
        label={screenText("code", language, { name: petName })}
        quiet={4}
      />
    </div>
    <div>
      <b>{screenText("scan", language, { name: petName })}</b>
      <p>{screenText("expires", language, { time: momentIn(link.expiresAt, language) })}</p>
    </div>
  </div>
);

const dateText = (day: string | null, language: CounterLanguage): string =>
  day ? dayIn(day, language) : "–";
