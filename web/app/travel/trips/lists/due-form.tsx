import { useEffect, useRef } from "react";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { EditFrame } from "../../../forms/edit-form.tsx";
import { SubmitButton } from "../../../forms/form.tsx";
import { useEdit } from "../../../forms/use-edit.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import styles from "./lists.module.css";
import { dueCodec } from "./line-codecs.ts";

type DueFormProps = {
  /** The item as it is saved. */
  item: Item;
  /** Resolves to whether the date was saved. */
  save: (due: string | null) => Promise<boolean>;
  onClose: () => void;
};

/** The form for the due date of an item. */
export function DueForm({ item, save, onClose }: DueFormProps) {
  const { _id, text, due } = item;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const edit = useEdit(dueCodec, item, {
    draftKey: `due:${_id}`,
    update: async ({ body }) => ((await save(body.due ?? null)) ? item : undefined),
    onSaved: onClose,
    onClose,
  });

  return (
    <EditFrame
      name={`due-${_id}`}
      edit={edit}
      className={`${styles.form} screen-only`}
      aria-label={`Due date for ${text}`}
      summary={false}
    >
      <DateField
        {...edit.field("due")}
        ref={input}
        label={`Due date for ${text}`}
        labelHidden
        onKeyDown={(event) => event.key === "Escape" && edit.cancel?.()}
      />
      <div className={styles.buttons}>
        <SubmitButton handle={edit.form} variant="pri" small busyText="Saving…">
          Save date
        </SubmitButton>
        {due && (
          <Button
            variant="txt"
            small
            onClick={() => {
              edit.cancel?.();
              void save(null);
            }}
          >
            Remove date
          </Button>
        )}
        <Button variant="txt" small onClick={edit.cancel}>
          Cancel
        </Button>
      </div>
    </EditFrame>
  );
}
