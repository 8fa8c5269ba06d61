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

/** The source of a fact. */
export type Source = {
  kind: SourceKind;
  title: string;
  /** Absent if the copy has no public URL. */
  address?: string;
  /** The date of the page or its copy, as far as known. */
  checked: string;
};
