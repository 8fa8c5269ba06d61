/** What a page is made of. */
export type PageDependencies = {
  /** What makes it stale. */
  tags: Set<string>;
  /** Something was drawn at random. */
  atRandom: boolean;
  /** A part is missing. */
  failed: boolean;
  /** How long it may be kept for what is held elsewhere. */
  shopSeconds?: number;
  /** Of when the shop's answers are, where it gives none now. */
  shopAsOf?: Date;
};
