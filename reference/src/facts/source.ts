/**
 * Official: an authority's or airline's own page. Quoted: somebody's copy of it, with its day. Embassy, press, guide:
 * as they say. Collection: lists in public repositories. Listed: figures that the product itself lists.
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
