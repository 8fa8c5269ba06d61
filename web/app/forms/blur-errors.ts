import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";

/** Field errors between two attempts to save: shown when a field loses focus, cleared as soon as its value is valid. */
export type BlurErrors = {
  /** By field; '' where the error of the last attempt no longer applies. */
  errors: FieldErrors;
  /** The value of a field changed. An error beside it stays as long as it is true. */
  follow: (name: string) => void;
  /** A field is left. One that was never filled is not complained about. */
  leave: (name: string, isEmpty: boolean) => void;
  clear: () => void;
};

/** `check` returns the current errors, `rejected` those of the last attempt to save. */
export function useBlurErrors(check: () => FieldErrors, rejected: FieldErrors): BlurErrors {
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef({ check, rejected });
  useEffect(() => {
    latest.current = { check, rejected };
  });
  const afterPointerUp = useAfterPointerUp();

  const follow = useCallback((name: string) => {
    const error = latest.current.check()[name] ?? "";
    setErrors((before) =>
      (before[name] ?? latest.current.rejected[name]) ? { ...before, [name]: error } : before,
    );
  }, []);

  const leave = useCallback(
    (name: string, isEmpty: boolean) =>
      afterPointerUp(() => {
        const error = latest.current.check()[name];
        setErrors((before) => {
          if (before[name] === undefined && (isEmpty || !error)) return before;
          return { ...before, [name]: error ?? "" };
        });
      }),
    [afterPointerUp],
  );

  const clear = useCallback(() => setErrors({}), []);
  return { errors, follow, leave, clear };
}

/**
 * Does something once no button of the mouse is pressed. An error that appears or goes while one is moves the page, and
 * a click that began on a button would end beside it.
 */
function useAfterPointerUp(): (then: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click comes right after.
      for (const then of waiting.current.splice(0)) setTimeout(then);
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

  return useCallback((then) => {
    if (pressed.current) waiting.current.push(then);
    else setTimeout(then);
  }, []);
}
