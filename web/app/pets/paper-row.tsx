import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { AppError } from "#contracts/errors.ts";
import { Pet, petUpdateFailed, updatePet } from "#contracts/pets.ts";
import { call } from "../api/browser.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { FileField } from "../ui/file-field.tsx";
import { UploadBar } from "../ui/files/upload-bar.tsx";
import { useUpload } from "../ui/files/use-upload.ts";
import { LeaveWarning } from "../ui/leave-warning.tsx";
import { ViewPrivateFile } from "../ui/private-picture.tsx";
import { toast } from "../ui/toast.tsx";
import { paperLabels, type Paper } from "./paper-fields.tsx";
import styles from "./papers-card.module.css";
import { keepPet } from "./use-pets.ts";

type PaperRowProps = { pet: Pet; paper: Paper };

type Row = { is: "closed" } | { is: "choosing" } | { is: "removing" };

/** One paper: seen, put in, replaced, or taken away, and nothing else of the pet with it. */
export function PaperRow({ pet, paper }: PaperRowProps) {
  const client = useQueryClient();
  const [row, setRow] = useState<Row>({ is: "closed" });
  const [chosen, setChosen] = useState<File>();
  const upload = useUpload();
  const change = useRef<HTMLButtonElement>(null);
  // Retry goes by the version that is known by then.
  const latest = useRef(pet);
  useEffect(() => {
    latest.current = pet;
  });
  const label = paperLabels[paper];
  const url = pet[paper];

  const close = () => {
    upload.cancel();
    setChosen(undefined);
    setRow({ is: "closed" });
    requestAnimationFrame(() => change.current?.focus());
  };

  const send = async (file: File | null) => {
    const saved = await upload.run({ [paper]: file }, async (files, way) => {
      const { _id: id, version: ifVersion } = latest.current;
      try {
        return await call(updatePet, { params: { id }, body: {}, files, ifVersion, ...way });
      } catch (error) {
        throw worded(error, (newer) => keepPet(client, newer));
      }
    });
    if (saved) keepPet(client, saved);
    return saved !== undefined;
  };

  const put = async (file: File) => {
    setChosen(file);
    // The bar says what went wrong, and offers another try.
    const isSaved = await send(file).catch(() => false);
    if (!isSaved) return;
    toast(`${label}: kept.`);
    close();
  };

  return (
    <li>
      <div className={styles.line}>
        <span className={styles.name}>
          <b>{label}</b>
          <span className="meta">{url ? "Kept here" : "Not here yet"}</span>
        </span>
        <span className={styles.buttons}>
          {url && (
            <ViewPrivateFile url={url} title={`${label} of ${pet.petName}`} small>
              View<span className="sr"> {label}</span>
            </ViewPrivateFile>
          )}
          {row.is !== "choosing" && (
            <Button small ref={change} onClick={() => setRow({ is: "choosing" })}>
              {url ? "Replace" : "Add"}
              <span className="sr"> {label}</span>
            </Button>
          )}
          {url && row.is !== "choosing" && (
            <Button look="txt" small onClick={() => setRow({ is: "removing" })}>
              Remove<span className="sr"> {label}</span>
            </Button>
          )}
        </span>
      </div>
      {row.is === "choosing" && (
        <div className="stack tight">
          <FileField
            name={`paper-${paper}`}
            label={url ? `New ${label.toLowerCase()}` : label}
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
          <UploadBar of={upload} onRetry={() => chosen && void put(chosen)} />
          <div>
            <Button small onClick={close}>
              Not now
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={row.is === "removing"}
        title={`Remove the ${label.toLowerCase()} of ${pet.petName}?`}
        sentence="The file is deleted and cannot be brought back."
        action="Remove"
        busyWords="Removing..."
        onConfirm={async () => {
          await send(null);
          toast(`${label}: removed.`);
        }}
        onClose={close}
      />
      <LeaveWarning
        when={upload.isBusy}
        title="Leave while it is on its way?"
        sentence="The file is not here yet. It is lost if you go now."
      />
    </li>
  );
}

/** A refusal in the product's words. Where the pet was changed elsewhere, another try goes by how it is now. */
function worded(error: unknown, onNewer: (pet: Pet) => void): unknown {
  if (!(error instanceof AppError)) return error;
  const newer = error.code === "CONFLICT" ? z.safeParse(Pet, error.current).data : undefined;
  if (newer) onNewer(newer);
  return new AppError(error.code, petUpdateFailed(error.message));
}
