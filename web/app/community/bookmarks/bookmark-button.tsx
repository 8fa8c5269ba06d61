import { Bookmark } from "lucide-react";
import actions from "../../ui/actions.module.css";
import { classes } from "../../ui/classes.ts";
import styles from "./bookmark-button.module.css";
import { type BookmarkProps, useBookmark } from "./use-bookmark.ts";

/** Saves a thing for later, or removes it. */
export function BookmarkButton(props: BookmarkProps) {
  const { saved, failed, toggle } = useBookmark(props);
  return (
    <>
      <button
        type="button"
        className={classes(actions.action, styles.bookmark)}
        aria-pressed={saved}
        onClick={toggle}
      >
        <Bookmark size={20} aria-hidden />
        {saved ? "Saved" : "Save"}
      </button>
      {failed && (
        <p className={actions.problem} role="alert">
          {saved ? "Couldn't remove your bookmark." : "Couldn't save this."} {failed}
        </p>
      )}
    </>
  );
}
