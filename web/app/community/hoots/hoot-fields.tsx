import { useState } from "react";
import { categories, titleMax } from "#contracts/community/hoot-names.ts";
import { createHoot, hootTextMax } from "#contracts/community/hoots.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { remaining } from "../../ui/remaining.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { fieldErrors } from "../../forms/use-form.ts";
import { GifField } from "./gif-field.tsx";
import styles from "./hoot-fields.module.css";
import { trimmed, type HootText } from "./hoot-text.ts";

/** What is wrong with each field, told when it is left; '' where it is right by now. */
export function useLeftFields(words: HootText) {
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    errors,
    /** Looks at a field that is left. One that was never filled is not complained about. */
    leave(name: "title" | "text") {
      if (words[name] === "" && errors[name] === undefined) return;
      const error = fieldErrors(createHoot.body, trimmed(words))?.[name] ?? "";
      setErrors((known) => ({ ...known, [name]: error }));
    },
    forget: () => setErrors({}),
  };
}

export type LeftFields = ReturnType<typeof useLeftFields>;

type HootFieldsProps = {
  words: HootText;
  set: (change: Partial<HootText>) => void;
  left: LeftFields;
  compact?: boolean | undefined;
};

/** Title, text, category and GIF of a hoot. */
export function HootFields({ words, set, left, compact }: HootFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label="Title"
        hint={compact ? undefined : "What would you tell a friend at the gate?"}
        required
        value={words.title}
        error={left.errors["title"]}
        count={remaining(words.title, titleMax)}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => left.leave("title")}
      />
      <TextArea
        name="text"
        label="Text"
        rows={compact ? 3 : 6}
        required
        value={words.text}
        error={left.errors["text"]}
        count={remaining(words.text, hootTextMax)}
        onChange={(event) => set({ text: event.target.value })}
        onBlur={() => left.leave("text")}
      />
      <div className={styles.pair}>
        <SelectField
          name="category"
          label="Category"
          value={words.category}
          onChange={(event) => {
            const category = categories.find((known) => known === event.target.value);
            if (category) set({ category });
          }}
        >
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <GifField url={words.gifUrl} onChange={(gifUrl) => set({ gifUrl })} />
      </div>
    </>
  );
}
