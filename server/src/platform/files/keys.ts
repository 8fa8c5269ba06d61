import { pictureWidths } from "#contracts/kernel/files.ts";
import { keyOf } from "./files.ts";

type StoredFile = { id: string; visibility: "public" | "private"; kind: "picture" | "pdf" };

/** Under which keys the bytes of a file lie. */
export const keysOf = ({ id, visibility, kind }: StoredFile): string[] =>
  kind === "pdf"
    ? [keyOf(visibility, id, "original.pdf")]
    : pictureWidths.map((width) => keyOf(visibility, id, `${width}.webp`));

/** What lies under such a key. */
export const contentTypeOf = (key: string): string =>
  key.endsWith(".pdf") ? "application/pdf" : "image/webp";
