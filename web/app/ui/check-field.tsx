import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./field.module.css";
import { useFieldSetting } from "./field.tsx";

type CheckFieldProps = Omit<ComponentProps<"input">, "type" | "name" | "className"> & {
  name: string;
  label: ReactNode;
  error?: string | undefined;
};

/** A checkbox with a label. */
export function CheckField({ label, error: own, id: ownId, ...control }: CheckFieldProps) {
  const { id, error } = useFieldSetting(control.name, ownId, own);
  return (
    <div className={classes(styles.field, error && styles.wrong)}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...control}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          <CircleAlert size={20} aria-hidden />
          {error}
        </span>
      )}
    </div>
  );
}
