import { File as FileIcon, FileText } from "lucide-react";
import { useCallback, useState } from "react";
import styles from "./file-row.module.css";

type FilePictureProps = { file: Blob; alt: string; className?: string; onError?: () => void };

/** An image that only this browser has. Its object URL is revoked when it is no longer shown. */
export function FilePicture({ file, alt, className, onError }: FilePictureProps) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} decoding="async" onError={onError} />;
}

/** The preview of a selected file: the image, or an icon for a document. */
export function Preview({ file }: { file: File }) {
  const [broken, setBroken] = useState<File>();
  const isPaper = file.type === "application/pdf" || /\.pdf$/i.test(file.name);
  return (
    <span className={styles.thumb}>
      {isPaper ? (
        <FileText size={24} aria-hidden />
      ) : broken === file ? (
        <FileIcon size={24} aria-hidden />
      ) : (
        <FilePicture file={file} alt="" onError={() => setBroken(file)} />
      )}
    </span>
  );
}
