import { createContext, useContext } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";

type FormSetting = { name: string; errors: FieldErrors };

export const FormContext = createContext<FormSetting | undefined>(undefined);

/** The ID and error of a field, from the surrounding form. */
export function useFieldSetting(name: string, id?: string, error?: string) {
  const form = useContext(FormContext);
  return {
    id: id ?? (form ? `${form.name}-${name}` : name),
    error: error ?? form?.errors[name],
  };
}
