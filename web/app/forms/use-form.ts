import { useRef, useState, type FormEvent } from "react";
import { AppError, type ErrorCode, type FieldErrors } from "#contracts/kernel/errors.ts";

export { fieldErrors } from "./field-errors.ts";
export { textOf } from "./text-of.ts";

export type FormState =
  | { is: "writing" }
  | { is: "sending" }
  | ({ is: "refused"; time: number } & ErrorResponse);

/** What the summary says: its own title where the product has words for it, else how many fields are wrong. */
export type ErrorResponse = {
  title?: string | undefined;
  message: string;
  fields: FieldErrors;
  code?: ErrorCode | undefined;
};

export type FormHandle = {
  state: FormState;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Puts away what the last try said. */
  clear: () => void;
};

type FormParts = {
  /** Looks at the form before it is sent; what it finds is shown beside the fields. */
  check?: (form: FormData) => FieldErrors | undefined;
  send: (form: FormData) => Promise<void> | void;
  /** Replaces the message of an error response, where the product has its own words for it. */
  words?: ((errorResponse: AppError) => string | Partial<ErrorResponse> | undefined) | undefined;
  /** What the server said of a form that was posted without scripts. */
  refused?: ErrorResponse | undefined;
};

/** A form's way from writing to sent: one send at a time, and after a failure it can be sent again. */
export function useForm({ check, send, words, refused }: FormParts): FormHandle {
  const [state, setState] = useState<FormState>(
    refused ? { is: "refused", time: 0, ...refused } : { is: "writing" },
  );
  const sending = useRef(false);

  const reject = ({ title, message = "", fields = {}, code }: Partial<ErrorResponse>) =>
    setState({ is: "refused", title, message, fields, code, time: Date.now() });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = new FormData(event.currentTarget);
    const fields = check?.(form);
    if (fields && Object.keys(fields).length > 0) return reject({ fields });
    sending.current = true;
    setState({ is: "sending" });
    void Promise.resolve(send(form))
      .then(
        () => setState({ is: "writing" }),
        (error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          const own = words?.(error);
          const { message, fields, code } = error;
          reject({ message, fields, code, ...(typeof own === "string" ? { message: own } : own) });
        },
      )
      .catch((error: unknown) => {
        console.error(error);
        reject({ message: "Something went wrong. Please try again." });
      })
      .finally(() => {
        sending.current = false;
      });
  };

  return { state, submit, clear: () => setState({ is: "writing" }) };
}
