import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/community/hoots.ts";
import { sql } from "kysely";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { newPerson, type Person } from "../../../testing/people.ts";

let server: TestServer;
let dana: Call;
beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
});
afterAll(() => server.close());

/** Outcomes of concurrent calls: 'ok', or the error code. */
const outcomes = async (calls: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).map((result) => {
    if (result.status === "fulfilled") return "ok";
    return result.reason instanceof AppError ? result.reason.code : String(result.reason);
  });

const newHoot = (by: Call = dana) =>
  by(contract.createHoot, { body: { title: freshText("In the crowd"), text: "All at once." } });

const people = (count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => newPerson(server, `Crowd ${n}`)));

test("of concurrent changes to one version one succeeds and the others are CONFLICT", async () => {
  const { _id: id, version } = await newHoot();
  const changes = Array.from({ length: 8 }, (_, n) =>
    dana(contract.updateHoot, {
      params: { id },
      body: { title: `Change ${n}` },
      ifVersion: version,
    }),
  );
  const results = await outcomes(changes);
  expect(results.toSorted()).toEqual([...Array<string>(7).fill("CONFLICT"), "ok"]);
  const latest = await dana(contract.getHoot, { params: { id } });
  expect([latest.version, latest.title]).toEqual([version + 1, `Change ${results.indexOf("ok")}`]);
});

test("concurrent calls with one key create one hoot, and a key whose call failed can be reused", async () => {
  const key = crypto.randomUUID();
  const body = { title: "Once", text: "And once only." };
  const made = await Promise.all(
    Array.from({ length: 8 }, () => dana(contract.createHoot, { body, key })),
  );
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1);
  const other = crypto.randomUUID();
  const { _id: id } = await newHoot();
  const parentId = "01900000-0000-7000-8000-000000000000";
  const reply = (body: { text: string; parentId?: string }) =>
    dana(contract.createComment, { params: { id }, body, key: other });
  await expect(reply({ text: "x", parentId })).rejects.toMatchObject({ code: "VALIDATION" });
  await expect(reply({ text: "x" })).resolves.toMatchObject({ text: "x" });
});

test("concurrent likes, comments and deletion of a hoot never deadlock or leave orphans", async () => {
  const crowd = await people(6);
  for (let turn = 0; turn < 4; turn += 1) {
    const { _id: id } = await newHoot();
    const params = { id };
    const { _id: parentId } = await dana(contract.createComment, {
      params,
      body: { text: freshText("a") },
    });
    const calls = crowd.flatMap(({ call }) => [
      call(contract.likeHoot, { params }),
      call(contract.createComment, { params, body: { text: freshText("b"), parentId } }),
      call(contract.unlikeHoot, { params }),
    ]);
    const results = await outcomes([
      ...calls,
      dana(contract.deleteComment, { params: { id, commentId: parentId } }),
      dana(contract.updateComment, { params: { id, commentId: parentId }, body: { text: "c" } }),
      dana(contract.deleteHoot, { params }),
    ]);
    expect(["ok", "NOT_FOUND", "VALIDATION"]).toEqual(expect.arrayContaining(results));
  }
  const orphans = await sql`select 1 from comments c left join hoots h on h.id = c.hoot_id
    where h.id is null`.execute(server.db);
  expect(orphans.rows).toEqual([]);
});

test("deleting two branches of a thread concurrently leaves no tombstone", async () => {
  const [ana, ben] = await people(2);
  if (!ana || !ben) throw new Error("Nobody came.");
  for (let turn = 0; turn < 6; turn += 1) {
    const { _id: id } = await newHoot();
    const params = { id };
    const say = (by: Call, parentId?: string) =>
      by(contract.createComment, { params, body: { text: freshText("x"), parentId } });
    const root = await say(dana);
    const left = await say(ana.call, root._id);
    const right = await say(ben.call, root._id);
    const drop = (by: Call, commentId: string) =>
      by(contract.deleteComment, { params: { id, commentId } });
    const results = await outcomes([
      drop(dana, root._id),
      drop(ana.call, left._id),
      drop(ben.call, right._id),
    ]);
    expect(results).toEqual(["ok", "ok", "ok"]);
    const after = await dana(contract.getHoot, { params });
    expect([after.commentCount, after.comments]).toEqual([0, []]);
  }
});

test("deleting accounts during likes, posts and comments causes no errors, and counts stay exact", async () => {
  const crowd = await people(8);
  const hoots = await Promise.all([newHoot(), newHoot(), newHoot()]);
  for (const { call } of crowd) {
    for (const { _id: id } of hoots) await call(contract.likeHoot, { params: { id } });
  }
  const calls = crowd.flatMap(({ call, password }, n) => [
    ...hoots.map(({ _id: id }) =>
      call(n % 2 ? contract.unlikeHoot : contract.likeHoot, { params: { id } }),
    ),
    call(contract.createComment, { params: { id: hoots[0]?._id ?? "" }, body: { text: "Bye" } }),
    newHoot(call),
    ...(n < 6 ? [call(deleteAccount, { body: { password } })] : []),
  ]);
  const results = await outcomes(calls);
  expect(["ok", "NOT_FOUND", "SIGN_IN_REQUIRED"]).toEqual(expect.arrayContaining(results));
  const { rows } = await sql`
    select h.id from hoots h where h.like_count <> (select count(*) from hoot_likes where hoot_id = h.id)
      or h.comment_count <> (select count(*) from comments where hoot_id = h.id and deleted_at is null)`.execute(
    server.db,
  );
  expect(rows).toEqual([]);
});
