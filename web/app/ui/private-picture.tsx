import { FileText, ImageOff } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { PictureWidth } from "#contracts/kernel/files.ts";
import { Button, type ButtonVariant } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import {
  downloadPrivateFile,
  fetchPicture,
  fileFailure,
  usePrivateFile,
} from "./files/private-file.ts";
import { FilePicture } from "./files/preview.tsx";
import { Notice } from "./notice.tsx";
import { toast } from "./toast-store.ts";
import styles from "./private-picture.module.css";

type PrivatePictureProps = {
  /** `/api/files/<id>` */
  url: string;
  alt: string;
  width?: PictureWidth;
  /** A thumbnail: a failure is an icon instead of text. */
  small?: boolean;
};

/** A private image; an icon for a document. Fills its container. */
export function PrivatePicture({ url, alt, width, small }: PrivatePictureProps) {
  const file = usePrivateFile(url, width ?? (small ? 320 : 640));
  if (file.is === "picture") {
    return <FilePicture className={styles.picture} file={file.picture} alt={alt} />;
  }
  if (file.is === "loading") return <span className={styles.waiting} aria-busy />;
  if (file.is === "paper") {
    return (
      <>
        <FileText size={24} aria-hidden />
        {alt && <span className="sr">{alt}</span>}
      </>
    );
  }
  if (small) return <ImageOff size={24} aria-hidden />;
  return <Notice onRetry={file.retry}>{file.message}</Notice>;
}

type ViewPrivateFileProps = {
  url: string;
  /** The title of the dialog that shows the file. */
  title: string;
  children: ReactNode;
  variant?: ButtonVariant;
  small?: boolean;
  icon?: ReactNode;
};

type View =
  | { is: "closed" }
  | { is: "opening" }
  | { is: "picture"; picture: Blob }
  | { is: "failed"; message: string };

/** A button that opens a private file: an image in a dialog, a PDF as a download. */
export function ViewPrivateFile({ url, title, children, ...buttonProps }: ViewPrivateFileProps) {
  const [view, setView] = useState<View>({ is: "closed" });
  const open = async () => {
    setView({ is: "opening" });
    try {
      const picture = await fetchPicture(url, 1280, new AbortController().signal);
      if (picture !== "paper") return setView({ is: "picture", picture });
      await downloadPrivateFile(url);
      toast(`${title} downloaded.`);
      setView({ is: "closed" });
    } catch (error) {
      setView({ is: "failed", message: fileFailure(error) });
    }
  };

  return (
    <>
      <Button {...buttonProps} busy={view.is === "opening"} onClick={() => void open()}>
        {children}
      </Button>
      {view.is === "failed" && <Notice onRetry={() => void open()}>{view.message}</Notice>}
      <Dialog
        open={view.is === "picture"}
        onClose={() => setView({ is: "closed" })}
        title={title}
        closable
        large
      >
        {view.is === "picture" && (
          <FilePicture className={styles.large} file={view.picture} alt={title} />
        )}
      </Dialog>
    </>
  );
}
