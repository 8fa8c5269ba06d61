import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { IconButton } from "./button.tsx";
import { Field, type FieldProps } from "./field.tsx";
import styles from "./field.module.css";

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "name" | "type" | "className"> & {
    autoComplete: "current-password" | "new-password";
  };

/** A password that can be made visible, pasted and stored by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, beside, count, labelHidden, ...control } = props;
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...{ name: props.name, label, hint, error, beside, count, labelHidden }}
      id={control.id}
    >
      {(wiring) => (
        <div className={styles.password}>
          <input
            {...control}
            {...wiring}
            type={visible ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            label={visible ? "Hide password" : "Show password"}
            aria-controls={wiring.id}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
