import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as accounts from "#contracts/accounts/accounts.ts";
import { proofSeconds } from "#contracts/accounts/proof.ts";
import { createAccessToken } from "#contracts/accounts/access-tokens.ts";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { type Scope, scopeOf } from "#contracts/kernel/scopes.ts";
import { decodeJwt } from "jose";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSecret } from "../src/accounts/accounts/secret.ts";
import { makeTokens } from "../src/accounts/accounts/tokens.ts";
import { allOf } from "./all-of.ts";
import { isEndpoint } from "./arbitraries.ts";
import { allRows } from "./authorization-all-rows.ts";
import { makeScene, type Row, type Scene, send, type Verdict } from "./authorization-scene.ts";
import { type OidcProvider, startOidcProvider } from "./oidc-provider.ts";
import { type TestServer, testServer } from "./server.ts";
import { blockPerson, mutePerson } from "#contracts/community/relations.ts";
import { personOf } from "../src/accounts/relations/relations.testing.ts";
import { tripCallers } from "./trip-group.ts";
import { documentedCopies, isStored } from "./stored-copies.ts";
import { updateSuspension } from "../src/community/moderation/accounts-store.ts";
import { newModerator } from "../src/community/moderation/moderation.testing.ts";
import { newAdmin, newPerson, newUnverified } from "./people.ts";

let provider: OidcProvider;
let server: TestServer;
let shared: Scene;
const tokens = new Map<string, string>();

beforeAll(async () => {
  provider = await startOidcProvider();
  server = await testServer({ env: { oidc: provider.settings } });
  shared = await makeScene(server);
  tokens.set("expired", await issue(shared.owner.token, { hoursAgo: 25 }));
  tokens.set("forged", await issue(shared.owner.token, { secret: Buffer.alloc(48, 7) }));
  tokens.set("ended", await endedToken(shared.owner.token));
  tokens.set("revoked", await revokedToken(shared));
  tokens.set("deleted", await tokenOfNobody());
  tokens.set("admin", await adminToken());
  tokens.set("moderator", (await newModerator(server)).token);
  tokens.set("suspended", await suspendedToken());
  tokens.set("unproved", await unprovedToken());
  tokens.set("reader", await accessToken("read"));
  tokens.set("writer", await accessToken("write"));
  tokens.set("unverified", (await newUnverified(server)).token);
  const [blocked, muted] = [await personOf(server), await personOf(server)];
  await shared.owner.call(blockPerson, { params: { id: blocked.id } });
  await shared.owner.call(mutePerson, { params: { id: muted.id } });
  tokens.set("blocked", blocked.token);
  tokens.set("muted", muted.token);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** The same claims in a different token: other time, other session, or other signature. */
async function issue(
  token: string,
  {
    hoursAgo = 0,
    secret = readSecret(server.env),
    session,
  }: { hoursAgo?: number; secret?: Uint8Array; session?: string },
): Promise<string> {
  const { _id, name, jti } = accounts.TokenPayload.parse(decodeJwt(token));
  const clock = () => new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
  return (await makeTokens(secret, clock).issue({ _id, name, jti: session ?? jti })).token;
}

/** A valid token of an expired session. */
async function endedToken(token: string): Promise<string> {
  const { _id } = accounts.TokenPayload.parse(decodeJwt(token));
  const id = uuidv7();
  const ended = new Date(Date.now() - 60 * 60 * 1000);
  const session = { id, account_id: _id, device: "", expires_at: ended };
  await server.db.insertInto("sessions").values(session).execute();
  return issue(token, { session: id });
}

/** The owner's token of a session that was logged out. */
async function revokedToken({ owner }: Scene): Promise<string> {
  await server.db
    .updateTable("accounts")
    .set({ verified_at: new Date() })
    .where("id", "=", owner.id)
    .execute();
  const { email, password } = owner;
  const token = await server.call(accounts.logIn, { body: { email, password } });
  await server.withToken(token)(accounts.logOut);
  return token;
}

async function tokenOfNobody(): Promise<string> {
  const { call, password, token } = await newPerson(server);
  await call(accounts.deleteAccount, { body: { password } });
  return token;
}

async function adminToken(): Promise<string> {
  return (await newAdmin(server, "Ada Admin")).token;
}

/** The token of a person who was suspended after logging in. */
async function suspendedToken(): Promise<string> {
  const { token, email } = await newPerson(server);
  const { id } = await server.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await updateSuspension(server.db, id, "infinity");
  return token;
}

/** The token of a person who logged in a while ago. */
async function unprovedToken(): Promise<string> {
  const { token } = await newPerson(server);
  const { jti } = accounts.TokenPayload.parse(decodeJwt(token));
  const proved_at = new Date(Date.now() - (proofSeconds + 60) * 1000);
  await server.db.updateTable("sessions").set({ proved_at }).where("id", "=", jti).execute();
  return token;
}

/** The access token of a person without anything. */
async function accessToken(scope: Scope): Promise<string> {
  const { call } = await newPerson(server);
  const body = { name: scope, scopes: [scope], days: 1 };
  return (await call(createAccessToken, { body })).token;
}

const people = ["guest", "stranger", "suspended", "moderator", "admin", "owner"] as const;
/** Further callers, for calls about what people write and are to each other. */
const related = ["blocked", "muted", "unverified"] as const;
const relatedPaths =
  /^\/api\/(?:admin|appeals|blocks|blogs|bookmarks|gallerys|hidden|hoots|mentions|mine|notifications|invitations|plans|profiles|push|reports|threads)\b/;
/** Callers whose log-in is too old for what needs a fresh proof. */
const unproved = ["unproved"] as const;
/** Programs of unrelated people, with one scope each. */
const programs = ["reader", "writer"] as const;
/** Callers with invalid tokens. */
const gone = ["expired", "ended", "revoked", "deleted", "forged"] as const;
type Caller = (
  | typeof people
  | typeof unproved
  | typeof gone
  | typeof programs
  | typeof related
  | typeof tripCallers
)[number];

const isOnTrip = (caller: Caller): caller is (typeof tripCallers)[number] =>
  tripCallers.some((one) => one === caller);

const isGone = (caller: Caller): caller is (typeof gone)[number] =>
  gone.some((one) => one === caller);

/**
 * The callers of a call. Each group makes its calls one after another, and is then compared once with what the owner
 * had: everybody who is rejected, then everybody who may call. The owner comes last, because the call may delete the
 * object.
 */
function groupsOf(row: Row): readonly (readonly Caller[])[] {
  if (row.endpoint.session === "none") {
    const closed = scopeOf(row.endpoint) === "none" ? [[...programs]] : [];
    return [["guest"], ["expired"], ...closed];
  }
  const others = relatedPaths.test(row.endpoint.path) ? related : [];
  const late = row.endpoint.proof ? unproved : [];
  const callers = [
    ...people.filter((caller) => caller !== "owner"),
    ...late,
    ...gone,
    ...others,
    ...programs,
  ];
  const onTrip: readonly Caller[] = row.onTrip ? tripCallers : [];
  const isRejected = (caller: Caller) => verdictOf(row, caller) !== "ok";
  const allowed = callers.filter((caller) => !isRejected(caller));
  // Each of them needs a scene of its own.
  const groups = row.ends ? allowed.map((caller) => [caller]) : [allowed];
  const members = onTrip.filter((caller) => !isRejected(caller)).map((caller) => [caller]);
  const rejected = [...callers, ...onTrip].filter(isRejected);
  return [rejected, ...groups, ...members, ["owner" as const]].filter((group) => group.length > 0);
}

async function tokenOf(caller: Caller, scene: Scene): Promise<string | undefined> {
  if (caller === "guest") return undefined;
  if (caller === "owner" || caller === "stranger") return scene[caller].token;
  if (isOnTrip(caller)) return (await scene.tripGroup())[caller].token;
  if (caller === "moderator" && scene !== shared) return (await newModerator(server)).token;
  return caller === "admin" && scene !== shared ? adminToken() : tokens.get(caller);
}

function verdictOf(row: Row, caller: Caller): Verdict {
  if (caller === "reader" || caller === "writer") {
    const scope = caller === "reader" ? "read" : "write";
    // Of a person who is unrelated, as a muted one is, too.
    return scopeOf(row.endpoint) === scope ? row.muted : "SCOPE";
  }
  if (row.endpoint.session === "none") return row.guest;
  // An invalid token is rejected even if guests may call.
  if (isGone(caller)) return "SIGN_IN_REQUIRED";
  if (caller === "unproved") return "PROOF_REQUIRED";
  if (!isOnTrip(caller)) return row[caller];
  return caller === "editor" || caller === "viewer"
    ? (row.onTrip?.[caller] ?? row.stranger)
    : row.stranger;
}

const statusOfVerdict = ({ status = 200 }: Endpoint, verdict: Verdict) =>
  verdict === "ok" ? status : statusOf[verdict];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const titleOf = ({ endpoint, what }: Row) => `${nameOf(endpoint)}${what && `, ${what}`}`;

/** The body of a response; of a stream, its first event. */
async function messageOf(answer: Response): Promise<string> {
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream")) return answer.text();
  for await (const bytes of answer.body ?? []) return Buffer.from(bytes).toString();
  return "";
}

/** The calls whose answers the service worker would store, and all calls so far. */
const copies = new Set<string>();
const calls = new Set<string>();

const unkept = (db: TestServer["db"]) =>
  db.selectFrom("files").select("id").where("state", "!=", "kept").execute();

const textOf = (row: Row, group: readonly Caller[]): string =>
  group.map((caller) => `${caller}: ${verdictOf(row, caller)}`).join(", ");

describe.each(allRows.map((row) => [titleOf(row), row] as const))("%s", (_title, row) => {
  let input: Promise<Awaited<ReturnType<Row["input"]>>> | undefined;
  /** What the owner has, as no call so far may have changed it. */
  let current: Awaited<ReturnType<typeof allOf>> | undefined;

  test.each(groupsOf(row).map((group) => [textOf(row, group), group] as const))(
    "by %s",
    async (_text, group) => {
      const { endpoint } = row;
      const isRejected = (caller: Caller) => verdictOf(row, caller) !== "ok";
      let last: { ownerId: string; before: typeof current } | undefined;
      for (const caller of group) {
        const verdict = verdictOf(row, caller);
        const fresh =
          verdict === "ok" && (row.ends || endpoint.session === "none" || isOnTrip(caller));
        const scene = verdict === "ok" && row.ends ? await makeScene(server) : shared;
        if (fresh || input === undefined) current = undefined;
        const call = await (fresh ? row.input(scene) : (input ??= row.input(scene)));
        const before = (current ??= await allOf(server, scene.owner.id));
        const token = await tokenOf(caller, scene);
        const answer = await send(server, endpoint, call, token);
        const whose = token === undefined ? "" : " of a member";
        if (isStored(endpoint, answer, token)) copies.add(nameOf(endpoint) + whose);
        calls.add(`${nameOf(endpoint)} ${caller}`);
        const message = await messageOf(answer);
        expect([caller, answer.status, message.slice(0, 300)]).toEqual([
          caller,
          statusOfVerdict(endpoint, verdict),
          expect.anything(),
        ]);
        if (verdict !== "ok") expect(JSON.parse(message)).toMatchObject({ code: verdict });
        if (answer.status === 401) expect(answer.headers.get("www-authenticate")).toBe("Bearer");
        if (fresh) current = undefined;
        last = { ownerId: scene.owner.id, before };
      }
      // Members may change what is the owner's, too.
      if (group.includes("owner") || !last || (row.onTrip && !group.some(isRejected))) return;
      expect(await allOf(server, last.ownerId)).toEqual(last.before);
      expect(await unkept(server.db)).toEqual([]);
    },
  );
});

/** Every endpoint that a contract module declares. */
async function declaredEndpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, "../../contracts/src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^[\w-]+\/[\w-]+\.ts$/.test(name),
  );
  const deps = await Promise.all(
    names.map(async (name): Promise<Record<string, unknown>> => import(join(folder, name))),
  );
  return deps.flatMap((room) => Object.values(room).filter(isEndpoint));
}

/** The endpoints in the server's documentation. */
async function servedCalls(): Promise<Set<string>> {
  const document: unknown = await (await server.fetch("/api/openapi.json")).json();
  const { paths } = document as { paths: Record<string, Record<string, unknown>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
  return new Set(calls);
}

test("every call that is served is declared and has a row", async () => {
  const served = await servedCalls();
  expect(served.size).toBeGreaterThanOrEqual(45);
  const declared = new Set((await declaredEndpoints()).map(nameOf));
  expect([...served].filter((name) => !declared.has(name))).toEqual([]);
  const covered = new Set(allRows.map(({ endpoint }) => nameOf(endpoint)));
  expect([...served].filter((name) => !covered.has(name))).toEqual([]);
  expect([...covered].filter((name) => !served.has(name))).toEqual([]);
});

test("the service worker stores guests' answers of the documented calls, and no answer to a member", () => {
  const documented = documentedCopies();
  const made = documented.filter((name) => calls.has(`${name} guest`));
  // All of them, unless a filter left out some calls.
  expect([...copies].toSorted()).toEqual(made.toSorted());
  expect(documented.length).toBeGreaterThan(10);
});
