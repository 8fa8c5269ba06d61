import { useState } from "react";
import { inText } from "#format/words.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { FileField } from "../ui/file-field.tsx";
import type { UploadOptions } from "./uploads/upload-state.ts";
import { UploadBar } from "./uploads/upload-bar.tsx";
import { useUpload } from "./uploads/use-upload.ts";
import { LeaveWarning } from "./leave-warning.tsx";
import { toast } from "../ui/toast.tsx";

type ChangePaperProps = {
  name: string;
  label: string;
  url: string | null;
  question: string;
  /** It is to be taken away; else another one is chosen. */
  removing: boolean;
  /** Sends the new document; null removes the current one. `applySaved` shows the server's response. */
  send: (file: File | null, options: Partial<UploadOptions>) => Promise<{ applySaved: () => void }>;
  onClose: () => void;
};

/** Replaces or removes a document. */
export function ChangePaper(props: ChangePaperProps) {
  const { name, label, url, question, removing, onClose } = props;
  const [chosen, setChosen] = useState<File>();
  const upload = useUpload();

  const close = () => {
    upload.cancel();
    onClose();
  };

  const send = async (file: File | null) => {
    const saved = await upload.run({ file }, (ready, options) => props.send(ready.file, options));
    saved?.applySaved();
    return saved !== undefined;
  };

  const put = async (file: File) => {
    setChosen(file);
    // The bar says what went wrong, and offers another try.
    const isSaved = await send(file).catch(() => false);
    if (!isSaved) return;
    toast(`${label} saved.`);
    close();
  };

  return (
    <>
      {!removing && (
        <div className="stack tight">
          <FileField
            name={name}
            label={url ? `New ${inText(label)}` : label}
            labelHidden
            accept="paper"
            value={chosen}
            onChange={(file) => {
              if (file) void put(file);
              else {
                upload.cancel();
                setChosen(undefined);
              }
            }}
          />
          <UploadBar upload={upload} onRetry={() => chosen && void put(chosen)} />
          <div>
            <Button small onClick={close}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={removing}
        title={question}
        sentence="This deletes the file and can't be undone."
        action="Remove"
        busyText="Removing…"
        onConfirm={async () => {
          await send(null);
          toast(`${label} removed.`);
        }}
        onClose={close}
      />
      <LeaveWarning
        when={upload.isBusy}
        title="Leave before the upload finishes?"
        sentence="If you leave now, the file won't be saved."
      />
    </>
  );
}
