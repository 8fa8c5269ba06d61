import { afterAll, beforeAll, expect, test } from "vitest";
import { logIn, signUp } from "#contracts/accounts/accounts.ts";
import { invitationsMax } from "#contracts/accounts/limits.ts";
import {
  checkInvitation,
  createInvitation,
  getSignUp,
  listInvitations,
  revokeInvitation,
} from "#contracts/accounts/sign-ups.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { sql } from "kysely";
import { demoEmail } from "../../../seeds/seed.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let member: Call;

beforeAll(async () => {
  server = await testServer({ env: { signUps: "invited" } });
  member = await server.as("dana");
});
afterAll(() => server.close());

const password = "seven quiet otters";
let count = 0;
const signUpWith = (invitation?: string) => {
  count += 1;
  const body = { name: "Inga Invited", email: `inga${count}@example.com`, password };
  return server.call(signUp, { body: invitation === undefined ? body : { ...body, invitation } });
};
const closed = { code: "SIGNUPS_CLOSED", status: 403 };

async function invite(): Promise<{ id: string; token: string }> {
  const { _id: id, url } = await member(createInvitation);
  return { id, token: new URL(url ?? "").searchParams.get("invitation") ?? "" };
}

test("signing up takes an invitation; members still log in", async () => {
  expect((await server.call(getSignUp)).mode).toBe("invited");
  await expect(signUpWith()).rejects.toMatchObject(closed);
  await expect(signUpWith("")).rejects.toMatchObject(closed);
  await expect(signUpWith("A".repeat(43))).rejects.toMatchObject(closed);
});

test("an invitation lets one person in, and its sender sees who came", async () => {
  const { id, token } = await invite();
  const check = () => server.call(checkInvitation, { body: { invitation: token } });
  expect((await check()).inviter).not.toBe("");
  const results = await Promise.allSettled([1, 2, 3].map(() => signUpWith(token)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toMatchObject(closed);
  }
  await expect(check()).rejects.toMatchObject({ code: "GONE" });
  const { data } = await member(listInvitations);
  expect(data[0]).toMatchObject({ _id: id, url: null, usedBy: { _id: expect.any(String) } });
  await expect(member(revokeInvitation, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test("a failed sign-up doesn't use an invitation up", async () => {
  const { token } = await invite();
  const body = { name: "Inga", email: demoEmail, password, invitation: token };
  await expect(server.call(signUp, { body })).rejects.toMatchObject({ code: "SIGNUP_FAILED" });
  expect(await signUpWith(token)).toEqual(expect.any(String));
});

test("revoked, expired and suspended people's invitations end", async () => {
  const revoked = await invite();
  await member(revokeInvitation, { params: { id: revoked.id } });
  await expect(signUpWith(revoked.token)).rejects.toMatchObject(closed);
  const { id, token } = await invite();
  const set = (expires_at: Date) =>
    server.db.updateTable("invitations").set({ expires_at }).where("id", "=", id).execute();
  await set(new Date());
  await expect(signUpWith(token)).rejects.toMatchObject(closed);
  await set(new Date(Date.now() + 60_000));
  const suspend = (until: string | null) =>
    sql`update accounts a set suspended_until = ${until}::timestamptz
      from invitations i where i.id = ${id} and a.id = i.inviter_id`.execute(server.db);
  await suspend("infinity");
  await expect(signUpWith(token)).rejects.toMatchObject(closed);
  await suspend(null);
  expect(await signUpWith(token)).toEqual(expect.any(String));
});

test("a member has a few invitations, also when asking at once", async () => {
  const { left } = await member(listInvitations);
  const results = await Promise.allSettled(
    Array.from({ length: invitationsMax.member + 2 }, () => member(createInvitation)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(left);
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "RATE_LIMITED" });
  }
  expect((await member(listInvitations)).left).toBe(0);
});

test("a closed site takes no sign-ups, not even invited ones", async () => {
  const other = await testServer({ env: { signUps: "closed", demo: true } });
  const dana = await other.as("dana");
  expect((await other.call(getSignUp)).mode).toBe("closed");
  await expect(dana(createInvitation)).rejects.toMatchObject(closed);
  const body = { name: "Inga", email: "inga@example.com", password };
  await expect(other.call(signUp, { body })).rejects.toMatchObject(closed);
  await expect(other.call(logIn, { body: { email: body.email, password } })).rejects.toMatchObject({
    code: "LOGIN_FAILED",
  });
  await other.close();
});
