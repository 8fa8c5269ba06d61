import { headBytes, kindOf, validationError, unreadable, type Accept } from "./kinds.ts";

export type Rejected = { is: "rejected"; file: File; message: string };

/** The result of examining a chosen file. */
export type Examined = { is: "fine"; file: File } | Rejected;

/** Validates a file before it is accepted. HEIC is converted, because only some browsers can read it. */
export async function examine(file: File, accept: Accept): Promise<Examined> {
  const head = await headOf(file);
  // A folder, for example, looks like a file without bytes.
  if (!head)
    return { is: "rejected", file, message: "This file can't be read. Choose another one." };
  const kind = kindOf(head);
  const message = validationError(kind, file.size, accept);
  if (message) return { is: "rejected", file, message };
  if (kind !== "heic") return { is: "fine", file };
  const { smaller } = await import("./shrink.ts");
  const readable = await smaller(file);
  if (readable === file) return { is: "rejected", file, message: unreadable(accept) };
  return { is: "fine", file: readable };
}

/** The first bytes of a file; undefined if it can't be read. */
export const headOf = (file: File): Promise<Uint8Array | undefined> =>
  file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );
