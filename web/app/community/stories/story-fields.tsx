import { useState } from "react";
import { sectionMax, sections } from "#contracts/community/stories.ts";
import { numberText } from "#format/numbers.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { CountryField } from "../../lookup/places/index.ts";
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

type EditProps = { edit: EditOf<typeof storyCodec> };
type SectionOf = (typeof sections)[number];

/** The sections that most stories do without. */
const later = sections.slice(2);

/** Title, texts and pictures of a story; the last sections are folded until one of them is used. */
export function StoryFields({ edit }: EditProps) {
  const { values, files, errors } = edit;
  const isUsed = ({ content, image }: SectionOf): boolean =>
    values[content] !== "" || values[image].url !== null || Boolean(files[image]);
  const isWrong = ({ content, image, alt }: SectionOf): boolean =>
    [content, image, alt].some((name) => name in errors);
  const [isOpen, setOpen] = useState(later.some(isUsed));
  return (
    <>
      <TextField {...edit.field("title")} hint="Your story in one line." required />
      {sections.slice(0, 2).map((section, index) => (
        <Section key={section.content} edit={edit} section={section} isFirst={index === 0} />
      ))}
      <details
        className={styles.later}
        open={isOpen || later.some(isWrong)}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>Two more parts: {later.map(({ title }) => title).join(" · ")}</summary>
        <div className={styles.parts}>
          {later.map((section) => (
            <Section key={section.content} edit={edit} section={section} isFirst={false} />
          ))}
        </div>
      </details>
      <fieldset className={styles.part}>
        <legend className="sr">The trip</legend>
        <p className="meta">
          Name both countries, and your story shows a map of the way. Optional.
        </p>
        <div className={styles.ends}>
          <CountryField {...edit.field("from")} />
          <CountryField {...edit.field("to")} />
        </div>
      </fieldset>
    </>
  );
}

type SectionProps = EditProps & { section: SectionOf; isFirst: boolean };

/** The text of a section and its picture. */
function Section({ edit, section: { content, image, alt, title }, isFirst }: SectionProps) {
  const { values, files } = edit;
  /** Whether there is a picture: a new one or the saved one. */
  const hasPicture =
    files[image] === undefined ? values[image].url !== null : files[image] !== null;
  return (
    <div className={styles.part}>
      <TextArea
        {...edit.field(content)}
        hint={hints[content]}
        rows={5}
        required={isFirst}
        count={countText(values[content])}
      />
      <FileField
        {...edit.file(image)}
        hint={isFirst ? "Shown at the top of your story." : undefined}
        accept="picture"
        required={isFirst}
        small={!isFirst}
      />
      {hasPicture && (
        <TextField
          {...edit.field(alt)}
          label="Describe this photo"
          hint="For people who can't see it. Optional."
          aria-label={`Describe the photo for “${title}”`}
        />
      )}
    </div>
  );
}

const countText = (text: string): string => {
  const used = text.trim().length;
  return remaining(text, sectionMax) ?? `${numberText(used)} of ${numberText(sectionMax)}`;
};
