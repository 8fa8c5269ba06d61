import { Camera, FilePlus, ImagePlus } from "lucide-react";
import { useEffect, useRef, type ChangeEvent, type RefObject } from "react";
import { paperTypes, pictureTypes } from "#contracts/kernel/files.ts";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import type { Wiring } from "../field.tsx";
import type { Accept } from "./kinds.ts";
import { useFileDrop } from "./use-file-drop.ts";
import styles from "./drop-zone.module.css";

type DropZoneProps = Omit<Wiring, "className"> & {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  accept: Accept;
  many: boolean;
  camera: boolean;
  /** Smaller once a file is selected. */
  small: boolean;
  required: boolean;
  /** Called with files of any type, not validated yet. */
  onFiles: (files: readonly File[]) => void;
};

const typesOf = { picture: pictureTypes.join(","), paper: paperTypes.join(",") };

/** The dashed area. The native control covers it invisibly, so that everything the browser supports works. */
export function DropZone(props: DropZoneProps) {
  const { input, label, accept, many, camera, small, onFiles, ...wiring } = props;
  const frame = useRef<HTMLDivElement>(null);
  const drag = useFileDrop(frame, onFiles);
  const what = accept === "paper" ? "file" : "photo";
  const Sign = accept === "paper" ? FilePlus : ImagePlus;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = takenOut(currentTarget);
    if (files.length > 0) onFiles(files);
  };

  // Files selected before hydration.
  const early = useRef(onFiles);
  useEffect(() => {
    const files = input.current ? takenOut(input.current) : [];
    if (files.length > 0) early.current(files);
  }, [input]);

  return (
    <div className={classes(styles.ways, small && styles.smallWays)}>
      <div
        ref={frame}
        data-takes-files
        className={classes(
          styles.zone,
          small && styles.small,
          drag !== "none" && styles.near,
          drag === "over" && styles.over,
        )}
      >
        <Sign size={20} aria-hidden />
        <DropText what={what} many={many} />
        {!small && <span className={classes("meta", styles.fine)}>You can also paste.</span>}
        <input
          {...wiring}
          ref={input}
          type="file"
          className={styles.input}
          accept={typesOf[accept]}
          multiple={many}
          onChange={choose}
        />
      </div>
      {camera && (
        <Button
          className={styles.camera}
          title={small ? "Take a photo" : undefined}
          icon={<Camera size={20} aria-hidden />}
          onClick={() => input.current && openCamera(input.current)}
        >
          <span className={small ? "sr" : undefined}>Take a photo</span>
          <span className="sr"> for {label}</span>
        </Button>
      )}
    </div>
  );
}

/** Returns the files of a control and clears it, so that the same file can be selected again. */
function takenOut(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}

// One control for both; `capture` is set only while it opens.
function openCamera(input: HTMLInputElement): void {
  const { accept, multiple } = input;
  input.accept = "image/*";
  input.multiple = false;
  input.setAttribute("capture", "environment");
  input.click();
  setTimeout(() => {
    input.accept = accept;
    input.multiple = multiple;
    input.removeAttribute("capture");
  });
}

/** For a mouse, and for touch and narrow screens. */
const DropText = ({ what, many }: { what: string; many: boolean | undefined }) => (
  <>
    <span className={styles.fine}>
      <b>{many ? `Drop ${what}s here` : `Drop a ${what} here`}</b> or{" "}
      <span className={styles.link}>choose from your device</span>
    </span>
    <span className={styles.coarse}>
      <span className={styles.link}>{many ? `Add ${what}s` : `Add ${what}`}</span>
    </span>
  </>
);
