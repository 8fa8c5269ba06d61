import { Bookmark, Luggage } from "lucide-react";
import { useState } from "react";
import { useUserId } from "../../data/session.ts";
import actions from "../../ui/actions.module.css";
import { classes } from "../../ui/classes.ts";
import styles from "./bookmarks.module.css";
import { SaveToTripDialog } from "./save-to-trip.tsx";
import { type BookmarkProps, useBookmark } from "./use-bookmark.ts";

/**
 * Saves a thing for later, or removes it; members can save it to a trip. A place becomes a plan of a trip instead, beside this
 * button.
 */
export function BookmarkButton(props: BookmarkProps) {
  const { saved, failed, toggle } = useBookmark(props);
  const userId = useUserId();
  const [choosing, setChoosing] = useState(false);
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
      {userId !== undefined && props.kind !== "venue" && (
        <>
          <button type="button" className={actions.action} onClick={() => setChoosing(true)}>
            <Luggage size={20} aria-hidden />
            Save to trip
          </button>
          <SaveToTripDialog {...props} open={choosing} onClose={() => setChoosing(false)} />
        </>
      )}
      {failed && (
        <p className={actions.problem} role="alert">
          {saved ? "Couldn't remove your bookmark." : "Couldn't save this."} {failed}
        </p>
      )}
    </>
  );
}
