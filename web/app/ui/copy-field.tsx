import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { useCopy } from "./use-copy.ts";

type CopyFieldProps = Pick<FieldProps, "name" | "label" | "hint"> & { value: string };

/** A text to copy, such as a URL. If the browser blocks copying, the text is selected instead. */
export function CopyField({ value, ...field }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { copying, copy } = useCopy(value, input);

  return (
    <div>
      <Field {...field}>
        {(wiring) => (
          <span className={styles.line}>
            <input
              {...wiring}
              ref={input}
              readOnly
              value={value}
              onFocus={({ target }) => target.select()}
            />
            <Button
              icon={copying === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
              onClick={() => void copy()}
            >
              Copy
            </Button>
          </span>
        )}
      </Field>
      <output className={`meta ${styles.message}`}>
        {copying === "copied" && "Copied."}
        {copying === "blocked" &&
          "Your browser blocked copying. The text is selected, so you can copy it yourself."}
      </output>
    </div>
  );
}
