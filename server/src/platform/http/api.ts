import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../cache/cache.ts";
import type { Files } from "../files/files.ts";
import type { GuestWork } from "./guest-work.ts";
import type { Limiter } from "./limiter.ts";

/** The caller, from the session of the bearer token. */
export type Session = {
  userId: string;
  name: string;
  sessionId: string;
  /** When the token runs out. */
  expiresAt: Date;
  /** The token itself, for the calls that hand it back. */
  token: string;
  isAdmin: boolean;
  /** The email is verified; read from the account at every call, so that it counts at once. */
  isVerified: boolean;
};

/** What `route()` needs to put an endpoint on the wire. */
export type Api = {
  app: FastifyInstance;
  /** The live session of a token, or undefined where it is forged, expired or revoked. */
  sessionOf: (token: string) => Promise<Session | undefined>;
  cache: ResponseCache;
  limiter: Limiter;
  guestWork: GuestWork;
  files: Files;
};
