/** The dependencies of a rendered page. */
export type PageDependencies = {
  /** The tags that make it stale. */
  tags: Set<string>;
  /** It has random content. */
  atRandom: boolean;
  /** A part is missing. */
  failed: boolean;
  /** How long the page may be cached because of data stored elsewhere. */
  shopSeconds?: number;
  /** The date of the shop's data, if the shop is unavailable now. */
  shopAsOf?: Date;
};
