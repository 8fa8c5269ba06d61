import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { scopes } from "../kernel/scopes.ts";
import { Id, lineText, Moment } from "../kernel/text.ts";

export const accessTokensMax = 20;
export const accessTokenNameMax = 80;
export const accessTokenDaysMax = 365;

const AccessToken = z.object({
  _id: Id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: Moment,
  expiresAt: Moment,
  /** To the minute. */
  lastUsedAt: z.nullable(Moment),
});
export type AccessToken = z.output<typeof AccessToken>;

const scopesText = "Scopes must be a list of read, write, or both.";
const daysText = `Days must be a whole number from 1 to ${accessTokenDaysMax}.`;

export const createAccessToken = endpoint({
  method: "POST",
  path: "/api/auth/tokens",
  summary: `Creates an access token for a program, which sends it as a bearer token. It is returned once. A person has at most ${accessTokensMax}.`,
  session: "required",
  proof: true,
  body: z.strictObject({
    name: lineText("Name", accessTokenNameMax),
    scopes: z
      .array(z.enum(scopes, { error: scopesText }), { error: scopesText })
      .check(z.minLength(1, scopesText), z.maxLength(scopes.length, scopesText)),
    days: z.int({ error: daysText }).check(z.gte(1, daysText), z.lte(accessTokenDaysMax, daysText)),
  }),
  example: { name: "calendar", scopes: ["read"], days: 90 },
  response: z.object({ ...AccessToken.shape, token: z.string() }),
  status: 201,
  limits: { rates: [{ times: 30, seconds: 30 * 60, per: "account" }] },
});

export const listAccessTokens = endpoint({
  method: "GET",
  path: "/api/auth/tokens",
  summary:
    "Lists the current user's access tokens that have not expired, newest first, with their last use.",
  session: "required",
  response: z.array(AccessToken),
});

export const revokeAccessToken = endpoint({
  method: "DELETE",
  path: "/api/auth/tokens/:id",
  summary: "Revokes one of the current user's access tokens, which stops working at once.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});
