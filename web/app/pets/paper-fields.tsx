import { FileField } from "../ui/file-field.tsx";
import type { FileFieldsProps } from "./field-props.ts";

/** The three papers of a pet, as they stand on the wire, with their names for people. */
export const paperLabels = {
  vaccine: "Vaccine",
  microchip: "Microchip",
  healthCertificate: "Health certificate",
} as const;
export type Paper = keyof typeof paperLabels;
export const papers: readonly Paper[] = ["vaccine", "microchip", "healthCertificate"];

/** The papers of a new pet. */
export function PaperFields({ files, setFiles }: FileFieldsProps) {
  return papers.map((name) => (
    <FileField
      key={name}
      name={name}
      label={paperLabels[name]}
      hint="Nobody but you can open it."
      accept="paper"
      value={files[name]}
      onChange={(file) => setFiles({ [name]: file })}
    />
  ));
}
