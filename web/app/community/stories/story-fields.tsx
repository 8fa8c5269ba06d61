import { sectionMax, sections } from "#contracts/community/stories.ts";
import { numberText } from "#format/numbers.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { FileField } from "../../ui/file-field.tsx";
import { remaining } from "../../ui/remaining.ts";
import type { storyCodec } from "./story-codec.ts";
import styles from "./stories.module.css";

const hints: Record<(typeof sections)[number]["content"], string> = {
  contentOne: "Where you were, who came along and what you had planned.",
  contentTwo: "The best part, the worst part or the surprise. Optional.",
  contentThree: "How you got home, or why you stayed. Optional.",
  contentFour: "What you'd tell someone who leaves tomorrow. Optional.",
};

/** Title, texts and pictures of a story. */
export function StoryFields({ edit }: { edit: EditOf<typeof storyCodec> }) {
  const { values, files } = edit;
  /** Whether there is a picture: a new one or the saved one. */
  const hasPicture = (image: (typeof sections)[number]["image"]): boolean =>
    files[image] === undefined ? values[image].url !== null : files[image] !== null;
  return (
    <>
      <TextField {...edit.field("title")} hint="Your story in one line." required />
      {sections.map(({ content, image, alt, title }, index) => (
        <div key={content} className={styles.part}>
          <TextArea
            {...edit.field(content)}
            hint={hints[content]}
            rows={5}
            required={index === 0}
            count={countText(values[content])}
          />
          <FileField
            {...edit.file(image)}
            hint={index === 0 ? "Shown at the top of your story." : undefined}
            accept="picture"
            required={index === 0}
          />
          {hasPicture(image) && (
            <TextField
              {...edit.field(alt)}
              label="Describe this photo"
              hint="For people who can't see it. Optional."
              aria-label={`Describe the photo for “${title}”`}
            />
          )}
        </div>
      ))}
    </>
  );
}

const countText = (text: string): string => {
  const used = text.trim().length;
  return remaining(text, sectionMax) ?? `${numberText(used)} of ${numberText(sectionMax)}`;
};
