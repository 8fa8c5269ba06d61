import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { signUpModes } from "../kernel/operator.ts";
import { Id, Moment, optionalText } from "../kernel/text.ts";
import { InvitationToken, signUp } from "./accounts.ts";
import { verifyToInvite } from "./verification.ts";

export const getSignUp = endpoint({
  method: "GET",
  path: "/api/auth/signup",
  summary:
    "Returns who can sign up (`open`, `invited` or `closed`), and what the sign-up form needs: a stamp of the current time and the number of seconds to wait before sending it.",
  session: "none",
  response: z.object({
    mode: z.enum(signUpModes),
    stamp: z.string(),
    seconds: z.number(),
  }),
});

/** What the sign-up page's form sends besides the fields of the account. */
const formFields = {
  stamp: optionalText("Stamp", 100),
  /** A field that people don't see. */
  website: optionalText("Website", 200),
};

export const signUpByForm = endpoint({
  method: "POST",
  path: "/api/auth/signup/form",
  summary:
    "Signs up with the sign-up page's form in browsers without JavaScript. It rejects forms that a program filled in; programs call `POST /api/auth/signup` instead.",
  session: "none",
  body: z.extend(signUp.body, formFields),
  response: z.object({}),
  status: 201,
  limits: signUp.limits,
});

export const checkInvitation = endpoint({
  method: "POST",
  path: "/api/auth/invitations/check",
  summary: "Returns who sent an invitation link, and how long it is valid. The link stays valid.",
  session: "none",
  body: z.strictObject({ invitation: InvitationToken }),
  response: z.object({ inviter: z.string(), expiresAt: Moment }),
  limits: { rates: [{ times: 60, seconds: 5 * 60, per: "address" }] },
});

/** An invitation to sign up. */
export const Invitation = z.object({
  _id: Id,
  /** Its link; null once it was used. */
  url: z.nullable(z.string()),
  createdAt: Moment,
  expiresAt: Moment,
  /** Who signed up with it; null before that, and where the account was deleted. */
  usedBy: z.nullable(z.object({ _id: Id, username: z.string() })),
});
export type Invitation = z.output<typeof Invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/auth/invitations",
  summary:
    "Lists the current user's invitation links, newest first, with the number of links that can still be created. Links are only needed where `mode` is `invited`.",
  session: "required",
  response: z.object({
    mode: z.enum(signUpModes),
    data: z.array(Invitation),
    left: z.number(),
  }),
});

export const createInvitation = endpoint({
  method: "POST",
  path: "/api/auth/invitations",
  summary: "Creates an invitation link that lets one person sign up within 14 days.",
  session: "required",
  unverified: verifyToInvite,
  response: Invitation,
  status: 201,
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/auth/invitations/:id",
  summary: "Revokes an unused invitation link.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});
