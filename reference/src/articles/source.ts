/** The source of a fact. */
export type Source = {
  title: string;
  /** Absent if the copy has no public URL. */
  address?: string;
  /** The date of the page or its copy, as far as known. */
  dated: string;
};
