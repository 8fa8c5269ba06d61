import { useState } from "react";
import { storyAltMax, sectionMax, sections } from "#contracts/community/story-names.ts";
import { createStory } from "#contracts/community/stories.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { titleMax } from "#contracts/community/hoot-names.ts";
import { remaining } from "../../ui/remaining.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { FileField, type FileChange } from "../../ui/file-field.tsx";
import { fieldErrors } from "../../forms/use-form.ts";
import styles from "./story-fields.module.css";
import {
  fieldLabels,
  trimmed,
  type PictureName,
  type StoryField,
  type StoryText,
} from "./story-text.ts";

/** What is wrong with each field, told when it is left; '' where it is right by now. */
export function useLeftFields(words: StoryText) {
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    errors,
    /** Looks at a field that is left. One that was never filled is not complained about. */
    leave(name: StoryField) {
      if (words[name] === "" && errors[name] === undefined) return;
      const error = fieldErrors(createStory.body, trimmed(words))?.[name] ?? "";
      setErrors((known) => ({ ...known, [name]: error }));
    },
    forget: () => setErrors({}),
  };
}

export type StoryPictures = Partial<Record<PictureName, FileChange>>;

type StoryFieldsProps = {
  words: StoryText;
  set: (change: Partial<StoryText>) => void;
  left: ReturnType<typeof useLeftFields>;
  pictures: StoryPictures;
  setPicture: (name: PictureName, picture: FileChange) => void;
  /** The addresses of the pictures that are there already. */
  current?: Partial<Record<PictureName, string | null>>;
};

/** Whether there is a picture: a chosen one, or the one that is kept. */
const isThere = (chosen: FileChange, kept: string | null | undefined): boolean =>
  chosen === undefined ? Boolean(kept) : chosen !== null;

const hints: Record<(typeof sections)[number]["content"], string> = {
  contentOne: "Where you were, who was with you, what you had in mind.",
  contentTwo: "The middle, where it got wet or wonderful. You can leave this out.",
  contentThree: "How you got home, or why you stayed. You can leave this out.",
  contentFour: "What you would tell somebody who leaves tomorrow. You can leave this out.",
};

/** Title, texts and pictures of a story. */
export function StoryFields(props: StoryFieldsProps) {
  const { words, set, left, pictures, setPicture, current = {} } = props;
  return (
    <>
      <TextField
        name="title"
        label="Title"
        hint="What would you tell a friend at the gate?"
        required
        value={words.title}
        error={left.errors["title"]}
        count={remaining(words.title, titleMax)}
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => left.leave("title")}
      />
      {sections.map(({ content, image, alt, title }, index) => (
        <div key={content} className={styles.part}>
          <TextArea
            name={content}
            label={title}
            hint={hints[content]}
            rows={5}
            required={index === 0}
            value={words[content]}
            error={left.errors[content]}
            count={counted(words[content])}
            onChange={(event) => set({ [content]: event.target.value })}
            onBlur={() => left.leave(content)}
          />
          <FileField
            name={image}
            label={fieldLabels[image]}
            hint={index === 0 ? "It opens your story." : undefined}
            accept="picture"
            required={index === 0}
            value={pictures[image]}
            // What was missing is there by now.
            error={pictures[image] ? "" : undefined}
            onChange={(picture) => setPicture(image, picture)}
            current={current[image]}
          />
          {isThere(pictures[image], current[image]) && (
            <TextField
              name={alt}
              label="Describe this picture"
              hint="For those who cannot see it. You can leave this out."
              aria-label={`Describe this picture, to “${title}”`}
              value={words[alt]}
              error={left.errors[alt]}
              count={remaining(words[alt], storyAltMax)}
              onChange={(event) => set({ [alt]: event.target.value })}
              onBlur={() => left.leave(alt)}
            />
          )}
        </div>
      ))}
    </>
  );
}

const number = (count: number): string => count.toLocaleString("en-GB");

const counted = (text: string): string => {
  const used = text.trim().length;
  return remaining(text, sectionMax) ?? `${number(used)} of ${number(sectionMax)}`;
};
