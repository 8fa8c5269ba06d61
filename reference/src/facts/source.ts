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

/** What the people who collected the sources noted of their copies. */
const remarks =
  / \((?:(?:partial )?copy|partial[^)]*|older (?:site|routes)|unofficial[^)]*|reprinted[^)]*|proposed|cites [^)]*|leaflet)\)$/;

/** Addresses of sites that are not for the public. */
const isStaging = (address: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:stg|dev|staging)\./.test(address);

/** A source as readers see it. */
export function presentSource({ address, title, ...source }: Source): Source {
  return {
    ...source,
    title: title.replace(remarks, ""),
    ...(address !== undefined && !isStaging(address) && { address }),
  };
}
