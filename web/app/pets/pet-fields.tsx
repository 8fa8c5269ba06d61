import { useState, type ReactNode } from "react";
import { petBioMax, sexes, species } from "#contracts/pets.ts";
import { SelectField, TextArea, TextField } from "../ui/field.tsx";
import { FileField } from "../ui/file-field.tsx";
import { BornFields } from "./born-fields.tsx";
import { BreedField } from "./breed-field.tsx";
import { capital } from "./day-words.ts";
import { choice, type PetFieldsProps } from "./field-props.ts";
import { PaperFields } from "./paper-fields.tsx";
import { fieldLabels } from "./pet-draft.ts";
import styles from "./pet-fields.module.css";
import { kilograms } from "./pet-words.ts";
import { SizeFields, sizeFields } from "./size-fields.tsx";
import { SnubNosedAdvice, type KnownBreed } from "./snub-nosed-advice.tsx";

/** All that is asked of a pet. The name is enough. */
export function PetFields(props: PetFieldsProps) {
  const { pet, words, set, left, wrong, files, setFiles } = props;
  const [found, setFound] = useState<KnownBreed>();
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
      <FileField
        name="petPhoto"
        label="Photo"
        hint="Everybody sees it."
        accept="picture"
        value={files.petPhoto}
        onChange={(petPhoto) => setFiles({ petPhoto })}
        current={pet?.petPhoto}
      />
      <div className={styles.pair}>
        <SelectField
          name="species"
          label={fieldLabels.species}
          hint="Rules differ by it."
          value={words.species}
          onChange={({ target }) => set({ species: choice(["", ...species], target.value) })}
        >
          <option value="">Not said</option>
          {species.map((one) => (
            <option key={one} value={one}>
              {capital(one)}
            </option>
          ))}
        </SelectField>
        <BreedField
          value={words.breed}
          species={words.species}
          error={left.errors["breed"]}
          onChange={(breed) => set({ breed })}
          onFound={(breed) => {
            setFound(breed);
            if (breed && words.species === "") set({ species: breed.species });
          }}
        />
      </div>
      <SnubNosedAdvice
        breed={found}
        petName={words.petName.trim()}
        said={words.snubNosed}
        onSay={(snubNosed) => set({ snubNosed })}
      />
      <BornFields words={words} set={set} left={left} />
      <div className={styles.pair}>
        <TextField
          name="weight"
          label={fieldLabels.weight}
          hint={weightHint(words.weight)}
          autoComplete="off"
          value={words.weight}
          error={left.errors["weight"]}
          onChange={(event) => set({ weight: event.target.value })}
          onBlur={() => left.leave("weight", words.weight)}
        />
        <SelectField
          name="sex"
          label={fieldLabels.sex}
          hint="As the papers say it."
          value={words.sex}
          onChange={({ target }) => set({ sex: choice(["", ...sexes], target.value) })}
        >
          <option value="">Not said</option>
          {sexes.map((one) => (
            <option key={one} value={one}>
              {capital(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        name="bio"
        label={fieldLabels.bio}
        hint="A line or two. Everybody sees it."
        rows={3}
        value={words.bio}
        error={left.errors["bio"]}
        count={`${words.bio.trim().length} of ${petBioMax}`}
        onChange={(event) => set({ bio: event.target.value })}
        onBlur={() => left.leave("bio", words.bio)}
      />
      <More
        title="Size, colour and microchip"
        open={pet !== null || sizeFields.some((name) => words[name] !== "")}
        wrong={sizeFields.some((name) => wrong[name])}
      >
        <SizeFields words={words} set={set} left={left} />
      </More>
      {!pet && (
        <More
          title="Papers"
          open={false}
          wrong={["vaccine", "microchip", "healthCertificate"].some((name) => wrong[name])}
        >
          <PaperFields files={files} setFiles={setFiles} />
        </More>
      )}
    </>
  );
}

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
      <div className="stack loose">{children}</div>
    </details>
  );
}

function weightHint(words: string): string {
  const kg = kilograms(words);
  if (words.trim() === "") return "Such as 22 kg, 4.6 kg or 48 lb.";
  if (kg === null) return "Kept as you write it. With kg or lb it can be held against limits.";
  return `That is ${kg} kg.`;
}
