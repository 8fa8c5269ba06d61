import { Pause, Play } from "lucide-react";
import { useState } from "react";
import gif from "../../ui/gif.module.css";
import styles from "./playable-picture.module.css";
import { StoryPicture, type StoryPictureProps } from "./story-picture.tsx";

/** A picture of a story; an animated one has a Play button. */
export function PlayablePicture(props: Omit<StoryPictureProps, "playing">) {
  const [playing, setPlaying] = useState(false);
  if (!props.moves) return <StoryPicture {...props} />;
  return (
    <span className={styles.frame}>
      <StoryPicture {...props} playing={playing} />
      <button type="button" className={gif.play} onClick={() => setPlaying(!playing)}>
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        {playing ? "Pause" : "Play"}
      </button>
    </span>
  );
}
