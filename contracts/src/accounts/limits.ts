/**
 * The limits against spam and abuse by accounts, in one place. Rates of single calls stand with their endpoints.
 * docs/decisions/0047-new-accounts.md has the reasons.
 */

/** Posts and comments that an account can make in all before its email is verified. */
export const unverifiedPostsMax = 3;

/** How long an account is new after its sign-up, in days. Accounts of moderators and admins are never new. */
export const newAccountDays = 7;

/** How often a new account can post hoots, stories and comments together. `RATE_LIMITS=off` lifts this. */
export const newAccountPosts = { perHour: 10, perDay: 30 } as const;

/** Links and email addresses in one post of a new account. A verified account can always post one. */
export const newAccountLinks = 2;

/** How long an invitation to sign up is valid, in days. */
export const invitationDays = 14;

/** Invitations that a person can create within that time. Revoked ones don't count. */
export const invitationsMax = { member: 5, admin: 50 } as const;

/** The sign-up page rejects a form that is sent sooner, or later, after it was shown, in seconds. */
export const signUpFormSeconds = { min: 2, max: 24 * 60 * 60 } as const;
