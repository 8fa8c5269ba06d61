import { useState } from "react";
import type { FieldErrors } from "#contracts/errors.ts";

/** What is wrong with each field, told when it is left; '' where it is right by now. */
export function useLeft(check: () => FieldErrors | undefined) {
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    errors,
    /** Looks at a field that is left. One that was never filled is not complained about. */
    leave(name: string, text: string) {
      if (text === "" && errors[name] === undefined) return;
      const error = check()?.[name] ?? "";
      setErrors((known) => ({ ...known, [name]: error }));
    },
    forget: () => setErrors({}),
  };
}

export type Left = ReturnType<typeof useLeft>;
