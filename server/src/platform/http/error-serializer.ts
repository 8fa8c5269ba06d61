type SerializedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: SerializedError;
};

const deepest = 3;

/**
 * The logged fields of an error. Database errors contain the statement's parameters or the rejected row, such as
 * addresses, hashes and whole emails with their links. None of that is logged.
 */
export function serializeError(error: unknown, depth = 1): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const behind =
    cause !== undefined && depth < deepest ? { cause: serializeError(cause, depth + 1) } : {};
  return { type: name, message, stack, ...code, ...behind };
}
