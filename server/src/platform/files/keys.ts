import { pictureWidths } from "#contracts/kernel/files.ts";
import { keyOf } from "./files.ts";

type StoredFile = { id: string; visibility: "public" | "private"; kind: "picture" | "pdf" };

/** The keys of a file's bytes. */
export const keysOf = ({ id, visibility, kind }: StoredFile): string[] =>
  kind === "pdf"
    ? [keyOf(visibility, id, "original.pdf")]
    : pictureWidths.map((width) => keyOf(visibility, id, `${width}.webp`));

/** The content type of a key. */
export const contentTypeOf = (key: string): string =>
  key.endsWith(".pdf") ? "application/pdf" : "image/webp";
