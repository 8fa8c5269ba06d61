import { FileText } from "lucide-react";
import { dossierPaperLabels } from "#contracts/travel/dossier-labels.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { ViewPrivateFile } from "../../ui/private-picture.tsx";
import {
  chipGroups,
  labelText,
  linesOf,
  productText,
  type CounterDocument,
  type CounterLanguage,
} from "./counter-text.ts";
import styles from "./counter.module.css";

type DocumentPanelProps = { pet: Pet; document: CounterDocument; language: CounterLanguage };

/** One document in large print, and its file. */
export function DocumentPanel({ pet, document, language }: DocumentPanelProps) {
  const { kind, record, file } = document;
  const title = dossierPaperLabels[kind];
  const product = productText(record);
  const chip = pet.microchipNumber ? chipGroups(pet.microchipNumber).join(" ") : "";
  return (
    <div className={styles.document}>
      <div>
        <h1 tabIndex={-1} lang={language}>
          {title[language]}
        </h1>
        <p className={styles.label}>{[pet.petName, product].filter(Boolean).join(" · ")}</p>
      </div>
      <dl>
        {linesOf(document, chip).map(([label, text]) => (
          <div key={label}>
            <dt lang={language}>{labelText(label, language)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {file && (
        <ViewPrivateFile
          url={file}
          title={`${title.en} of ${pet.petName}`}
          icon={<FileText aria-hidden />}
        >
          View original
        </ViewPrivateFile>
      )}
    </div>
  );
}
