import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { currentSession, hasLeft } from "../data/session.ts";
import { Button } from "../ui/button.tsx";
import { draftStorages, draftStore, joined, type DraftStore } from "./draft-store.ts";
import styles from "./forms.module.css";
import { same } from "./same.ts";

const saveEvery = 2_000;

type DraftParts<T> = {
  /** Names what is written, such as "hoot" or `comment:${id}`. */
  key: string;
  /** The shape of a draft; one that does not fit (an older one, say) is not restored. */
  schema: z.ZodMiniType<T>;
  empty: T;
  /** What was typed before the stored draft was read joins it. */
  join?: (stored: T, typed: T, empty: T) => T;
  /** Changes a stored draft before it is restored. */
  revive?: (stored: T) => T;
};

export type Draft<T> = {
  value: T;
  set: (change: Partial<T>) => void;
  /** The value at this moment; right even before the next render. */
  latest: () => T;
  /** True after a reload or crash until the person goes on writing or discards it. */
  restored: boolean;
  /** True when something is written that was not sent. */
  dirty: boolean;
  /** The same at this moment. */
  isDirty: () => boolean;
  /** Throws the draft away; also to be called once it was sent. */
  discard: () => void;
};

/** Stores the draft every 2 s and when the page is hidden; restores it when the form opens again. */
export function useDraft<T extends object>(parts: DraftParts<T>): Draft<T> {
  const { key, schema, empty, join = joined, revive } = parts;
  const [value, setValue] = useState(empty);
  const [restored, setRestored] = useState(false);
  const store = useRef<DraftStore<T>>(undefined);
  const current = useRef(value);
  const unsaved = useRef(false);
  const owner = useRef<string>(undefined);
  const mounted = useRef(false);
  const [blank] = useState(empty);
  const [joinBoth] = useState(() => join);
  const [reviveStored] = useState(() => revive);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    // Who signs out in the middle of a sentence leaves none of it here.
    if (hasLeft(owner.current)) return;
    if (same(current.current, blank)) store.current?.remove();
    else store.current?.write(current.current);
  }, [blank]);

  useEffect(() => {
    // The owner stays the same while the form stands, so that an ended session loses nothing.
    const session = currentSession();
    owner.current = session.is === "member" ? session.userId : undefined;
    const parse = (text: unknown) => {
      const { data } = z.safeParse(schema, text);
      return data && reviveStored ? reviveStored(data) : data;
    };
    store.current = draftStore(draftStorages, key, owner.current, parse);
    const stored = store.current.read();
    // One that does not fit would open its form again and again.
    if (!stored) store.current.remove();
    if (stored && !same(stored, blank)) {
      const typed = same(current.current, blank) ? undefined : current.current;
      current.current = typed ? joinBoth(stored, typed, blank) : stored;
      setValue(current.current);
      setRestored(true);
    }
    mounted.current = true;
    const timer = setInterval(save, saveEvery);
    document.addEventListener("visibilitychange", save);
    window.addEventListener("pagehide", save);
    return () => {
      mounted.current = false;
      save();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", save);
      window.removeEventListener("pagehide", save);
    };
  }, [key, schema, save, blank, joinBoth, reviveStored]);

  const set = useCallback(
    (change: Partial<T>) => {
      current.current = { ...current.current, ...change };
      unsaved.current = true;
      setValue(current.current);
      setRestored(false);
      // A response can arrive after the form has closed.
      if (!mounted.current && store.current) save();
    },
    [save],
  );

  const discard = useCallback(() => {
    unsaved.current = false;
    current.current = blank;
    store.current?.remove();
    setValue(blank);
    setRestored(false);
  }, [blank]);

  const latest = useCallback(() => current.current, []);
  const isDirty = useCallback(() => !same(current.current, blank), [blank]);

  return { value, set, latest, restored, dirty: !same(value, blank), isDirty, discard };
}

/** "Draft restored · Discard", above a form that brought back what was written. */
export function DraftNote({ draft }: { draft: Pick<Draft<unknown>, "restored" | "discard"> }) {
  if (!draft.restored) return null;
  return (
    <output className={styles.note}>
      Draft restored <span aria-hidden>·</span>
      <Button variant="txt" small onClick={draft.discard}>
        Discard
      </Button>
    </output>
  );
}
