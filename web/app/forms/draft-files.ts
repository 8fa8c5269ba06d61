import { useCallback, useEffect, useRef, useState } from "react";
import { keepFile, keptFile, removeFile } from "../data/private-files.ts";
import { currentSession, hasLeft } from "../data/session.ts";
import type { FileChange } from "../ui/file-field.tsx";

type Files<Name extends string> = Partial<Record<Name, File>>;

type DraftFilesParts<Name extends string> = {
  /** The draft they belong to, by the name of its words. */
  key: string;
  /** The same list at every drawing. */
  names: readonly Name[];
};

export type DraftFiles<Name extends string> = {
  files: Files<Name>;
  set: (name: Name, file: FileChange) => void;
  /** True after a reload or crash until another file is chosen or the draft is discarded. */
  restored: boolean;
  /** True where this browser had no room for one of them, so that it goes with the page. */
  isUnkept: boolean;
  /** The files once they are as small as they are sent. */
  settled: () => Promise<Files<Name>>;
  /** Throws them away; also to be called once they were sent. */
  discard: () => void;
};

/**
 * Keeps the pictures of a member's draft beside its words: made smaller when they are chosen, found again after a
 * crash, gone when the draft goes or the person signs out.
 */
export function useDraftFiles<Name extends string>(parts: DraftFilesParts<Name>): DraftFiles<Name> {
  const { key, names } = parts;
  const [files, setFiles] = useState<Files<Name>>({});
  const [restored, setRestored] = useState(false);
  const [unkept, setUnkept] = useState<readonly Name[]>([]);
  const latest = useRef<Files<Name>>({});
  const owner = useRef<string>(undefined);
  /** One after another, so that what was chosen last is what is kept. */
  const work = useRef<Promise<unknown>>(Promise.resolve());

  const become = useCallback((next: Files<Name>) => {
    latest.current = next;
    setFiles(next);
  }, []);

  const placeOf = useCallback((name: Name) => `${owner.current}:${key}:${name}`, [key]);

  useEffect(() => {
    const session = currentSession();
    owner.current = session.is === "member" ? session.userId : undefined;
    if (owner.current === undefined) return;
    let gone = false;
    const restore = async () => {
      for (const name of names) {
        const kept = await keptFile(placeOf(name));
        if (gone) return;
        if (!kept || name in latest.current) continue;
        become({ ...latest.current, [name]: kept });
        setRestored(true);
      }
    };
    void restore();
    return () => {
      gone = true;
    };
  }, [names, placeOf, become]);

  const keep = useCallback(
    async (name: Name, file: File | undefined) => {
      // Replaced while it waited for its turn.
      const isStale = () => latest.current[name] !== file;
      if (isStale() || owner.current === undefined || hasLeft(owner.current)) return;
      setUnkept((known) => known.filter((other) => other !== name));
      if (!file) return removeFile(placeOf(name));
      const { smaller } = await import("../ui/files/shrink.ts");
      const small = await smaller(file);
      if (isStale()) return;
      become({ ...latest.current, [name]: small });
      const isKept = await keepFile(placeOf(name), small);
      if (!isKept) setUnkept((known) => [...known, name]);
    },
    [placeOf, become],
  );

  const set = useCallback(
    (name: Name, file: FileChange) => {
      const chosen = file ?? undefined;
      become({ ...latest.current, [name]: chosen });
      setRestored(false);
      work.current = work.current.then(() => keep(name, chosen));
    },
    [become, keep],
  );

  const settled = useCallback(() => work.current.then(() => latest.current), []);

  const discard = useCallback(() => {
    const kept = names.map(placeOf);
    become({});
    setRestored(false);
    setUnkept([]);
    work.current = work.current.then(() => Promise.all(kept.map(removeFile)));
  }, [names, placeOf, become]);

  return { files, set, restored, isUnkept: unkept.length > 0, settled, discard };
}
