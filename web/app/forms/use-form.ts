import { useRef, useState, type FormEvent } from "react";
import type { AppError, ErrorCode, FieldErrors } from "#contracts/kernel/errors.ts";
import { asAppError } from "../data/errors.ts";

export { fieldErrors } from "./field-errors.ts";
export { textOf } from "./text-of.ts";

export type FormState =
  | { is: "writing" }
  | { is: "sending" }
  | ({ is: "rejected"; time: number } & ErrorResponse);

/** The error summary: with a title of its own where the product has one, else with the number of wrong fields. */
export type ErrorResponse = {
  title?: string | undefined;
  message: string;
  fields: FieldErrors;
  code?: ErrorCode | undefined;
};

export type FormHandle = {
  state: FormState;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Removes the errors of the last try. */
  clear: () => void;
};

type FormParts = {
  /** Validates the form before it is sent; errors are shown beside their fields. */
  check?: (form: FormData) => FieldErrors | undefined;
  send: (form: FormData) => Promise<void> | void;
  /** Replaces the message of an error response, where the product has one of its own. */
  failure?: ((errorResponse: AppError) => string | Partial<ErrorResponse> | undefined) | undefined;
  /** The error response to a form that was posted without scripts. */
  rejected?: ErrorResponse | undefined;
  /** The form can be sent again before the previous request has finished. */
  overlaps?: boolean | undefined;
};

/** The state of a form from writing to sent. It can be sent again after a failure. */
export function useForm({ check, send, failure, rejected, overlaps }: FormParts): FormHandle {
  const [state, setState] = useState<FormState>(
    rejected ? { is: "rejected", time: 0, ...rejected } : { is: "writing" },
  );
  const sending = useRef(0);

  const reject = ({ title, message = "", fields = {}, code }: Partial<ErrorResponse>) =>
    setState({ is: "rejected", title, message, fields, code, time: Date.now() });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current > 0 && !overlaps) return;
    const form = new FormData(event.currentTarget);
    const fields = check?.(form);
    if (fields && Object.keys(fields).length > 0) return reject({ fields });
    sending.current += 1;
    setState({ is: "sending" });
    void Promise.resolve(send(form))
      .then(
        () => {
          const isLast = sending.current === 1;
          return setState((now) => (isLast && now.is === "sending" ? { is: "writing" } : now));
        },
        (error: unknown) => {
          const errorResponse = asAppError(error);
          if (!errorResponse) throw error;
          const mapped = failure?.(errorResponse);
          const { message, fields, code } = errorResponse;
          reject({
            message,
            fields,
            code,
            ...(typeof mapped === "string" ? { message: mapped } : mapped),
          });
        },
      )
      .catch((error: unknown) => {
        console.error(error);
        reject({
          message: "Something went wrong. Try again.",
        });
      })
      .finally(() => {
        sending.current -= 1;
      });
  };

  return { state, submit, clear: () => setState({ is: "writing" }) };
}
