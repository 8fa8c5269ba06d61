/** Where a fact was read. */
export type Source = {
  title: string;
  /** Absent where the copy that was read has no public address of its own. */
  address?: string;
  /** The day of the page or of the copy that was read, as far as it is known. */
  dated: string;
};
