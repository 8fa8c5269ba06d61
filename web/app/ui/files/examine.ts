import { headBytes, kindOf, validationError, unreadable, type Accept } from "./kinds.ts";

export type Rejected = { is: "refused"; file: File; message: string };

/** The result of examining a chosen file. */
export type Examined = { is: "fine"; file: File } | Rejected;

/** Looks into a file before it is taken. A picture that only some browsers can read is made one for everybody. */
export async function examine(file: File, accept: Accept): Promise<Examined> {
  const head = await headOf(file);
  // A folder, for one, comes like a file and has no bytes.
  if (!head)
    return { is: "refused", file, message: "This file can't be read. Choose another one." };
  const kind = kindOf(head);
  const message = validationError(kind, file.size, accept);
  if (message) return { is: "refused", file, message };
  if (kind !== "heic") return { is: "fine", file };
  const { smaller } = await import("./shrink.ts");
  const readable = await smaller(file);
  if (readable === file) return { is: "refused", file, message: unreadable(accept) };
  return { is: "fine", file: readable };
}

/** The first bytes of a file; undefined where it cannot be read, or no longer. */
export const headOf = (file: File): Promise<Uint8Array | undefined> =>
  file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );
