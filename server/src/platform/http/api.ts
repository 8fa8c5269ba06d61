import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../cache/cache.ts";
import type { Files } from "../files/files.ts";
import type { FairWork } from "./fair-work.ts";
import type { Limiter } from "./limiter.ts";

/** The caller, from the session of the bearer token. */
export type Session = {
  userId: string;
  name: string;
  sessionId: string;
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
