import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { currentSession, hasLeft } from "../data/session.ts";
import { Button } from "../ui/button.tsx";
import { draftShelves, draftStore, joined, type DraftStore } from "./draft-store.ts";
import styles from "./draft.module.css";

const saveEvery = 2_000;

type DraftParts<T> = {
  /** Names what is written, such as "hoot" or `comment:${id}`. */
  key: string;
  /** The shape of a draft; what does not fit (an older one, say) is not restored. */
  schema: z.ZodMiniType<T>;
  empty: T;
};

export type Draft<T> = {
  value: T;
  set: (change: Partial<T> | T) => void;
  /** True after a reload or crash until the person goes on writing or discards it. */
  restored: boolean;
  /** True when something is written that was not sent. */
  dirty: boolean;
  /** The same, asked at this moment; right even before the next render. */
  isDirty: () => boolean;
  /** Throws the draft away; also to be called once it was sent. */
  discard: () => void;
};

/** Keeps what somebody writes: saved each 2 s and when the page is hidden, restored when it opens again. */
export function useDraft<T extends object>({ key, schema, empty }: DraftParts<T>): Draft<T> {
  const [value, setValue] = useState(empty);
  const [restored, setRestored] = useState(false);
  const store = useRef<DraftStore<T>>(undefined);
  const latest = useRef(value);
  const unsaved = useRef(false);
  const owner = useRef<string>(undefined);
  const [blank] = useState(empty);

  const save = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    // Who signs out in the middle of a sentence leaves none of it here.
    if (hasLeft(owner.current)) return;
    if (same(latest.current, blank)) store.current?.remove();
    else store.current?.write(latest.current);
  }, [blank]);

  useEffect(() => {
    // The owner stays the same while the form stands, so that an ended session loses nothing.
    const session = currentSession();
    owner.current = session.is === "member" ? session.userId : undefined;
    const parse = (kept: unknown) => z.safeParse(schema, kept).data;
    store.current = draftStore(draftShelves, key, owner.current, parse);
    const kept = store.current.read();
    if (kept && !same(kept, blank)) {
      const typed = same(latest.current, blank) ? undefined : latest.current;
      latest.current = typed ? joined(kept, typed, blank) : kept;
      setValue(latest.current);
      setRestored(true);
    }
    const timer = setInterval(save, saveEvery);
    document.addEventListener("visibilitychange", save);
    window.addEventListener("pagehide", save);
    return () => {
      save();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", save);
      window.removeEventListener("pagehide", save);
    };
  }, [key, schema, save, blank]);

  const set = useCallback((change: Partial<T> | T) => {
    latest.current = { ...latest.current, ...change };
    unsaved.current = true;
    setValue(latest.current);
    setRestored(false);
  }, []);

  const discard = useCallback(() => {
    unsaved.current = false;
    latest.current = blank;
    store.current?.remove();
    setValue(blank);
    setRestored(false);
  }, [blank]);

  const isDirty = useCallback(() => !same(latest.current, blank), [blank]);

  return { value, set, restored, dirty: !same(value, blank), isDirty, discard };
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** "Draft restored · Discard", above a form that brought back what was written. */
export function DraftNote({ of }: { of: Pick<Draft<unknown>, "restored" | "discard"> }) {
  if (!of.restored) return null;
  return (
    <output className={styles.note}>
      Draft restored <span aria-hidden>·</span>
      <Button look="txt" small onClick={of.discard}>
        Discard
      </Button>
    </output>
  );
}
