import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, createContext, useContext } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { classes } from "./classes.ts";
import styles from "./field.module.css";

export type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** For a field outside a form that provides it. */
  error?: string | undefined;
  /** The ID of an error message that is elsewhere, such as one for two fields. */
  errorId?: string | undefined;
  /** At the end of the label's line, such as a link. */
  beside?: ReactNode;
  /** "12 of 150", for example, below the control. */
  count?: ReactNode;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
};

/** The props that a control gets from its field. */
export type Wiring = {
  id: string;
  name: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FrameProps = FieldProps & { id?: string | undefined; children: (wiring: Wiring) => ReactNode };

/** A label, a hint, the control and its error. */
export function Field(props: FrameProps) {
  const { name, label, hint, errorId, beside, count, labelHidden, children } = props;
  const { id, error } = useFieldSetting(name, props.id, props.error);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, errorId]
    .filter(Boolean)
    .join(" ");
  const text = (
    <label className={classes(styles.label, labelHidden && "sr")} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={classes(styles.field, (error || errorId) && styles.wrong)}>
      {beside ? (
        <div className={styles.line}>
          {text}
          <span className={styles.beside}>{beside}</span>
        </div>
      ) : (
        text
      )}
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        name,
        className: styles.control,
        "aria-invalid": error || errorId ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          <CircleAlert size={20} aria-hidden />
          {error}
        </span>
      )}
      {count && <span className={styles.count}>{count}</span>}
    </div>
  );
}

type Plain<T extends "input" | "textarea" | "select"> = FieldProps &
  Omit<ComponentProps<T>, "name" | "className">;

/** Separates a field's own props from those of the control. */
const part = <P extends FieldProps>(props: P) => {
  const { label, hint, error, errorId, beside, count, labelHidden, ...control } = props;
  const field = { name: props.name, label, hint, error, errorId, beside, count, labelHidden };
  return { field, control };
};

export function TextField(props: Plain<"input">) {
  const { field, control } = part(props);
  return (
    <Field {...field} id={control.id}>
      {(wiring) => <input type="text" {...control} {...wiring} />}
    </Field>
  );
}

export function TextArea(props: Plain<"textarea">) {
  const { field, control } = part(props);
  return (
    <Field {...field} id={control.id}>
      {(wiring) => <textarea rows={4} {...control} {...wiring} />}
    </Field>
  );
}

export function SelectField(props: Plain<"select">) {
  const { field, control } = part(props);
  return (
    <Field {...field} id={control.id}>
      {(wiring) => <select {...control} {...wiring} />}
    </Field>
  );
}

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
