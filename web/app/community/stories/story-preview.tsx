import { useEffect, useState } from "react";
import { sections } from "#contracts/community/stories.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { Leash } from "../../ui/heading.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { pictureOf, type Told } from "./pictures.ts";
import type { storyCodec } from "./story-codec.ts";
import { StoryPicture } from "./story-picture.tsx";
import { StoryBody } from "./story-view.tsx";
import styles from "./stories.module.css";

type StoryPreviewProps = { edit: EditOf<typeof storyCodec>; open: boolean; onClose: () => void };

/** A story as readers will see it. */
export function StoryPreview({ edit, open, onClose }: StoryPreviewProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Preview" closable large>
      {open && <Told edit={edit} />}
    </Dialog>
  );
}

function Told({ edit: { values, files } }: Pick<StoryPreviewProps, "edit">) {
  const urls = useUrls(sections.map(({ image }) => files[image]));
  const pictures = sections.map(({ image }, index) =>
    files[image] === undefined ? values[image].url : (urls[index] ?? null),
  );
  const [contentOneImage = null, contentTwoImage = null, contentThreeImage = null] = pictures;
  const story: Told = {
    ...values,
    contentOneImage,
    contentTwoImage,
    contentThreeImage,
    contentFourImage: pictures[3] ?? null,
    pictures: [],
  };
  const title = values.title.trim() || "Your title";
  const first = pictureOf(story, 0);
  return (
    <article className={styles.preview}>
      <div>
        <h3>{title}</h3>
        <Leash />
      </div>
      {first && <StoryPicture {...first} place={title} sizes="720px" />}
      <StoryBody blog={story} level="h4" />
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
