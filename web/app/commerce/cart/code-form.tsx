import { useRef, useState, type FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { textOf } from "../../forms/text-of.ts";
import styles from "./code-form.module.css";

type CodeFormProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Resolves to the error message; undefined if the code was accepted. */
  send: (code: string) => Promise<string | undefined>;
};

type State = { is: "writing" } | { is: "sending" } | { is: "rejected"; message: string };

/** A field for one code. A rejected code stays in the field, with the error below. */
export function CodeForm({ name, label, hint, send }: CodeFormProps) {
  const [state, setState] = useState<State>({ is: "writing" });
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.is === "sending") return;
    const code = textOf(new FormData(event.currentTarget), name);
    setState({ is: "sending" });
    const message = await send(code);
    if (message === undefined) {
      setState({ is: "writing" });
      form.current?.reset();
      return;
    }
    setState({ is: "rejected", message });
    form.current?.querySelector("input")?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id={`cart-${name}`}
        name={name}
        label={label}
        hint={hint}
        error={state.is === "rejected" ? state.message : undefined}
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
              aria-label={`Apply ${label.toLowerCase()}`}
            >
              Apply
            </Button>
          </span>
        )}
      </Field>
      <output className="sr">{state.is === "rejected" ? state.message : ""}</output>
    </form>
  );
}
