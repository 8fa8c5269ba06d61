import { useEffect, useRef, useState } from "react";
import { examine, type Rejected } from "./examine.ts";
import { sizeText, type Accept } from "./kinds.ts";

type Parts = {
  accept: Accept;
  many: boolean;
  /** Called with the accepted files. */
  onFine: (files: readonly File[]) => void;
};

/** Validates selected files. Rejected ones are shown with the reason until they are replaced. */
export function useTaking({ accept, many, onFine }: Parts) {
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const [message, setMessage] = useState("");
  const replacing = useRef<Rejected>(undefined);
  const latest = useRef(onFine);
  useEffect(() => {
    latest.current = onFine;
  });

  const addFiles = async (files: readonly File[]) => {
    const rejected = replacing.current;
    replacing.current = undefined;
    const chosen = many ? files : files.slice(0, 1);
    const examined = await Promise.all(chosen.map((file) => examine(file, accept)));
    const fine = examined.flatMap((one) => (one.is === "fine" ? [one.file] : []));
    const wrong = [
      ...examined.filter((one) => one.is === "rejected"),
      ...files.slice(chosen.length).map(surplus),
    ];
    // For a single file, the latest selection counts.
    setRejected((before) => [...(many ? before.filter((one) => one !== rejected) : []), ...wrong]);
    if (fine.length === 0) return;
    setMessage(fine.map((file) => `${file.name}, ${sizeText(file.size)}, selected.`).join(" "));
    latest.current(fine);
  };

  return {
    rejected,
    /** The message for screen readers. */
    message,
    setMessage,
    addFiles,
    dismiss: (dismissed: Rejected) => setRejected(rejected.filter((one) => one !== dismissed)),
    /** The next accepted file replaces this one. */
    replace: (rejected: Rejected) => {
      replacing.current = rejected;
    },
  };
}

const surplus = (file: File): Rejected => ({
  is: "rejected",
  file,
  message: "You can add only one file here. We kept the first one.",
});
