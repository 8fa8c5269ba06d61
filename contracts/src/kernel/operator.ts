/** Who runs a site, as its pages name them. */
export type Operator = {
  /** Where readers can write to; absent where no address is set. */
  email?: string;
  /** A person or an organization. */
  name?: string;
};

/** Who can sign up: everyone, people with an invitation link, or no one. The operator decides. */
export const signUpModes = ["open", "invited", "closed"] as const;
export type SignUpMode = (typeof signUpModes)[number];
