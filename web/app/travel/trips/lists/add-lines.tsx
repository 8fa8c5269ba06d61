import { Plus } from "lucide-react";
import type { ClipboardEvent } from "react";
import { itemTextMax } from "#contracts/travel/trip-parts.ts";
import { EditFrame } from "../../../forms/edit-form.tsx";
import { useEdit } from "../../../forms/use-edit.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import styles from "./lists.module.css";
import { lineCodec } from "./line-codecs.ts";

type AddLinesProps = {
  tripId: string;
  name: string;
  /** Label of the field: "Add a to-do". */
  label: string;
  /** Name of the list. */
  title: string;
  /** Resolves to whether they were saved; else the text comes back. */
  onAdd: (lines: string[], due: string | null) => Promise<boolean>;
  /** Shows a date field as well, once there is text. */
  dated?: boolean;
};

/** Adds an item to a list; pasted lines become several items. */
export function AddLines({ tripId, name, label, title, onAdd, dated }: AddLinesProps) {
  const add = (lines: string[], due: string | null) =>
    lines.length > 0 ? onAdd(lines, due) : Promise.resolve(false);
  const edit = useEdit(lineCodec, null, {
    draftKey: `trip:${tripId}:add-${name}`,
    optimistic: true,
    create: async ({ body }) => {
      const line = { text: body.text, due: body.due ?? null };
      return (await add(listLines(line.text), line.due)) ? line : undefined;
    },
    onSaved: () => undefined,
  });
  const { text, due } = edit.values;

  const paste = async (lines: string[]) => {
    edit.set({ text: "", due: "" });
    const isSaved = await add(lines, due || null);
    if (!isSaved) edit.set({ text, due });
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    void paste(listLines(`${text}${pasted}`));
  };

  return (
    <EditFrame
      name={name}
      edit={edit}
      className={`${styles.add} screen-only`}
      aria-label={title}
      summary={false}
    >
      <TextField
        {...edit.field("text")}
        label={label}
        labelHidden
        placeholder={label}
        autoComplete="off"
        maxLength={itemTextMax}
        onPaste={onPaste}
      />
      <Button type="submit" variant="pri" aria-label={label}>
        <Plus aria-hidden />
      </Button>
      {dated && (text !== "" || due !== "") && (
        <div className={styles.checkListWhen}>
          <DateField {...edit.field("due")} />
        </div>
      )}
    </EditFrame>
  );
}

/** The lines of a text as items for a list: without bullets or duplicates. */
export function listLines(text: string): string[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-*•–]|\d{1,2}[.)]|\[[ xX]?\])\s+/u, "")
        .trim()
        .slice(0, itemTextMax),
    )
    .filter((line) => line !== "");
  return [...new Set(lines)];
}
