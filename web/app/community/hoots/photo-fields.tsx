import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { type HootPhotoName, hootPhotos } from "#contracts/community/hoots.ts";
import { inText } from "#format/words.ts";
import type { ChosenFiles } from "../../forms/draft-files.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import type { StoredFile } from "../../forms/fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FileField } from "../../ui/file-field.tsx";
import type { hootCodec } from "./hoot-codec.ts";
import styles from "./write.module.css";

type HootEdit = EditOf<typeof hootCodec>;

/** What is used of an edit whose codec has the fields of photos. */
type PhotoEdit = {
  values: Record<HootPhotoName, StoredFile>;
  files: ChosenFiles;
  file: (name: HootPhotoName) => ReturnType<HootEdit["file"]>;
  field: (name: `${HootPhotoName}Alt`) => ReturnType<HootEdit["field"]>;
};

/** Photos with their descriptions: those that are there, and a field for the next one. */
export function PhotoFields({ edit }: { edit: PhotoEdit }) {
  const { values, files } = edit;
  const [adding, setAdding] = useState(true);
  const isUsed = (name: HootPhotoName) => Boolean(files[name]) || values[name].url !== null;
  /** A saved photo that is about to be removed needs no description. */
  const isShown = (name: HootPhotoName) =>
    files[name] === undefined ? values[name].url !== null : files[name] !== null;
  const next = hootPhotos.find(({ file }) => !isUsed(file));
  const open = hootPhotos.filter(({ file }) => isUsed(file) || (adding && file === next?.file));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        Photos <span className={styles.optional}>optional, up to {hootPhotos.length}</span>
      </legend>
      {open.map(({ file, alt, label }) => {
        const field = edit.file(file);
        return (
          <div key={file} className={styles.photo}>
            <FileField
              {...field}
              accept="picture"
              onChange={(chosen) => {
                field.onChange(chosen);
                setAdding(false);
              }}
            />
            {isShown(file) && (
              <TextField
                {...edit.field(alt)}
                label="Describe this photo"
                hint="For people who can't see it. Optional."
                aria-label={`Describe the ${inText(label)}`}
              />
            )}
          </div>
        );
      })}
      {!adding && next && (
        <div className="row">
          <Button icon={<ImagePlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
            Add another photo
          </Button>
        </div>
      )}
    </fieldset>
  );
}
