type SerializedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: SerializedError;
};

const deepest = 3;

/**
 * What the log is told of an error. A database puts the statement's parameters, or the row that did not
 * fit, beside its message: addresses, hashes, whole emails with their links. None of that is repeated.
 */
export function serializeError(error: unknown, depth = 1): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const behind =
    cause !== undefined && depth < deepest ? { cause: serializeError(cause, depth + 1) } : {};
  return { type: name, message, stack, ...code, ...behind };
}
