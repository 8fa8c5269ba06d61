import { headBytes, kindOf, objection, unreadable, type Accept } from "./kinds.ts";

/** What becomes of a file that somebody chose. */
export type Examined = { is: "fine"; file: File } | { is: "refused"; file: File; message: string };

/** Looks into a file before it is taken. A picture that only this browser can read is made one for everybody. */
export async function examine(file: File, accept: Accept): Promise<Examined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const kind = kindOf(head);
  const message = objection(kind, file.size, accept);
  if (message) return { is: "refused", file, message };
  if (kind !== "heic") return { is: "fine", file };
  const { smaller } = await import("./shrink.ts");
  const readable = await smaller(file);
  if (readable === file) return { is: "refused", file, message: unreadable(accept) };
  return { is: "fine", file: readable };
}
