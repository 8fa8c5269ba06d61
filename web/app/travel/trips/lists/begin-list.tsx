import { EditFrame } from "../../../forms/edit-form.tsx";
import { useEdit } from "../../../forms/use-edit.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import styles from "./lists.module.css";
import { packingListCodec } from "./line-codecs.ts";

type BeginListProps = { tripId: string; onBegin: (person: string) => void };

/** Starts a person's packing list; it is saved with its first item. */
export function BeginList({ tripId, onBegin }: BeginListProps) {
  const edit = useEdit(packingListCodec, null, {
    draftKey: `trip:${tripId}:packing-list`,
    create: async ({ body }) => body,
    onSaved: ({ person }) => onBegin(person),
  });
  return (
    <EditFrame
      name="packing-list"
      edit={edit}
      className={`${styles.add} ${styles.begin} ${styles.pack} screen-only`}
      summary={false}
    >
      <TextField
        {...edit.field("person")}
        placeholder="Person's name"
        maxLength={80}
        autoComplete="off"
      />
      <Button type="submit">Add list</Button>
    </EditFrame>
  );
}
