import { useRef, useState, type FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { textOf } from "../../forms/text-of.ts";
import styles from "./code-form.module.css";

type CodeFormProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Answers why it was not taken; nothing where it was. */
  send: (code: string) => Promise<string | undefined>;
};

type State = { is: "writing" } | { is: "sending" } | { is: "refused"; words: string };

/** One code to enter. What is wrong with it is said under it, and what was typed stays. */
export function CodeForm({ name, label, hint, send }: CodeFormProps) {
  const [state, setState] = useState<State>({ is: "writing" });
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.is === "sending") return;
    const code = textOf(new FormData(event.currentTarget), name);
    setState({ is: "sending" });
    const words = await send(code);
    if (words === undefined) {
      setState({ is: "writing" });
      form.current?.reset();
      return;
    }
    setState({ is: "refused", words });
    form.current?.querySelector("input")?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id={`cart-${name}`}
        name={name}
        label={label}
        hint={hint}
        error={state.is === "refused" ? state.words : undefined}
      >
        {({ className, ...wiring }) => (
          <span className={styles.pair}>
            <input
              {...wiring}
              className={className}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
            />
            <Button
              type="submit"
              busy={state.is === "sending"}
              aria-label={`Use this ${label.toLowerCase()}`}
            >
              Use
            </Button>
          </span>
        )}
      </Field>
      <output className="sr">{state.is === "refused" ? state.words : ""}</output>
    </form>
  );
}
