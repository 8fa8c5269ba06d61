import { useRef } from "react";
import { FileField, type FileFieldProps } from "../../ui/file-field.tsx";
import { LeaveWarning } from "../leave-warning.tsx";
import { UploadList } from "./upload-list.tsx";
import type { Uploads } from "./use-uploads.ts";

type UploadFieldProps = Pick<
  FileFieldProps,
  "name" | "label" | "hint" | "labelHidden" | "accept" | "camera"
> & { uploads: Uploads };

const none: readonly File[] = [];

/** A field whose files go out as soon as they are chosen, each with its own bar under it. */
export function UploadField({ uploads, ...field }: UploadFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <FileField {...field} many value={none} onChange={uploads.add}>
        <UploadList
          uploads={uploads}
          onRemoved={() => frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus()}
        />
      </FileField>
      <LeaveWarning
        when={uploads.isBusy}
        title="Leave before the uploads finish?"
        sentence="If you leave now, unfinished uploads will be lost."
      />
    </div>
  );
}
