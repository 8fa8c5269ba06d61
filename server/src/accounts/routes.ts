import * as contract from "#contracts/accounts.ts";
import type { Pool } from "pg";
import type { Events } from "../events.ts";
import type { Files } from "../files/files.ts";
import type { Api } from "../http/api.ts";
import { type Limiter, makeLimiter } from "../http/limiter.ts";
import { route } from "../http/route.ts";
import type { Db } from "../schema.ts";
import * as logIns from "./log-in.ts";
import * as links from "./mailed-links.ts";
import * as accounts from "./service.ts";
import * as sessions from "./sessions.ts";
import * as signUps from "./sign-up.ts";
import { type Clock, makeTokens } from "./tokens.ts";

type Rooms = {
  db: Db;
  events: Events;
  files: Files;
  secret: Uint8Array;
  publicUrl: string;
  limiter: Limiter;
  /** Where processes on one database count tries together. */
  counts?: Pool | undefined;
  clock?: Clock;
};

const forgetPages = { headers: { "clear-site-data": '"cache"' } };

// prettier-ignore
export function accountRoutes(api: Api, { secret, clock = () => new Date(), counts, ...others }: Rooms): void {
  const { db } = others;
  const rooms = { ...others, clock, tokens: makeTokens(secret, clock), letterLimiter: makeLimiter(true, counts) };
  route(api, contract.signUp, ({ body, userAgent }) => signUps.signUp(rooms, body, userAgent));
  route(api, contract.logIn, ({ body, userAgent }) => logIns.logIn(rooms, body, userAgent));
  route(api, contract.logOut, ({ session }) => sessions.logOut(db, session), forgetPages);
  route(api, contract.verifyEmail, ({ body, isForm }) => links.verifyEmail(rooms, body.token, isForm));
  route(api, contract.resendVerification, ({ body }) => links.resendVerification(rooms, body.email));
  route(api, contract.forgotPassword, ({ body }) => links.forgotPassword(rooms, body.email));
  route(api, contract.resetPassword, ({ body }) => links.resetPassword(rooms, body));
  route(api, contract.changePassword, ({ session, body, userAgent }) => accounts.changePassword(rooms, session, body, userAgent));
  route(api, contract.renewSession, ({ session }) => sessions.renewSession(rooms, session));
  route(api, contract.listSessions, ({ session }) => sessions.listSessions(rooms, session));
  route(api, contract.endSession, ({ session, params }) => sessions.endSession(db, session, params.id));
  route(api, contract.endOtherSessions, ({ session }) => sessions.endOtherSessions(db, session));
  route(api, contract.deleteAccount, ({ session, body }) => accounts.deleteAccount(rooms, session, body.password), forgetPages);
}
