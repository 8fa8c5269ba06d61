type SerializedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: SerializedError;
};

const deepest = 3;

/**
 * Serializes an error for the log. Database errors also contain statement parameters or the rejected row: addresses,
 * hashes, whole emails with links. None of that is logged.
 */
export function serializeError(error: unknown, depth = 1): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const behind =
    cause !== undefined && depth < deepest ? { cause: serializeError(cause, depth + 1) } : {};
  return { type: name, message, stack, ...code, ...behind };
}
