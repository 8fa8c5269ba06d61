/** An account that is being deleted. */
export type Deletion = {
  id: string;
  /** Another admin, who inherits the site's data; undefined if there is none. */
  heirId: string | undefined;
};
