import { formOf, pathOf } from "#contracts/kernel/client.ts";
import type { Endpoint, InputOf } from "#contracts/kernel/endpoint.ts";
import type { ErrorCode } from "#contracts/kernel/errors.ts";
import type { TestServer } from "./server.ts";
import { newPerson, type Person } from "./people.ts";
import { newTripGroup, type TripGroup } from "./trip-group.ts";

/** The result of a call: done, or an error code. */
export type Verdict = "ok" | ErrorCode;

/** Two unrelated people on one server. */
export type Scene = {
  server: TestServer;
  owner: Person & { id: string };
  stranger: Person & { id: string };
  /** Further people, who are on the owner's trips. */
  tripGroup: () => Promise<TripGroup>;
};

/** Who may call an endpoint, with an example call on the owner's object. */
export type Row = {
  endpoint: Endpoint;
  /** What is special about this example; an endpoint may have several. */
  what: string;
  /** Creates the call for the owner's object, separately for every caller. */
  input: (scene: Scene) => Promise<Input>;
  guest: Verdict;
  owner: Verdict;
  stranger: Verdict;
  /** Admins have no more access to people's objects than others. */
  admin: Verdict;
  /** By default like an admin where admins alone are let in, else like a stranger. */
  moderator: Verdict;
  /** A person whom the owner has blocked; by default like a stranger. */
  blocked: Verdict;
  /** A person whom the owner has muted, which is silent: by default like a stranger. */
  muted: Verdict;
  /** By default like a stranger, but for calls that need a verified email. */
  unverified: Verdict;
  /** Callers who are on the owner's trip; absent for what is not about one. Invited and removed people are strangers to it. */
  onTrip: Record<"editor" | "viewer", Verdict> | undefined;
  /** Writes of suspended people are rejected, and their sessions have ended. */
  suspended: Verdict;
  /** The call ends sessions or accounts, so every caller gets a scene of their own. */
  ends: boolean;
};

type Input = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: Record<string, Blob | readonly Blob[] | null | undefined>;
};

type RowInput<E extends Endpoint> = {
  what?: string;
  input: (scene: Scene) => Promise<InputOf<E>> | InputOf<E>;
  guest?: Verdict;
  owner?: Verdict;
  stranger: Verdict;
  admin?: Verdict;
  moderator?: Verdict;
  blocked?: Verdict;
  muted?: Verdict;
  unverified?: Verdict;
  onTrip?: Row["onTrip"];
  suspended?: Verdict;
  ends?: true;
};

/** A row of the matrix. By default, a guest must log in and the owner succeeds. */
export const row = <const E extends Endpoint>(endpoint: E, input: RowInput<E>): Row => ({
  endpoint,
  what: "",
  guest: "SIGN_IN_REQUIRED",
  owner: "ok",
  admin: input.stranger,
  moderator: input.stranger,
  blocked: input.stranger,
  muted: input.stranger,
  unverified: endpoint.unverified === undefined ? input.stranger : "NOT_VERIFIED",
  suspended: endpoint.method === "GET" ? "SIGN_IN_REQUIRED" : "SUSPENDED",
  onTrip: undefined,
  ends: false,
  ...input,
  input: async (scene) => (await input.input(scene)) as Input,
});

type Check<R> = { allows: (viewer: { userId: string }, row: R) => boolean };

/** The answer about a row to a person who doesn't own it, by the policies of its noun. */
export function verdictBy<R>(
  row: R,
  canRead: Check<R>,
  may: Check<R> = canRead,
  userId = "stranger",
): Verdict {
  const caller = { userId };
  if (may.allows(caller, row)) return "ok";
  return canRead.allows(caller, row) ? "NOT_YOURS" : "NOT_FOUND";
}

/** A row of a call about the caller's own data. */
export const ownRow = <const E extends Endpoint>(
  endpoint: E,
  input: RowInput<E>["input"],
  more: { ends?: true } = {},
): Row => row(endpoint, { input, stranger: "ok", ...more });

/** A row of a public call. */
export const openRow = <const E extends Endpoint>(endpoint: E, input: RowInput<E>["input"]): Row =>
  row(endpoint, { input, guest: "ok", stranger: "ok" });

export async function makeScene(server: TestServer): Promise<Scene> {
  const [owner, stranger] = [
    await newPerson(server, "Olga Owner"),
    await newPerson(server, "Sten Stranger"),
  ];
  let tripGroup: Promise<TripGroup> | undefined;
  return {
    server,
    tripGroup: () => (tripGroup ??= newTripGroup(server)),
    owner: { ...owner, id: await idOf(server, owner.email) },
    stranger: { ...stranger, id: await idOf(server, stranger.email) },
  };
}

async function idOf({ db }: TestServer, email: string): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return account.id;
}

/** Sends a raw request, with a token even if the typed client would send none. */
export function send(
  server: TestServer,
  endpoint: Endpoint,
  input: Input,
  token?: string,
): Promise<Response> {
  const headers = new Headers();
  if (token) headers.set("authorization", `Bearer ${token}`);
  const init: RequestInit = { method: endpoint.method, headers };
  if (input.files) init.body = formOf(input);
  else if (endpoint.body || endpoint.files) {
    headers.set("content-type", "application/json");
    init.body = JSON.stringify(input.body ?? {});
  }
  return server.fetch(pathOf(endpoint, input), init);
}
