import { File as FileIcon, FileText } from "lucide-react";
import { useCallback, useState } from "react";
import styles from "./file-row.module.css";

type FilePictureProps = { file: Blob; alt: string; className?: string; onError?: () => void };

/** A picture that only this browser has. Its address is given back when it is no longer shown. */
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

/** What a chosen file looks like: the picture itself, or the sign of a paper. */
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
