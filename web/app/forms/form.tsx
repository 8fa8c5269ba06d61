import { type ComponentProps, useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { counted } from "#format/plurals.ts";
import { Button } from "../ui/button.tsx";
import { FormContext } from "../ui/field.tsx";
import { Unverified, type WaitingDraft } from "./unverified.tsx";
import type { FormHandle } from "./use-form.ts";
import styles from "./forms.module.css";

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** Names the form; ids of its fields begin with it. */
  name: string;
  handle: FormHandle;
  /** Beside the fields; else what the last try was rejected for. */
  errors?: FieldErrors | undefined;
  /** The draft to offer again once its author's email is verified. */
  draftAt?: WaitingDraft;
  /** False for a form with one field, which shows its error itself. */
  summary?: boolean;
};

const none = {};

/** A form with its error summary on top. Its fields find their errors by name. */
export function Form({
  name,
  handle,
  errors,
  draftAt,
  summary = true,
  className = "stack loose",
  children,
  ...rest
}: FormProps) {
  const rejected = handle.state.is === "rejected" ? handle.state : undefined;
  return (
    <FormContext value={{ name, errors: errors ?? rejected?.fields ?? none }}>
      <form
        method="post"
        {...rest}
        name={name}
        className={className}
        noValidate
        onSubmit={handle.submit}
        aria-busy={handle.state.is === "sending" || undefined}
      >
        {rejected && !summary && hasErrors(rejected.fields) && <FocusOnError key={rejected.time} />}
        {rejected && (summary || !hasErrors(rejected.fields)) && (
          <FormErrors
            key={rejected.time}
            form={name}
            title={rejected.title}
            message={rejected.message}
            fields={rejected.fields}
            actions={rejected.code === "NOT_VERIFIED" && <Unverified draft={draftAt} />}
          />
        )}
        {children}
      </form>
    </FormContext>
  );
}

const hasErrors = (fields: FieldErrors): boolean => Object.keys(fields).length > 0;

/** Moves the focus to the first field with an error. */
function FocusOnError() {
  const mark = useRef<HTMLTemplateElement>(null);
  useEffect(
    () => mark.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    [],
  );
  return <template ref={mark} />;
}

/** Sends the form around it. */
export function SubmitButton({
  handle,
  variant = "go",
  ...rest
}: ComponentProps<typeof Button> & { handle: FormHandle }) {
  return <Button type="submit" variant={variant} busy={handle.state.is === "sending"} {...rest} />;
}

type FormErrorsProps = {
  /** The name of the form, with which its fields' ids begin. */
  form: string;
  /** Replaces the title; the message follows it. */
  title?: string | undefined;
  message?: string;
  fields?: FieldErrors;
  /** Actions that help, below the message. */
  actions?: ReactNode;
};

/** The errors that prevented a submission. Takes the focus; each line links to its field. */
function FormErrors({ form, title: customTitle, message, fields = {}, actions }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const lines = Object.entries(fields);

  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    const field = document.getElementById(event.currentTarget.hash.slice(1));
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: "center" });
    field.focus();
  };

  const title =
    customTitle ??
    (lines.length === 0 ? message : `Fix ${counted(lines.length, "problem")} to continue`);
  return (
    <div
      ref={box}
      className={styles.box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${form}-problem`}
    >
      <h2 id={`${form}-problem`}>{title}</h2>
      {customTitle && message && lines.length === 0 && <p>{message}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(([name, text]) => (
            <li key={name}>
              <a href={`#${form}-${name}`} onClick={goTo}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>What you entered is still here.</p>
      {actions}
    </div>
  );
}
