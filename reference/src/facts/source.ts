/**
 * Official: page of an authority or airline. Quoted: a dated copy by others. Embassy, press, guide: as named.
 * Collection: lists in public repositories. Listed: figures from the product's specification.
 */
export type SourceKind =
  | "official"
  | "quoted"
  | "embassy"
  | "press"
  | "guide"
  | "collection"
  | "listed";

/** Where a fact was read. */
export type Source = {
  kind: SourceKind;
  title: string;
  /** Absent where the copy that was read has no public address of its own. */
  address?: string;
  /** The day of the page or of the copy that was read, as far as it is known. */
  checked: string;
};
