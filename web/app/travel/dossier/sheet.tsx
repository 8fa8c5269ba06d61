import type { ReactNode } from "react";
import { dossierPaperLabels, type DossierLabelName } from "#contracts/travel/dossier-labels.ts";
import { legParts, type Dossier, type DossierPaperRow } from "#contracts/travel/dossiers.ts";
import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import { withPounds } from "#format/measures.ts";
import { counted } from "#format/plurals.ts";
import { InUnits } from "../../accounts/viewer/index.ts";
import { useSiteName } from "../../data/site.ts";
import { CodeView } from "./code-view.tsx";
import { SheetLabel } from "./sheet-label.tsx";
import styles from "./sheet.module.css";
import { useReader } from "../../data/reader.ts";

type SheetProps = {
  dossier: Dossier;
  /** The QR code of a link, for paper. */
  code?: ReactNode;
  /** Opens a document; without it, documents are only listed. */
  openFile?: (paper: DossierPaperRow & { file: string }) => ReactNode;
};

/** A check-in sheet, on screen and on paper. */
export function Sheet({ dossier, code, openFile }: SheetProps) {
  const { petName, photo, language, leg, microchip, papers, airlineRules } = dossier;
  return (
    <article className={styles.sheet} data-sheet="dossier">
      <header className={styles.head}>
        <div>
          <p className={styles.title}>
            <SheetLabel label="title" language={language} />
          </p>
          {leg && <Journey leg={leg} language={language} />}
        </div>
        {code}
      </header>
      <div className={styles.pet}>
        {photo && <img className={styles.photo} src={photo} alt="" width={320} height={320} />}
        <div>
          <h2 className={styles.name}>{petName}</h2>
          <PetFacts dossier={dossier} />
        </div>
      </div>
      {microchip && <Microchip dossier={dossier} microchip={microchip} />}
      <Tests dossier={dossier} />
      {papers && <Papers dossier={dossier} papers={papers} openFile={openFile} />}
      {airlineRules && <AirlineRules dossier={dossier} rules={airlineRules} />}
      <p className={styles.foot}>
        From the owner's records in {useSiteName()}. Show the original documents at the counter.
      </p>
    </article>
  );
}

type JourneyProps = Pick<Dossier, "language"> & { leg: NonNullable<Dossier["leg"]> };

/** The flight, its day, and where the pet travels. */
function Journey({ leg, language }: JourneyProps) {
  const reader = useReader();
  return (
    <>
      <p className={styles.leg}>{legParts(leg).join(" · ")}</p>
      {leg.departureDate && (
        <p>
          <SheetLabel label="travelDate" language={language} />{" "}
          <b className="num">
            {[dayText(leg.departureDate), timeText(leg.departureTime, reader)]
              .filter(Boolean)
              .join(", ")}
          </b>
          {leg.how && (
            <>
              {" · "}
              <SheetLabel label={leg.how} language={language} />
            </>
          )}
        </p>
      )}
    </>
  );
}

type MicrochipProps = { dossier: Dossier; microchip: NonNullable<Dossier["microchip"]> };

/** The number of the microchip, also as a barcode. */
const Microchip = ({ dossier, microchip }: MicrochipProps) => (
  <div>
    <p className={styles.label}>
      <SheetLabel label="microchipNumber" language={dossier.language} />
    </p>
    <p className={styles.number}>
      {microchip.number?.replace(/(\d{3})(?=\d)/g, "$1 ") ?? (
        <SheetLabel label="notAdded" language={dossier.language} />
      )}
    </p>
    {microchip.barcode && (
      <div className={styles.barcode}>
        <CodeView
          code={microchip.barcode}
          label="Barcode of the microchip number"
          quiet={10}
          stretched
        />
      </div>
    )}
    <Fact dossier={dossier} label="implanted" value={day(microchip.implantedAt)} />
  </div>
);

type PapersProps = Pick<SheetProps, "dossier" | "openFile"> & {
  papers: readonly DossierPaperRow[];
};

/** The documents, in the order of the dossier. */
const Papers = ({ dossier, papers, openFile }: PapersProps) => (
  <div>
    <h3 className={styles.part}>
      <SheetLabel label="documents" language={dossier.language} />
    </h3>
    {papers.length === 0 && (
      <p>
        <SheetLabel label="notAdded" language={dossier.language} />
      </p>
    )}
    <ol className={styles.papers}>
      {papers.map((paper) => (
        <Paper key={paper.key} dossier={dossier} paper={paper} openFile={openFile} />
      ))}
    </ol>
    {dossier.morePapers > 0 && (
      <p className={styles.label}>{counted(dossier.morePapers, "more document")}</p>
    )}
  </div>
);

const day = (value: string | null) => value && dayText(value);

type FactProps = { dossier: Dossier; label: DossierLabelName; value: ReactNode };

const Fact = ({ dossier: { language }, label, value }: FactProps) =>
  value ? (
    <p>
      <span className={styles.label}>
        <SheetLabel label={label} language={language} />
      </span>{" "}
      <b className="num">{value}</b>
    </p>
  ) : null;

function PetFacts({ dossier }: { dossier: Dossier }) {
  const { species, breed, colour, sex, neutered, birthDate, weight, language } = dossier;
  return (
    <div className={styles.facts}>
      {species && (
        <Fact
          dossier={dossier}
          label="species"
          value={<SheetLabel label={species} language={language} />}
        />
      )}
      <Fact dossier={dossier} label="breed" value={breed} />
      <Fact dossier={dossier} label="color" value={colour} />
      {sex && (
        <Fact
          dossier={dossier}
          label="sex"
          value={<SheetLabel label={sex} language={language} />}
        />
      )}
      {neutered && <Fact dossier={dossier} label="neutered" value="✓" />}
      <Fact dossier={dossier} label="born" value={day(birthDate)} />
      <Fact dossier={dossier} label="weight" value={weight} />
    </div>
  );
}

function Tests({ dossier }: { dossier: Dossier }) {
  const { rabies, titer, language } = dossier;
  if (!rabies && !titer) return null;
  const missing = <SheetLabel label="notAdded" language={language} />;
  return (
    <div className={styles.tests}>
      {rabies && (
        <div>
          <h3 className={styles.part}>
            <SheetLabel label="rabies" language={language} />
          </h3>
          <p className={styles.label}>
            <SheetLabel label="validUntil" language={language} />
          </p>
          <p className={styles.main}>{rabies.validUntil ? dayText(rabies.validUntil) : missing}</p>
          <Fact dossier={dossier} label="given" value={day(rabies.givenAt)} />
          <Fact dossier={dossier} label="validFrom" value={day(rabies.validFrom)} />
          <p>{[rabies.product, rabies.batch].filter(Boolean).join(", ")}</p>
        </div>
      )}
      {titer && (
        <div>
          <h3 className={styles.part}>
            <SheetLabel label="titer" language={language} />
          </h3>
          <p className={styles.label}>
            <SheetLabel label="sampled" language={language} />
          </p>
          <p className={styles.main}>{titer.sampledAt ? dayText(titer.sampledAt) : missing}</p>
          <Fact
            dossier={dossier}
            label="result"
            value={titer.valueIuPerMl !== null && `${titer.valueIuPerMl} IU/mL`}
          />
          <Fact dossier={dossier} label="laboratory" value={titer.laboratory} />
        </div>
      )}
    </div>
  );
}

type PaperProps = Pick<SheetProps, "dossier" | "openFile"> & { paper: DossierPaperRow };

function Paper({ dossier, paper, openFile }: PaperProps) {
  const { language } = dossier;
  const { kind, name, issuedAt, endorsedAt, givenAt, validUntil, number, issuer, file } = paper;
  return (
    <li>
      <b>
        <SheetLabel label={dossierPaperLabels[kind]} language={language} />
      </b>
      {name && <span> {name}</span>}
      <div className={styles.facts}>
        <Fact dossier={dossier} label="issued" value={day(issuedAt)} />
        <Fact dossier={dossier} label="endorsed" value={day(endorsedAt)} />
        <Fact dossier={dossier} label="date" value={day(givenAt)} />
        <Fact dossier={dossier} label="validUntil" value={day(validUntil)} />
        <Fact dossier={dossier} label="number" value={number} />
        <Fact dossier={dossier} label="issuer" value={issuer} />
      </div>
      {file && openFile && <div className="screen-only">{openFile({ ...paper, file })}</div>}
    </li>
  );
}

type AirlineRulesProps = { dossier: Dossier; rules: NonNullable<Dossier["airlineRules"]> };

function AirlineRules({ dossier: { language, leg }, rules }: AirlineRulesProps) {
  const airline = leg?.airline || "this airline";
  return (
    <div>
      <h3 className={styles.part}>
        <SheetLabel label="airlineRules" language={language} />
      </h3>
      {rules.length === 0 && <p>We don't have sourced rules for {airline} on this leg.</p>}
      <ul className={styles.papers}>
        {rules.map(({ title, because, sources }) => (
          <li key={title}>
            <b>{title}:</b> <InUnits text={withPounds(because)} />
            {sources.map((source) => (
              <p key={source.title} className={styles.label}>
                <SheetLabel label="source" language={language} />{" "}
                {source.address ? (
                  <a href={source.address} rel="noreferrer">
                    {source.title}
                  </a>
                ) : (
                  source.title
                )}
                {source.checked && !isDay(source.checked) && `, ${source.checked}`}
                {source.checked && isDay(source.checked) && (
                  <>
                    {", "}
                    <SheetLabel label="checked" language={language} /> {dayText(source.checked)}
                  </>
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Some sources have a note in place of the day on which they were checked. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
