import { posterUrl } from "#art/urls.ts";
import { hootPhotos } from "#contracts/community/hoots.ts";
import { pictureUrl } from "#contracts/kernel/files.ts";
import { useMe } from "../../accounts/viewer/index.ts";
import type { EditOf } from "../../forms/edit-types.ts";
import { isPlace } from "../../links/hoots.ts";
import { travelerOf } from "../../travel/pets/index.ts";
import { classes } from "../../ui/classes.ts";
import { FilePicture } from "../../ui/files/preview.tsx";
import { stillOf } from "../../ui/gif.tsx";
import { Postcard } from "../../ui/postcard.tsx";
import { Tag } from "../../ui/tag.tsx";
import cards from "./cards.module.css";
import styles from "./write.module.css";
import type { hootCodec } from "./hoot-codec.ts";
import { preview } from "./text.ts";
import { useCategoryLabel } from "./category-tag.tsx";

type CardPreviewProps = { edit: EditOf<typeof hootCodec> };

/** A preview of the postcard. */
export function CardPreview({ edit }: CardPreviewProps) {
  const { title, text, category } = edit.values;
  const me = useMe();
  const front = <Front edit={edit} avatar={me?.avatar ?? null} />;
  const isPictured = pictureIn(edit) !== undefined || isPlace(category);
  return (
    <div className={styles.card}>
      <Postcard
        title={title.trim() || "Your title"}
        tag={<Tag>{useCategoryLabel(category)}</Tag>}
        face={me ?? { _id: "you" }}
        front={isPictured && front}
        foot={<span className={`meta ${cards.by}`}>{me?.username ?? "you"} · just now</span>}
      >
        <p className={classes(cards.excerpt, !isPictured && cards.ruled)}>
          {preview(text.trim()) || "The start of your text will show here."}
        </p>
      </Postcard>
    </div>
  );
}

/** The first photo, or the GIF as it stands still. */
function pictureIn({ values, files }: CardPreviewProps["edit"]): File | string | undefined {
  for (const { file } of hootPhotos) {
    const chosen = files[file];
    if (chosen) return chosen;
    const { url } = values[file];
    if (url !== null && chosen === undefined) return pictureUrl(url, 640);
  }
  return values.gifUrl === null ? undefined : (stillOf(values.gifUrl) ?? values.gifUrl);
}

/** As on the card: a picture of the author, or a poster of the place with their pet. */
function Front({ edit, avatar }: CardPreviewProps & { avatar: string | null }) {
  const picture = pictureIn(edit);
  if (picture instanceof File) return <FilePicture key={picture.name} file={picture} alt="" />;
  const { category: place } = edit.values;
  const poster = { place, shape: "landscape", time: "day", pet: travelerOf(avatar) } as const;
  return <img src={picture ?? posterUrl(poster)} alt="" decoding="async" />;
}
