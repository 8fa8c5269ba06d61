import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { FileChange } from "../../ui/file-field.tsx";
import type { PetText } from "./pet-draft.ts";
import type { Left } from "../../forms/blur-errors.ts";

export type PetFiles = Partial<
  Record<"petPhoto" | "vaccine" | "microchip" | "healthCertificate", FileChange>
>;

/** Fields that hold words. */
export type WordFieldsProps = {
  words: PetText;
  set: (change: Partial<PetText>) => void;
  left: Left;
};

/** Fields that hold files. */
export type FileFieldsProps = { files: PetFiles; setFiles: (change: PetFiles) => void };

export type PetFieldsProps = WordFieldsProps &
  FileFieldsProps & {
    pet: Pet | null;
    /** Asks for the name first, and for the rest where somebody wants to tell it. */
    compact?: boolean | undefined;
    /** What the last try was refused for. */
    wrong: FieldErrors;
  };

/** One of the choices, '' where it is none of them. */
export const choice = <T extends string>(choices: readonly (T | "")[], value: string): T | "" =>
  choices.find((one) => one === value) ?? "";
