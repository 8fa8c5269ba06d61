import { createMutex } from "#contracts/kernel/mutex.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { storeFile, storedFile, removeFile } from "../data/private-files.ts";
import { currentSession, hasLeft } from "../data/session.ts";
import type { FileChange } from "../ui/file-field.tsx";

export type ChosenFiles = Readonly<Record<string, FileChange>>;

/** Where a file of a member's draft is stored. */
export const draftFileKey = (owner: string | undefined, draft: string, name: string): string =>
  `${owner}:${draft}:${name}`;

type DraftFilesParts = {
  /** The draft they belong to, by the name of its text; undefined where they go with the page. */
  key: string | undefined;
  names: readonly string[];
};

export type DraftFiles = {
  files: ChosenFiles;
  set: (name: string, file: FileChange) => void;
  /** What is chosen at this moment; right even before the next render. */
  latest: () => ChosenFiles;
  /** True after a reload or crash until another file is chosen or the draft is discarded. */
  restored: boolean;
  /** True where this browser had no room for one of them, so that it goes with the page. */
  isUnsaved: boolean;
  /** The files once they are as small as they are sent. */
  settled: () => Promise<ChosenFiles>;
  /** Throws them away; also to be called once they were sent. */
  discard: () => void;
};

/**
 * The files that are chosen in a form. With a key, pictures of a member's draft are stored beside its text: made smaller
 * when they are chosen, restored after a crash, removed when the draft goes or the person signs out.
 */
export function useDraftFiles({ key, names: allNames }: DraftFilesParts): DraftFiles {
  const [names] = useState(allNames);
  const [files, setFiles] = useState<ChosenFiles>({});
  const [restored, setRestored] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const current = useRef<ChosenFiles>({});
  const owner = useRef<string>(undefined);
  /** One after another, so that what was chosen last is what is stored. */
  const [queue] = useState(createMutex);

  const become = useCallback((next: ChosenFiles) => {
    current.current = next;
    setFiles(next);
  }, []);

  const placeOf = useCallback(
    (name: string) => draftFileKey(owner.current, key ?? "", name),
    [key],
  );

  useEffect(() => {
    if (key === undefined) return;
    const session = currentSession();
    owner.current = session.is === "member" ? session.userId : undefined;
    if (owner.current === undefined) return;
    let isCancelled = false;
    const restore = async () => {
      for (const name of names) {
        const stored = await storedFile(placeOf(name));
        if (isCancelled) return;
        if (!stored || name in current.current) continue;
        become({ ...current.current, [name]: stored });
        setRestored(true);
      }
    };
    void restore();
    return () => {
      isCancelled = true;
    };
  }, [key, names, placeOf, become]);

  const save = useCallback(
    async (name: string, file: FileChange) => {
      // Replaced while it waited for its turn.
      const isStale = () => current.current[name] !== file;
      if (isStale() || owner.current === undefined || hasLeft(owner.current)) return;
      setUnsaved((before) => before.filter((other) => other !== name));
      if (!file) return removeFile(placeOf(name));
      const { smaller } = await import("../ui/files/shrink.ts");
      const small = await smaller(file);
      if (isStale()) return;
      become({ ...current.current, [name]: small });
      const isStored = await storeFile(placeOf(name), small);
      if (!isStored) setUnsaved((before) => [...before, name]);
    },
    [placeOf, become],
  );

  const set = useCallback(
    (name: string, file: FileChange) => {
      become({ ...current.current, [name]: file });
      setRestored(false);
      void queue.run(undefined, () => save(name, file));
    },
    [become, save, queue],
  );

  const latest = useCallback(() => current.current, []);
  const settled = useCallback(() => queue.idle(undefined).then(() => current.current), [queue]);

  const discard = useCallback(() => {
    become({});
    setRestored(false);
    setUnsaved([]);
    void queue.run(undefined, () =>
      Promise.all(owner.current === undefined ? [] : names.map(placeOf).map(removeFile)),
    );
  }, [names, placeOf, become, queue]);

  return { files, set, latest, restored, isUnsaved: unsaved.length > 0, settled, discard };
}
