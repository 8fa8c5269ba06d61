import { useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";

/** What is wrong with each field, told when it is left; '' where it is right by now. */
export function useLeft(check: () => FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  const whenReleased = useReleased();

  return {
    errors,
    /** Looks at a field that is left. One that was never filled is not complained about. */
    leave(name: string, text: string) {
      if (text === "" && errors[name] === undefined) return;
      whenReleased(() => {
        const error = latest.current()?.[name] ?? "";
        setErrors((known) => ({ ...known, [name]: error }));
      });
    },
    forget: () => setErrors({}),
  };
}

export type Left = ReturnType<typeof useLeft>;

/**
 * Does something once no button of the mouse is pressed. What appears while one is moves the page, and a click
 * that began on a button ends beside it.
 */
function useReleased(): (then: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    window.addEventListener("pointerdown", press, true);
    window.addEventListener("pointerup", release, true);
    window.addEventListener("pointercancel", release, true);
    return () => {
      window.removeEventListener("pointerdown", press, true);
      window.removeEventListener("pointerup", release, true);
      window.removeEventListener("pointercancel", release, true);
    };
  }, []);

  return (then) => {
    // The click comes right after.
    const soon = () => setTimeout(then);
    if (pressed.current) window.addEventListener("pointerup", soon, { once: true });
    else soon();
  };
}
