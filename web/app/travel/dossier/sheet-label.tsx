import {
  dossierLabels,
  type DossierLabel,
  type DossierLabelName,
} from "#contracts/travel/dossier-labels.ts";
import type { DossierLanguage } from "#contracts/travel/dossiers.ts";
import styles from "./sheet.module.css";

type SheetLabelProps = { label: DossierLabelName | DossierLabel; language: DossierLanguage | null };

/** A label in English and in the language of the destination. */
export function SheetLabel({ label: name, language }: SheetLabelProps) {
  const label: DossierLabel = typeof name === "string" ? dossierLabels[name] : name;
  const local = language ? label[language] : label.en;
  return (
    <>
      {label.en}
      {language && local !== label.en && (
        <span className={styles.local} lang={language}>
          {local}
        </span>
      )}
    </>
  );
}
