import { useState, type ReactNode } from "react";
import { TextField } from "../../ui/field.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { AboutFields } from "./about-fields.tsx";
import type { PetFieldsProps } from "./field-props.ts";
import { KindFields } from "./kind-fields.tsx";
import { PaperFields } from "./paper-fields.tsx";
import { fieldLabels, type PetText } from "./pet-draft.ts";
import styles from "./pet-fields.module.css";
import { SizeFields, sizeFields } from "./size-fields.tsx";

const papers = ["vaccine", "microchip", "healthCertificate"] as const;
const wordsOfMore = ["birthDate", "age", "weight", "sex", "bio"] as const;

/** All that is asked of a pet. The name is enough. */
export function PetFields(props: PetFieldsProps) {
  const { pet, compact, words, set, left, wrong, files, setFiles } = props;
  const isSaid = (names: readonly (keyof PetText)[]) => names.some((name) => words[name] !== "");
  const isWrong = (names: readonly string[]) => names.some((name) => wrong[name]);
  return (
    <>
      <TextField
        name="petName"
        label={fieldLabels.petName}
        required
        autoComplete="off"
        value={words.petName}
        error={left.errors["petName"]}
        onChange={(event) => set({ petName: event.target.value })}
        onBlur={() => left.leave("petName", words.petName)}
      />
      {!compact && <PhotoField {...props} />}
      <KindFields words={words} set={set} left={left} />
      {compact ? (
        <More
          title="Photo, age, weight and bio"
          open={files.petPhoto !== undefined || isSaid(wordsOfMore)}
          wrong={isWrong(["petPhoto", ...wordsOfMore])}
        >
          <PhotoField {...props} />
          <AboutFields words={words} set={set} left={left} />
        </More>
      ) : (
        <AboutFields words={words} set={set} left={left} />
      )}
      <More
        title="Size, colour and microchip"
        // What the advice above says of the nose is no reason to open it.
        open={pet !== null || isSaid(sizeFields.filter((name) => name !== "snubNosed"))}
        wrong={isWrong(sizeFields)}
      >
        <SizeFields words={words} set={set} left={left} />
      </More>
      {!pet && (
        <More title="Papers" open={false} wrong={isWrong(papers)}>
          <PaperFields files={files} setFiles={setFiles} />
        </More>
      )}
    </>
  );
}

const PhotoField = ({ pet, files, setFiles }: PetFieldsProps) => (
  <FileField
    name="petPhoto"
    label="Photo"
    hint="Everybody sees it."
    accept="picture"
    value={files.petPhoto}
    onChange={(petPhoto) => setFiles({ petPhoto })}
    current={pet?.petPhoto}
  />
);

type MoreProps = { title: string; open: boolean; wrong: boolean; children: ReactNode };

/** What not everybody fills in. It opens by itself where something in it is wrong. */
function More({ title, open, wrong, children }: MoreProps) {
  const [isOpen, setOpen] = useState(open);
  const [wasOpen, setWasOpen] = useState(open || wrong);
  // A draft that is restored may fill it.
  if ((open || wrong) !== wasOpen) {
    setWasOpen(open || wrong);
    if (open || wrong) setOpen(true);
  }
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && <div className="stack loose">{children}</div>}
    </details>
  );
}
