/** Who runs a site, as its pages name them. */
export type Operator = {
  /** Where readers can write to; absent where no address is set. */
  email?: string;
  /** A person or an organization. */
  name?: string;
};
