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

/** Where a site has its street map from: image tiles by `{z}`, `{x}` and `{y}`, and whom the map has to name. */
export type MapTiles = { url: string; credit: string; creditLink?: string };

/** Whose role needs a log-in with a second factor: none, or those of admins and moderators. */
export const twoFactorRules = ["off", "admins"] as const;
export type TwoFactorRule = (typeof twoFactorRules)[number];
