import { useState } from "react";
import { localDay, daysAfter, wholeYears } from "#contracts/kernel/days.ts";
import { sexes, species, petBioMax } from "#contracts/travel/pets.ts";
import { kilograms } from "#contracts/travel/pet-weight.ts";
import { capitalized } from "#format/words.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { More } from "../../ui/more.tsx";
import { classes } from "../../ui/classes.ts";
import { FileField } from "../../ui/file-field.tsx";
import { BreedField, type KnownBreed } from "../breeds/index.ts";
import { papers } from "./pet-facts.ts";
import type { petCodec } from "./pet-codec.ts";
import { ageText, shortChip } from "./pet-text.ts";
import { Likeness } from "./likeness.tsx";
import { SnubNosedAdvice } from "./snub-nosed-advice.tsx";
import styles from "./forms.module.css";
import { YesNoField } from "./yes-no-field.tsx";

const fieldsOfMore = ["birthDate", "age", "weight", "sex", "bio"] as const;
const measures = ["lengthCm", "heightCm", "widthCm"] as const;
const sizeFields = [
  ...measures,
  "microchipNumber",
  "microchipDate",
  "readAt",
  "neutered",
  "serviceDog",
] as const;

type PetEdit = EditOf<typeof petCodec>;
type PartProps = { edit: PetEdit };

type PetFieldsProps = PartProps & {
  /** Shows the name first, and other fields on request. */
  compact?: boolean | undefined;
};

/** All fields of a pet. Only the name is required. */
export function PetFields({ edit, compact }: PetFieldsProps) {
  const { current, values, files, errors } = edit;
  const isFilled = (names: readonly (keyof typeof values)[]) =>
    names.some((name) => values[name] !== "");
  const isWrong = (names: readonly string[]) => names.some((name) => errors[name]);
  return (
    <>
      <TextField {...edit.field("petName")} required autoComplete="off" />
      {current ? (
        <KindFields edit={edit} />
      ) : (
        <div className={classes(styles.kind, compact && styles.alone)}>
          <div className={styles.likeness} aria-hidden>
            <Likeness edit={edit} />
          </div>
          <div className="stack">
            <KindFields edit={edit} />
          </div>
        </div>
      )}
      {!compact && <PhotoField edit={edit} />}
      {compact ? (
        <More
          title="Photo, age, weight and bio"
          open={files["petPhoto"] !== undefined || isFilled(fieldsOfMore)}
          wrong={isWrong(["petPhoto", ...fieldsOfMore])}
        >
          <PhotoField edit={edit} />
          <AboutFields edit={edit} />
        </More>
      ) : (
        <AboutFields edit={edit} />
      )}
      <More
        title="Size and microchip"
        // An answer to the advice above is no reason to open it.
        open={current !== null || isFilled(sizeFields)}
        wrong={isWrong([...sizeFields, "snubNosed"])}
      >
        <SizeFields edit={edit} />
      </More>
      {!current && (
        <More title="Documents" open={false} wrong={isWrong(papers)}>
          {papers.map((name) => (
            <FileField key={name} {...edit.file(name)} hint="Only you can see it." accept="paper" />
          ))}
        </More>
      )}
    </>
  );
}

const PhotoField = ({ edit }: PartProps) => (
  <FileField {...edit.file("petPhoto")} hint="Visible to everyone." accept="picture" />
);

/** Species, breed and color, with the advice for snub-nosed breeds. */
function KindFields({ edit }: PartProps) {
  const { values, set } = edit;
  const [found, setFound] = useState<KnownBreed>();
  return (
    <>
      <div className={styles.three}>
        <SelectField {...edit.field("species")} hint="Entry rules depend on it.">
          <option value="">Select</option>
          {species.map((one) => (
            <option key={one} value={one}>
              {capitalized(one)}
            </option>
          ))}
        </SelectField>
        <BreedField
          label={edit.field("breed").label}
          value={values.breed}
          species={values.species}
          onChange={(breed) => set({ breed })}
          onFound={(breed) => {
            setFound(breed);
            if (breed && values.species === "") set({ species: breed.species });
            const snubNosed = snubNosedAfter(values.snubNosed, found, breed);
            if (snubNosed !== values.snubNosed) set({ snubNosed });
          }}
        />
        <TextField
          {...edit.field("colour")}
          hint="For example, black or ginger."
          autoComplete="off"
        />
      </div>
      <SnubNosedAdvice
        breed={found}
        petName={values.petName.trim()}
        answer={values.snubNosed}
        onAnswer={(snubNosed) => set({ snubNosed })}
      />
    </>
  );
}

type Answer = "" | "yes" | "no";

/** A snub-nosed breed is marked as such; the mark that an earlier breed set goes with it. */
function snubNosedAfter(
  answer: Answer,
  before: KnownBreed | undefined,
  breed: KnownBreed | undefined,
): Answer {
  const own = answer === "yes" && before?.snubNosed === true ? "" : answer;
  return own === "" && breed?.snubNosed ? "yes" : own;
}

/** Age, weight, sex and bio. The age follows from the birth date. */
function AboutFields({ edit }: PartProps) {
  const { birthDate, weight, bio } = edit.values;
  const today = localDay();
  const tomorrow = daysAfter(today, 1);
  return (
    <>
      <div className={styles.pair}>
        <DateField
          {...edit.field("birthDate")}
          hint="Not sure? Enter an age instead."
          max={tomorrow}
        />
        {birthDate !== "" && birthDate <= tomorrow ? (
          <TextField
            name="age"
            label={edit.field("age").label}
            hint="Calculated from the birth date."
            readOnly
            value={ageText({ age: wholeYears(birthDate, today), birthDate }, today)}
          />
        ) : (
          <TextField
            {...edit.field("age")}
            hint="In years."
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </div>
      {birthDate !== "" && (
        <SelectField
          {...edit.field("birthPrecision")}
          hint="If you only know the month or year, enter its first day above."
        >
          <option value="">Exact day</option>
          <option value="month">Only the month</option>
          <option value="year">Only the year</option>
        </SelectField>
      )}
      <div className={styles.pair}>
        <TextField {...edit.field("weight")} hint={weightHint(weight)} autoComplete="off" />
        <SelectField {...edit.field("sex")} hint="As shown on official documents.">
          <option value="">Select</option>
          {sexes.map((one) => (
            <option key={one} value={one}>
              {capitalized(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        {...edit.field("bio")}
        hint="A line or two. Visible to everyone."
        rows={3}
        count={`${bio.trim().length} of ${petBioMax}`}
      />
    </>
  );
}

function weightHint(weight: string): string {
  const kg = kilograms(weight);
  if (weight.trim() === "") return "For example, 48 lb or 22 kg.";
  if (kg === null) return "Add lb or kg so we can compare it with airline limits.";
  return `That's ${kg} kg.`;
}

function chipHint(number: string): string {
  const digits = shortChip(number);
  return digits === undefined
    ? "15 digits (or 9 or 10), as shown on documents or a scanner."
    : `${digits} digits: not an ISO microchip. Your pet's page lists where one is required.`;
}

const hints = {
  lengthCm: "Nose to base of tail. Inches work too: 29 in.",
  heightCm: "Floor to top of head or ears.",
  widthCm: "Across the shoulders.",
};

/** What airlines and borders require: size, snub nose and microchip. */
const SizeFields = ({ edit }: PartProps) => (
  <>
    <div className={styles.three}>
      {measures.map((name) => (
        <TextField key={name} {...edit.field(name)} hint={hints[name]} autoComplete="off" />
      ))}
    </div>
    <YesNoField
      {...edit.field("snubNosed")}
      hint="Flat-faced, like a pug or a Persian. Airlines often restrict them."
    />
    <div className={styles.pair}>
      <TextField
        {...edit.field("microchipNumber")}
        hint={chipHint(edit.values.microchipNumber)}
        inputMode="numeric"
        autoComplete="off"
      />
      <DateField
        {...edit.field("microchipDate")}
        hint="Date implanted."
        max={daysAfter(localDay(), 1)}
      />
    </div>
    <div className={styles.pair}>
      <DateField
        {...edit.field("readAt")}
        hint="Date first scanned, if you don't know when it was implanted."
        max={daysAfter(localDay(), 1)}
      />
      <YesNoField {...edit.field("neutered")} hint="Some countries ask for this." />
    </div>
    {edit.values.species !== "cat" && (
      <YesNoField
        {...edit.field("serviceDog")}
        hint="Trained to help a person with a disability."
      />
    )}
  </>
);
