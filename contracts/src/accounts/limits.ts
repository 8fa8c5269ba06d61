/**
 * The limits against spam and abuse of accounts, in one place. Rates of single calls stand with their endpoints.
 * docs/decisions/0047-new-accounts.md has the reasons.
 */

/** Posts and comments that an account can make in all before its email is verified. */
export const unverifiedPostsMax = 3;

/** How long an account is new after its sign-up, in days. Accounts of moderators and admins are never new. */
export const newAccountDays = 7;

/** How often a new account can post hoots, stories and comments together. `RATE_LIMITS=off` lifts this. */
export const newAccountPosts = { perHour: 10, perDay: 30 } as const;

/**
 * Reports by a new or unverified account within 24 hours: several such accounts could fill the moderators' queue.
 * `RATE_LIMITS=off` lifts this, too.
 */
export const newAccountReportsPerDay = 20;

/** Links and email addresses in one post of a new account. A verified account can always post one. */
export const newAccountLinks = 2;

/** How long an invitation to sign up is valid, in days. */
export const invitationDays = 14;

/** Invitations that a person can create within that time. Revoked ones don't count. */
export const invitationsMax = { member: 5, admin: 50 } as const;

/** The sign-up page rejects a form that is sent sooner, or later, after it was shown, in seconds. */
export const signUpFormSeconds = { min: 2, max: 24 * 60 * 60 } as const;

/**
 * Log-in attempts from a browser that has logged in to this account before; attempts from elsewhere are not
 * counted against it.
 */
export const knownBrowserAttempts = { times: 25, seconds: 5 * 60 } as const;
/** Log-in attempts per hour for one account from one address block. */
export const logInAttemptsPerHour = 25;
/**
 * Log-in attempts from unknown browsers: per address block, per address block and account, per network and
 * account.
 */
export const logInAttempts = {
  perAddress: { times: 25, seconds: 5 * 60 },
  perAddressAndAccount: { times: logInAttemptsPerHour, seconds: 60 * 60 },
  /** A network is a /48 of IPv6; one customer may have all of its 65,536 address blocks. */
  perNetworkAndAccount: { times: 200, seconds: 60 * 60 },
} as const;
/**
 * Delay of the answer to an unknown browser after this many attempts for one account within an hour, from
 * anywhere.
 */
export const logInDelays = [
  { tries: 20, ms: 100 },
  { tries: 100, ms: 1_000 },
  { tries: 300, ms: 3_000 },
] as const;

/** Codes that one right password may be followed by. */
export const codesPerTicket = 5;
const day = 24 * 60 * 60;
/**
 * Codes of an authenticator app for one account. Each hits with about 3 in a million, as the codes of three time steps are
 * right.
 */
export const codeAttempts = {
  /** The first ones from each network, so that others can't use up the owner's attempts. */
  perNetwork: { times: 2, seconds: day },
  /** From browsers that have logged in with the password. */
  knownBrowsers: { times: 300, seconds: day },
  /** From anywhere. */
  others: { times: 100, seconds: day },
} as const;
/** Proofs of who calls that one session may try. */
export const proofsPerSession = { times: 20, seconds: 30 * 60 } as const;

/** How many mails of one kind one address block may request for one account in half an hour. */
export const mailsPerHalfHour = 5;
/**
 * Valid links of one kind that an account may have: created within the last hour, and in total. Above that,
 * no mail is sent.
 */
export const openLinksMax = { perHour: 5, inAll: 10 } as const;
