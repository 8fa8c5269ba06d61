/** What a page is made of. */
export type PageDependencies = {
  /** What makes it stale. */
  tags: Set<string>;
  /** Something was drawn at random. */
  atRandom: boolean;
  /** A part is missing. */
  failed: boolean;
  /** How long the page may be cached because of data stored elsewhere. */
  shopSeconds?: number;
  /** Of when the shop's answers are, where it gives none now. */
  shopAsOf?: Date;
};
