import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Token } from "./session.ts";
import { isStorable, isVisible } from "./plain-text.ts";
import { Email, Id, MailedToken, Moment, nameText } from "./text.ts";

// Apart, as every page needs it, and the rest only where people sign up and in.
export * from "./session.ts";

export const nameMax = 80;
export const passwordMin = 8;
export const passwordMax = 128;
/** Seconds a mailed link (verification, reset) is good for. */
export const mailedLinkSeconds = 24 * 60 * 60;

export const signUpFailed = "Sign Up Failed - Try Again";
export const logInFailed = "Log In Failed - Try Again";
export const notVerified = "Your account is not verified. Please check your email.";
/** What the server says of a log-in with the right password; clients look for the word "verify" in it. */
export const verifyToLogIn =
  "Please verify your email before you log in. Check your inbox for the link.";
export const verified = "✅ Your account has been verified! Please log in.";
export const signingUp = "Signing Up...";
export const passwordsDiffer = "The passwords do not match.";

/** A new password: kept to the letter, spaces included. */
export const NewPassword = z
  .string({ error: "Password is required." })
  .check(
    z.minLength(passwordMin, `Password needs at least ${passwordMin} characters.`),
    z.maxLength(passwordMax, `Password can have at most ${passwordMax} characters.`),
    z.refine(isStorable, "Password has a character that cannot be stored."),
    z.refine(isVisible, "Password needs more than spaces."),
  );

/** A password somebody already has: any length up to the limit, so that a wrong one is just wrong. */
const KnownPassword = z
  .string({ error: "Password is required." })
  .check(
    z.minLength(1, "Password is required."),
    z.maxLength(passwordMax, `Password can have at most ${passwordMax} characters.`),
  );

export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/signup",
  summary:
    "Makes an account and its profile, mails a verification link, answers the session token.",
  session: "none",
  body: z.strictObject({
    name: nameText("Name", nameMax),
    email: Email,
    password: NewPassword,
    confirm: z.optional(z.string()),
  }),
  response: Token,
  status: 201,
  limits: { rates: [{ times: 5, seconds: 30 * 60, per: "address" }] },
});

export const logIn = endpoint({
  method: "POST",
  path: "/api/auth/login",
  summary: "Answers a session token for a verified address and its password.",
  session: "none",
  body: z.strictObject({ email: Email, password: KnownPassword }),
  response: Token,
  limits: {
    rates: [{ times: 25, seconds: 5 * 60, per: "address" }],
  },
});
/** Log-in tries for one e-mail address an hour, wherever they come from. */
export const logInTriesPerHour = 25;

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify",
  summary: "Uses up a mailed verification token; answers a redirect to the log-in page.",
  session: "none",
  body: z.strictObject({ token: MailedToken }),
  accepts: "form",
  response: z.string(),
  status: 303,
  limits: { rates: [{ times: 60, seconds: 5 * 60, per: "address" }] },
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend",
  summary:
    "Mails the verification link again; the same answer whether the address is known or not.",
  session: "none",
  body: z.strictObject({ email: Email }),
  response: z.object({}),
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "address" }] },
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot",
  summary:
    "Mails a link to set a new password; the same answer whether the address is known or not.",
  session: "none",
  body: z.strictObject({ email: Email }),
  response: z.object({}),
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "address" }] },
});
/** Mails of one kind to one address in half an hour. */
export const mailsPerHalfHour = 5;

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset",
  summary: "Sets a new password with a mailed token and ends every session of the person.",
  session: "none",
  body: z.strictObject({ token: MailedToken, password: NewPassword }),
  response: z.object({}),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "address" }] },
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/auth/password",
  summary: "Changes the password, ends every session of the person, answers a token of a new one.",
  session: "required",
  body: z.strictObject({ current: KnownPassword, password: NewPassword }),
  response: Token,
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "account" }] },
});

export const Session = z.object({
  _id: Id,
  createdAt: Moment,
  expiresAt: Moment,
  /** A short description of browser and system, such as "Firefox on Linux". */
  device: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  summary: "The bearer's sessions that have not ended, the newest first.",
  session: "required",
  response: z.array(Session),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions/:id",
  summary: "Ends one of the bearer's sessions.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  summary: "Ends all of the bearer's sessions but this one.",
  session: "required",
  response: z.object({ ended: z.number() }),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/auth/account",
  summary:
    "Deletes the account and what is private to it; hoots, comments and approved places stay without a name.",
  session: "required",
  body: z.strictObject({ password: KnownPassword }),
  response: z.object({ _id: Id }),
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "account" }] },
});
