import { useEffect, useRef, useState } from "react";
import { examine, type Rejected } from "./examine.ts";
import { sizeText, type Accept } from "./kinds.ts";

type Parts = {
  accept: Accept;
  many: boolean;
  /** Told of the files that can be taken. */
  onFine: (files: readonly File[]) => void;
};

/** Looks into what was chosen. Files that cannot be taken stay, with the reason, until they are replaced. */
export function useTaking({ accept, many, onFine }: Parts) {
  const [refused, setRejected] = useState<readonly Rejected[]>([]);
  const [said, say] = useState("");
  const replacing = useRef<Rejected>(undefined);
  const latest = useRef(onFine);
  useEffect(() => {
    latest.current = onFine;
  });

  const take = async (files: readonly File[]) => {
    const gone = replacing.current;
    replacing.current = undefined;
    const wanted = many ? files : files.slice(0, 1);
    const examined = await Promise.all(wanted.map((file) => examine(file, accept)));
    const fine = examined.flatMap((one) => (one.is === "fine" ? [one.file] : []));
    const wrong = [
      ...examined.filter((one) => one.is === "refused"),
      ...files.slice(wanted.length).map(surplus),
    ];
    // Where one file has its place, the newest try is the one that counts.
    setRejected((before) => [...(many ? before.filter((one) => one !== gone) : []), ...wrong]);
    if (fine.length === 0) return;
    say(fine.map((file) => `${file.name}, ${sizeText(file.size)}, chosen.`).join(" "));
    latest.current(fine);
  };

  return {
    refused,
    /** What those who listen are told. */
    said,
    say,
    take,
    dismiss: (gone: Rejected) => setRejected(refused.filter((one) => one !== gone)),
    /** The next file that is taken comes in the place of this one. */
    replace: (gone: Rejected) => {
      replacing.current = gone;
    },
  };
}

const surplus = (file: File): Rejected => ({
  is: "refused",
  file,
  message: "Only one file fits here; the first was taken.",
});
