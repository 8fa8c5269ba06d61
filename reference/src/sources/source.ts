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

/** A page, a law or a copy, in the file of its kind. */
export type SourcePage = {
  title: string;
  /** Absent if the copy has no public URL. */
  address?: string;
  /** The date of the page or its copy; absent where that is the day on which what it says was checked. */
  checked?: string;
};
