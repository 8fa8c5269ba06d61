import { type ReactNode } from "react";
import type { CodePicture, DossierLink } from "#contracts/travel/dossiers.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText } from "../../ui/day-text.ts";
import { possessive } from "../../ui/text.ts";
import { useToday } from "../../ui/use-today.ts";
import { LazyCodeView } from "../dossier/index.ts";
import { PetPicture } from "../pets/index.ts";
import {
  chipGroups,
  documentsOf,
  kindText,
  labelText,
  sexText,
  type CounterLanguage,
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
  const born = birthDate && hasBirthDay ? dayText(birthDate) : "";
  return (
    <div className={styles.pet}>
      <div className={styles.head}>
        <div className={styles.photo}>
          <PetPicture pet={pet} width={320} alt={`Photo of ${petName}`} eager />
        </div>
        <div>
          <h1 tabIndex={-1}>{petName}</h1>
          <p className={styles.kind}>{kindText(pet)}</p>
          <p className={styles.facts}>
            <span>{sexText(pet)}</span>
            {born && (
              <span>
                <span lang={language}>{labelText("born", language)}</span> {born}
              </span>
            )}
          </p>
        </div>
      </div>
      <Chip number={microchipNumber} barcode={barcode} language={language} />
      {(rabies || titer) && <Dates rabies={rabies} titer={titer} language={language} />}
      {link && <RecordLink link={link} petName={petName} />}
      <p className={styles.awake}>{children}</p>
    </div>
  );
}

type ChipProps = Pick<PetPanelProps, "barcode" | "language"> & { number: Pet["microchipNumber"] };

/** The microchip number, also as a barcode. */
const Chip = ({ number, barcode, language }: ChipProps) => (
  <div className={styles.chip}>
    <p id="chip-label" className={styles.label} lang={language}>
      {labelText("microchipNumber", language)}
    </p>
    {number ? (
      <p className={styles.number} aria-labelledby="chip-label">
        {chipGroups(number).map((group, place) => (
          <span key={`${place} ${group}`}>{group}</span>
        ))}
      </p>
    ) : (
      <p className={styles.missing} lang={language}>
        {labelText("notAdded", language)}
      </p>
    )}
    {barcode && (
      <div className={styles.barcode}>
        <LazyCodeView code={barcode} label="Barcode of the microchip number" quiet={10} stretched />
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
        <span className={styles.label} lang={language}>
          {labelText("rabies", language)}
          {rabies.validUntil && `: ${labelText("validUntil", language).toLowerCase()}`}
        </span>
        <b>{dateText(rabies.validUntil ?? rabies.givenAt)}</b>
        {rabies.validUntil && rabies.givenAt && (
          <small>
            <span lang={language}>{labelText("given", language)}</span> {dayText(rabies.givenAt)}
          </small>
        )}
      </div>
    )}
    {titer && (
      <div>
        <span className={styles.label} lang={language}>
          {labelText("titer", language)}: {labelText("sampled", language).toLowerCase()}
        </span>
        <b>{dateText(titer.givenAt)}</b>
        {titer.valueIuPerMl !== null && <small>{titer.valueIuPerMl} IU/ml</small>}
      </div>
    )}
  </div>
);

type RecordLinkProps = { link: NonNullable<PetPanelProps["link"]>; petName: string };

/** The QR code of a link to the pet's record. */
const RecordLink = ({ link, petName }: RecordLinkProps) => (
  <div className={styles.link}>
    <div className={styles.qr}>
      <LazyCodeView code={link.qr} label={`QR code: ${possessive(petName)} record`} quiet={4} />
    </div>
    <div>
      <b>Scan to open {possessive(petName)} record</b>
      <p>Needs internet on the scanning device. Link expires {expiryText(link.expiresAt)}.</p>
    </div>
  </div>
);

const dateText = (day: string | null): string => (day ? dayText(day) : "–");

const expiryText = (moment: string): string =>
  new Date(moment).toLocaleString("en-US", { month: "short", day: "numeric", hour: "numeric" });
