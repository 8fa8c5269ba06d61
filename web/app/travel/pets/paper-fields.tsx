import { FileField } from "../../ui/file-field.tsx";
import type { FileFieldsProps } from "./field-props.ts";
import { paperLabels, papers } from "./papers.ts";

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
