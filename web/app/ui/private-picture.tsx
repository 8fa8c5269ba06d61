import { FileText, ImageOff } from "lucide-react";
import { useLayoutEffect, useState, type ReactNode } from "react";
import type { PictureWidth } from "#contracts/kernel/files.ts";
import { Button, type ButtonVariant } from "./button.tsx";
import { lazy } from "../data/lazy/lazy.tsx";
import { usePrivateFile } from "./files/private-file.ts";
import { FilePicture } from "./files/preview.tsx";
import { Notice } from "./notice.tsx";
import styles from "./private-picture.module.css";

const FileViewerDialog = lazy(
  async () => (await import("./files/file-viewer.tsx")).FileViewerDialog,
);

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
  /** The page of this file, if it has one of its own. */
  page?: string | undefined;
  /** Actions in the dialog, such as replacing the file. */
  actions?: ReactNode;
  /** Called when the dialog is closed. */
  onClose?: () => void;
  variant?: ButtonVariant;
  small?: boolean;
  icon?: ReactNode;
};

/** A button that opens a private file in a dialog. */
export function ViewPrivateFile(props: ViewPrivateFileProps) {
  const { url, title, page, children, actions, onClose, ...buttonProps } = props;
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button {...buttonProps} data-reads busy={isLoading} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <FileViewerDialog
          fallback={<WhileLoading onChange={setLoading} />}
          url={url}
          label={title}
          page={page}
          onClose={close}
        >
          {actions}
        </FileViewerDialog>
      )}
    </>
  );
}

/** Reports that the dialog loads. React shows it 300 ms after this at the earliest, so the button responds meanwhile. */
function WhileLoading({ onChange }: { onChange: (isLoading: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
