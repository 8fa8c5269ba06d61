import { ImageOff } from "lucide-react";
import { pictureUrl } from "#contracts/kernel/files.ts";
import { Button } from "../button.tsx";
import { PrivatePicture, ViewPrivateFile } from "../private-picture.tsx";
import { CrossButton, FileRow } from "./file-row.tsx";
import styles from "./file-row.module.css";
import { sizeText } from "./kinds.ts";
import { Preview } from "./preview.tsx";

/** A file that is selected but not sent yet. */
export function ChosenRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <FileRow
      face={<Preview file={file} />}
      title={file.name}
      actions={<CrossButton label={`Remove ${file.name}`} onClick={onRemove} />}
    >
      {sizeText(file.size)}
    </FileRow>
  );
}

type CurrentRowProps = {
  url: string;
  label: string;
  /** It is removed when the form is saved. */
  leaving: boolean;
  onChange: ((leaving: boolean) => void) | undefined;
};

/** The current file. */
export function CurrentRow({ url, label, leaving, onChange }: CurrentRowProps) {
  const isPrivate = url.startsWith("/api/files/");
  return (
    <FileRow
      face={
        <span className={styles.thumb}>
          {isPrivate ? (
            <PrivatePicture url={url} alt="" small />
          ) : (
            <img src={pictureUrl(url, 320)} alt="" decoding="async" />
          )}
        </span>
      }
      title={leaving ? "Will be removed when you save" : "Current file"}
      actions={
        <>
          {isPrivate && !leaving && (
            <ViewPrivateFile url={url} title={label} small>
              View<span className="sr"> {label}</span>
            </ViewPrivateFile>
          )}
          {onChange && (
            <Button variant="txt" small onClick={() => onChange(!leaving)}>
              {leaving ? "Keep it" : "Remove"}
              <span className="sr"> ({label})</span>
            </Button>
          )}
        </>
      }
    />
  );
}

type DeclinedRowProps = {
  id: string;
  file: File;
  message: string;
  onReplace: () => void;
  onDismiss: () => void;
};

/** A rejected file with the reason. */
export function DeclinedRow({ id, file, message, onReplace, onDismiss }: DeclinedRowProps) {
  return (
    <FileRow
      wrong
      face={
        <span className={styles.thumb}>
          <ImageOff size={24} aria-hidden />
        </span>
      }
      title={file.name}
      actions={
        <>
          <Button small onClick={onReplace}>
            Replace<span className="sr"> {file.name}</span>
          </Button>
          <CrossButton label={`Dismiss ${file.name}`} onClick={onDismiss} />
        </>
      }
    >
      <span id={id} role="alert">
        {message}
      </span>
    </FileRow>
  );
}
