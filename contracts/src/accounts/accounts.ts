import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Token } from "../kernel/session.ts";
import { isStorable, isVisible } from "../kernel/plain-text.ts";
import { Email, MailedToken } from "../kernel/email.ts";
import { Id, Moment, nameText, missingText } from "../kernel/text.ts";

// Separate module: every page needs sessions; the schemas below load only with the account pages.
export * from "../kernel/session.ts";

export const nameMax = 80;
export const passwordMin = 8;
export const passwordMax = 128;
/** How long an emailed link (verification, reset) is valid, in seconds. */
export const mailedLinkSeconds = 24 * 60 * 60;
/** How long a deleted account can come back. */
export const deletionDays = 14;
/** How long one is valid that takes something back. */
export const longLinkSeconds = 7 * 24 * 60 * 60;

export const signUpFailed = "Sign Up Failed - Try Again";
export const logInFailed = "Log In Failed - Try Again";
export const notVerified = "Your account is not verified. Please check your email.";
/** Error of a log-in with the right password and an unverified address; clients search it for "verify". */
export const verifyToLogIn =
  "Please verify your email before you log in. Check your inbox for the link.";
export const verified = "✅ Your account has been verified! Please log in.";
export const signingUp = "Signing Up...";
export const passwordsDiffer = "Passwords don't match.";

/** A new password, stored exactly as sent, spaces included. */
export const NewPassword = z
  .string({ error: missingText("Password") })
  .check(
    z.minLength(passwordMin, `Password must be at least ${passwordMin} characters.`),
    z.maxLength(passwordMax, `Password must be ${passwordMax} characters or fewer.`),
    z.refine(isStorable, "Password contains a character we can't save. Try a different one."),
    z.refine(isVisible, "Password can't be only spaces."),
  );

/**
 * An existing password: any length up to the limit, so that a wrong one fails the log-in and not the
 * validation.
 */
export const ExistingPassword = z
  .string({ error: missingText("Password") })
  .check(
    z.minLength(1, "Password is required."),
    z.maxLength(passwordMax, `Password must be ${passwordMax} characters or fewer.`),
  );

const invitationText = "Invitation must be the complete code from an invitation link.";
/** The token of an invitation link; forms without one send ''. */
export const InvitationToken = z
  .string({ error: missingText("Invitation") })
  .check(z.maxLength(100, invitationText), z.regex(/^[\w.~-]*$/, invitationText));

export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/signup",
  summary:
    "Creates an account and profile, emails a verification link and returns a session token.",
  session: "none",
  body: z.strictObject({
    name: nameText("Name", nameMax),
    email: Email,
    password: NewPassword,
    confirm: z.optional(
      z
        .string({ error: missingText("Password confirmation") })
        .check(
          z.maxLength(
            passwordMax,
            `Password confirmation must be ${passwordMax} characters or fewer.`,
          ),
        ),
    ),
    /** The token of an invitation link, where only invited people can sign up. */
    invitation: z.optional(InvitationToken),
  }),
  response: Token,
  status: 201,
  limits: { rates: [{ times: 5, seconds: 30 * 60, per: "address" }] },
});

export const logIn = endpoint({
  method: "POST",
  path: "/api/auth/login",
  summary: "Returns a session token for a verified email address and password.",
  session: "none",
  body: z.strictObject({ email: Email, password: ExistingPassword }),
  response: Token,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify",
  summary:
    "Verifies an email address with its emailed token, which works once, and redirects to the login page.",
  session: "none",
  body: z.strictObject({ token: MailedToken }),
  accepts: "form",
  response: z.string(),
  status: 303,
  limits: { rates: [{ times: 60, seconds: 5 * 60, per: "address" }] },
});

export const checkVerification = endpoint({
  method: "POST",
  path: "/api/auth/verify/check",
  summary:
    "Returns who signed up with the email of a verification link, when, and whether in this browser. The link stays valid.",
  session: "none",
  body: z.strictObject({ token: MailedToken }),
  response: z.object({ name: z.string(), createdAt: Moment, isSameBrowser: z.boolean() }),
  limits: { rates: [{ times: 60, seconds: 5 * 60, per: "address" }] },
});

export const verifyWithPassword = endpoint({
  method: "POST",
  path: "/api/auth/verify/password",
  summary:
    "Verifies an email with its emailed token and a password. A password other than the one chosen at sign-up replaces it and ends all previous access.",
  session: "none",
  body: z.strictObject({ token: MailedToken, password: NewPassword }),
  response: z.object({ passwordChanged: z.boolean() }),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "address" }] },
});

export const disownAccount = endpoint({
  method: "POST",
  path: "/api/auth/disown",
  summary:
    "Deletes an unverified account with the token of its verification link, for email owners who didn't create it themselves.",
  session: "none",
  body: z.strictObject({ token: MailedToken }),
  response: z.object({}),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "address" }] },
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend",
  summary:
    "Emails another verification link. The response is the same whether or not the email is registered. Earlier links stay valid until one is used.",
  session: "none",
  body: z.strictObject({ email: Email }),
  response: z.object({}),
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "address" }] },
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot",
  summary:
    "Emails a password reset link. The response is the same whether or not the email is registered. Earlier links stay valid until one is used.",
  session: "none",
  body: z.strictObject({ email: Email }),
  response: z.object({}),
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "address" }] },
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset",
  summary:
    "Sets a new password with an emailed token and ends all previous access: sessions, private calendar links and share links.",
  session: "none",
  body: z.strictObject({ token: MailedToken, password: NewPassword }),
  response: z.object({}),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "address" }] },
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/auth/password",
  proof: true,
  summary:
    "Changes the password, ends all of the user's sessions and returns a token for a new one. With `endLinks`, private calendar links and share links end too.",
  session: "required",
  body: z.strictObject({
    current: ExistingPassword,
    password: NewPassword,
    endLinks: z.optional(z.boolean({ error: "endLinks must be true or false." })),
  }),
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
  summary: "Lists the current user's active sessions, newest first.",
  session: "required",
  response: z.array(Session),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions/:id",
  summary: "Ends one of the current user's sessions.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  summary: "Ends all of the current user's sessions except this one.",
  session: "required",
  response: z.object({ ended: z.number() }),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/auth/account",
  proof: true,
  summary:
    "Deletes the account and its private data. All of it is hidden at once; an emailed link brings it back for 14 days. Hoots, comments and approved providers stay, without the user's name. An account whose email was never verified goes at once. The password is needed where the account has one.",
  session: "required",
  body: z.strictObject({ password: z.optional(ExistingPassword) }),
  /** `until` is when it is gone for good. */
  response: z.object({ _id: Id, until: Moment }),
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "account" }] },
});

export const restoreAccount = endpoint({
  method: "POST",
  path: "/api/auth/account/restore",
  summary:
    "Brings a deleted account back with its emailed token, within 14 days. Links that were shared have ended.",
  session: "none",
  body: z.strictObject({ token: MailedToken }),
  response: z.object({}),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "address" }] },
});
