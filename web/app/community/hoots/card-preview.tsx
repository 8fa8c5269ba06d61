import { useMe } from "../../accounts/viewer/index.ts";
import { Postcard } from "../../ui/postcard.tsx";
import { Poster } from "../../ui/poster.tsx";
import { Tag } from "../../ui/tag.tsx";
import styles from "./write.module.css";
import type { HootValues } from "./hoot-codec.ts";
import { isPlace } from "../../links/hoots.ts";
import { preview } from "./text.ts";
import { useCategories, useCategoryLabel } from "./category-tag.tsx";

/** A preview of the postcard. It repeats the form, so it is hidden from assistive technology. */
export function CardPreview({ values: { title, text, category } }: { values: HootValues }) {
  const me = useMe();
  const label = useCategoryLabel(category);
  const place = useCategories().findIndex(({ name }) => name === category);
  return (
    <div className={styles.cardPreviewBeside}>
      <Postcard
        title={title.trim() || "Your title"}
        tag={<Tag>{label}</Tag>}
        face={me ?? { _id: "you" }}
        foot={<span className={`meta ${styles.by}`}>{me?.username ?? "you"} · just now</span>}
      >
        <p className={styles.excerpt}>
          {preview(text.trim()) || "The start of your text will show here."}
        </p>
      </Postcard>
      <div className={styles.poster}>
        <Poster place={isPlace(category) ? category : `On the road ${place}`} shape="landscape">
          {isPlace(category) ? label : "On the road"}
        </Poster>
      </div>
    </div>
  );
}
