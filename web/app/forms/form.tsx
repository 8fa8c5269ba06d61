import type { ComponentProps } from "react";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { Button } from "../ui/button.tsx";
import { FormErrors } from "./form-errors.tsx";
import { FormContext } from "../ui/field-setting.ts";
import { Unverified, type WaitingDraft } from "./unverified.tsx";
import type { FormHandle } from "./use-form.ts";

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** Names the form; ids of its fields begin with it. */
  name: string;
  of: FormHandle;
  /** Beside the fields; else what the last try was rejected for. */
  errors?: FieldErrors | undefined;
  /** Where the draft of what is written lies, to be offered again once its author's email is verified. */
  draftAt?: WaitingDraft;
};

const none = {};

/** A form with its error summary on top. Its fields find their errors by name. */
export function Form({
  name,
  of,
  errors,
  draftAt,
  className = "stack loose",
  children,
  ...rest
}: FormProps) {
  const rejected = of.state.is === "rejected" ? of.state : undefined;
  return (
    <FormContext value={{ name, errors: errors ?? rejected?.fields ?? none }}>
      <form
        method="post"
        {...rest}
        name={name}
        className={className}
        noValidate
        onSubmit={of.submit}
        aria-busy={of.state.is === "sending" || undefined}
      >
        {rejected && (
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

/** Sends the form around it. */
export function SubmitButton({
  of,
  look = "go",
  ...rest
}: ComponentProps<typeof Button> & { of: FormHandle }) {
  return <Button type="submit" look={look} busy={of.state.is === "sending"} {...rest} />;
}
