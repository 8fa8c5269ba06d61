import type { Scope } from "#contracts/kernel/scopes.ts";
import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../cache/cache.ts";
import type { Files } from "../files/files.ts";
import type { FairWork } from "./fair-work.ts";
import type { Limiter } from "./limiter.ts";

/** The caller, from the bearer token: a session, or an access token of a program. */
export type Session = {
  userId: string;
  name: string;
  /** Of an access token, its own id. */
  sessionId: string;
  /** What an access token may do; undefined for a session, which may do all. */
  scopes?: readonly Scope[];
  /** When the token expires. */
  expiresAt: Date;
  /** The token itself, for calls that return it. */
  token: string;
  isAdmin: boolean;
  /** True for admins, too. */
  isModerator: boolean;
  /** For people who are suspended: why writes are rejected. Their sessions have ended. */
  suspended?: string | undefined;
  /** Whether the email is verified; read from the account at every call, so that a change applies at once. */
  isVerified: boolean;
  /** Whether it was opened, or proved again, with a second factor. */
  isTwoFactor: boolean;
  /** An admin or a moderator whose role needs a second factor on this site, which this session lacks. */
  needsTwoFactor: boolean;
  /** Whether the caller logged in, or proved again who they are, within the last ten minutes. */
  hasProof: boolean;
  /** Whether the account is in its first days, in which limits are stricter. */
  isNew: boolean;
};

/** What `route()` needs to register an endpoint. */
export type Api = {
  app: FastifyInstance;
  /** The session of a token; undefined if the token is forged, expired or revoked. */
  sessionOf: (token: string) => Promise<Session | undefined>;
  cache: ResponseCache;
  limiter: Limiter;
  fairWork: FairWork;
  files: Files;
  /** Throws NOT_FOUND while the site has switched off what these calls belong to. */
  requirePart?: () => Promise<void>;
};
