import { useEffect, useState } from "react";
import { sections } from "#contracts/community/stories.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { Leash } from "../../ui/heading.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { paragraphs } from "../../ui/text.ts";
import { pictureLabel } from "./pictures.ts";
import type { storyCodec } from "./story-codec.ts";
import { StoryPicture } from "./story-picture.tsx";
import styles from "./stories.module.css";

type StoryPreviewProps = { edit: EditOf<typeof storyCodec>; open: boolean; onClose: () => void };

/** A story in the order in which readers will see it. */
export function StoryPreview({ edit, open, onClose }: StoryPreviewProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Preview" closable large>
      {open && <Draft edit={edit} />}
    </Dialog>
  );
}

function Draft({ edit: { values, files } }: Pick<StoryPreviewProps, "edit">) {
  const urls = useUrls(sections.map(({ image }) => files[image]));
  const parts = sections.map(({ content, image, alt, title }, index) => ({
    title,
    url: files[image] === undefined ? values[image].url : urls[index],
    alt: values[alt] || pictureLabel(title),
    text: paragraphs(values[content]),
  }));
  return (
    <article className={styles.preview}>
      <div>
        <h3>{values.title.trim() || "Your title"}</h3>
        <Leash />
      </div>
      {parts.map(({ title, url, alt, text }, index) => (
        <section key={title}>
          {url && <StoryPicture url={url} alt={alt} place={title} sizes="720px" />}
          {(text.length > 0 || index === 0) && <h4>{title}</h4>}
          {text.map((paragraph, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change their order
            <p key={place}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

/** Object URLs of files that only this browser has, revoked when they are no longer shown. */
function useUrls(files: readonly (File | null | undefined)[]): (string | undefined)[] {
  const [urls] = useState(() => files.map((file) => file && URL.createObjectURL(file)));
  useEffect(
    () => () => {
      for (const url of urls) if (url) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls.map((url) => url ?? undefined);
}
