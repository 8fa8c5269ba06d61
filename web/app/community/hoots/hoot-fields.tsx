import { categories } from "#contracts/community/hoot-names.ts";
import type { EditOf } from "../../forms/use-edit.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { GifField } from "./gif-field.tsx";
import type { hootCodec } from "./hoot-codec.ts";
import styles from "./hoot-fields.module.css";

type HootFieldsProps = { edit: EditOf<typeof hootCodec>; compact?: boolean | undefined };

/** Title, text, category and GIF of a hoot. */
export function HootFields({ edit, compact }: HootFieldsProps) {
  return (
    <>
      <TextField
        {...edit.field("title")}
        hint={compact ? undefined : "What would you tell a friend at the gate?"}
        required
      />
      <TextArea {...edit.field("text")} rows={compact ? 3 : 6} required />
      <div className={styles.pair}>
        <SelectField {...edit.field("category")}>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <GifField url={edit.values.gifUrl} onChange={(gifUrl) => edit.set({ gifUrl })} />
      </div>
    </>
  );
}
