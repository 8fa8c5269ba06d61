import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-field.module.css";
import { Field, type FieldProps } from "./field.tsx";

type CopyFieldProps = Pick<FieldProps, "name" | "label" | "hint"> & { value: string };
type Copying = { is: "not yet" } | { is: "copied" } | { is: "refused" };

const copiedMs = 4_000;

/** Something to copy, such as an address. Where the browser refuses, it is selected for the person to copy. */
export function CopyField({ value, ...field }: CopyFieldProps) {
  const [state, setState] = useState<Copying>({ is: "not yet" });
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state.is !== "copied") return;
    const timer = setTimeout(() => setState({ is: "not yet" }), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState({ is: "copied" });
    } catch {
      setState({ is: "refused" });
      input.current?.select();
    }
  };

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
              icon={state.is === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
              onClick={() => void copy()}
            >
              Copy
            </Button>
          </span>
        )}
      </Field>
      <output className={`meta ${styles.said}`}>
        {state.is === "copied" && "Copied."}
        {state.is === "refused" &&
          "The browser does not let us copy. It is selected: copy it by hand."}
      </output>
    </div>
  );
}
