import { getProfile, listProfiles } from "#contracts/accounts/profiles.ts";
import { deleteAccount, logIn } from "#contracts/accounts/accounts.ts";
import { getGallery } from "#contracts/community/gallery.ts";
import { createHoot, deleteComment, getHoot, updateHoot } from "#contracts/community/hoots.ts";
import { endMemberSessions, suspendMember } from "#contracts/community/members.ts";
import * as contract from "#contracts/community/moderation.ts";
import { listNotifications } from "#contracts/community/notifications.ts";
import { blockPerson } from "#contracts/community/relations.ts";
import { getStory } from "#contracts/community/stories.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailsTo, tokenIn } from "../../../testing/mails.ts";
import { addBlog, addPhoto } from "../../../testing/owned-rows.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import {
  commentBy,
  hootBy,
  type Newcomer,
  personOf,
} from "../../accounts/relations/relations.testing.ts";
import { adminOf, decide, decideAbout, newModerator, reported } from "./moderation.testing.ts";
import { decrementCommentCount, updateCommentText } from "../comments/comment-store.ts";
import { aboutHoots } from "../hoots/service.ts";
import { deleteRemoved } from "./service.ts";
import { findReported, setVisibility } from "./reported-content.ts";

let server: TestServer;
let mod: Newcomer;
beforeAll(async () => {
  server = await testServer();
  mod = await newModerator(server);
});
afterAll(() => server.close());

const notFound = { code: "NOT_FOUND", status: 404 };
const params = (id: string) => ({ params: { id } });
const post = (path: string, body: unknown, { headers }: Pick<Newcomer, "headers">) =>
  server.fetch(path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("reports", () => {
  test("a second report by the same person is the same row, with 200", async () => {
    const [ana, ben] = [await personOf(server), await personOf(server)];
    const { _id: id } = await hootBy(ana.call);
    const body = { kind: "hoot", id, reason: "spam" };
    const first = await post("/api/reports", body, ben);
    const second = await post("/api/reports", { ...body, reason: "abuse" }, ben);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
  });

  describe("after a decision", () => {
    const openReports = async (id: string) => {
      const { data } = await mod.call(contract.listReports, { query: { limit: 50 } });
      const thing = data.find((each) => each.id === id);
      return thing?.reports.map(({ reason, text }) => ({ reason, text }));
    };

    test("the same person reports the same thing again only once it was edited", async () => {
      const [ana, ben] = [await personOf(server), await personOf(server)];
      const { _id: id } = await hootBy(ana.call);
      const body = { kind: "hoot", id, reason: "spam" } as const;
      const { _id: reportId } = await ben.call(contract.createReport, { body });
      await decide(mod.call, reportId, { decision: "dismiss" });
      const again = await post("/api/reports", body, ben);
      expect([again.status, await again.json()]).toEqual([200, { _id: reportId }]);
      expect(await openReports(id)).toBeUndefined();

      await ana.call(updateHoot, { ...params(id), body: { text: "Buy my leashes." } });
      const text = "It is an ad now.";
      const edited = await post("/api/reports", { ...body, reason: "abuse", text }, ben);
      expect([edited.status, await edited.json()]).toEqual([200, { _id: reportId }]);
      expect(await openReports(id)).toEqual([{ reason: "abuse", text }]);
      // An open report stays as it is.
      await post("/api/reports", body, ben);
      expect(await openReports(id)).toEqual([{ reason: "abuse", text }]);
      await decide(mod.call, reportId, { decision: "dismiss" });
      await post("/api/reports", body, ben);
      expect(await openReports(id)).toBeUndefined();
    });

    test("the same person reports the same thing again a day later", async () => {
      const [ana, ben] = [await personOf(server), await personOf(server)];
      const { _id: id } = await addPhoto(ana);
      const report = () =>
        ben.call(contract.createReport, { body: { kind: "photo", id, reason: "unsafe" } });
      const { _id: reportId } = await report();
      await decide(mod.call, reportId, { decision: "dismiss" });
      const closeBefore = (time: string) =>
        sql`update reports set closed_at = now() - ${time}::interval where id = ${reportId}`.execute(
          server.db,
        );
      await closeBefore("23 hours");
      await report();
      expect(await openReports(id)).toBeUndefined();
      await closeBefore("25 hours");
      expect(await report()).toEqual({ _id: reportId });
      expect(await openReports(id)).toEqual([{ reason: "unsafe", text: "" }]);
    });
  });

  test("each kind can be reported; what isn't there is 404", async () => {
    const [ana, ben] = [await personOf(server), await personOf(server)];
    const hoot = await hootBy(ana.call);
    const comment = await commentBy(ana.call, hoot._id);
    const story = await addBlog(ana.call);
    const photo = await addPhoto(ana);
    const things: [contract.ReportKind, string][] = [
      ["hoot", hoot._id],
      ["comment", comment._id],
      ["blog", story._id],
      ["photo", photo._id],
      ["profile", ana.id],
      ["provider", "berlin.vet.fu-berlin"],
    ];
    for (const [kind, id] of things) {
      const body = { kind, id, reason: "other" as const, text: "Look at it." };
      expect(await ben.call(contract.createReport, { body })).toHaveProperty("_id");
    }
    const missing = { kind: "blog" as const, id: hoot._id, reason: "spam" as const };
    await expect(ben.call(contract.createReport, { body: missing })).rejects.toMatchObject(
      notFound,
    );
    const own = { kind: "hoot" as const, id: hoot._id, reason: "spam" as const };
    await expect(ana.call(contract.createReport, { body: own })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  });

  test("after a block, both still report what guests can read of the other, and nothing else", async () => {
    const [ana, ben, cleo] = [
      await personOf(server),
      await personOf(server),
      await personOf(server),
    ];
    const third = await hootBy(cleo.call);
    const thingsOf = async (person: Newcomer): Promise<[contract.ReportKind, string][]> => {
      const hoot = await hootBy(person.call);
      return [
        ["hoot", hoot._id],
        ["comment", (await commentBy(person.call, hoot._id))._id],
        ["comment", (await commentBy(person.call, third._id))._id],
        ["blog", (await addBlog(person.call))._id],
        ["photo", (await addPhoto(person))._id],
        ["profile", person.id],
      ];
    };
    const [anas, bens] = [await thingsOf(ana), await thingsOf(ben)];
    await ana.call(blockPerson, params(ben.id));
    for (const [reporter, things] of [
      [ana, bens],
      [ben, anas],
    ] as const) {
      for (const [kind, id] of things) {
        const body = { kind, id, reason: "abuse" as const };
        expect(await reporter.call(contract.createReport, { body })).toHaveProperty("_id");
      }
    }
    // A hidden hoot takes the comments under it out of guests' sight, too.
    const [[, hootId] = ["", ""], [, commentId] = ["", ""]] = anas;
    await decideAbout(server, mod, { kind: "hoot", id: hootId }, { decision: "hide" });
    for (const [kind, id] of [
      ["hoot", hootId],
      ["comment", commentId],
    ] as const) {
      const body = { kind, id, reason: "spam" as const };
      await expect(cleo.call(contract.createReport, { body })).rejects.toMatchObject(notFound);
    }
  });

  test("the queue lists the most reported thing first, with reports, context and history", async () => {
    const ana = await personOf(server);
    const [one, two] = [await hootBy(ana.call), await hootBy(ana.call)];
    await commentBy(mod.call, two._id, "Please don't.");
    await reported(server, { kind: "hoot", id: one._id });
    for (let count = 0; count < 3; count += 1)
      await reported(server, { kind: "hoot", id: two._id });
    const { data, counts } = await mod.call(contract.listReports, { query: { limit: 50 } });
    const places = data.map(({ id }) => id);
    expect(places.indexOf(two._id)).toBeLessThan(places.indexOf(one._id));
    const numbers = data.map(({ count }) => count);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(counts.open).toBe(data.length);
    expect(data.find(({ id }) => id === two._id)).toMatchObject({
      kind: "hoot",
      title: two.title,
      path: `/hoots/${two._id}`,
      author: { _id: ana.id },
      state: "open",
      count: 3,
      reports: [{ reason: "spam" }, {}, {}],
      context: [{ author: { _id: mod.id } }],
      history: { hoots: 2, cases: 0, upheld: 0, warnings: [] },
      decided: null,
      appeal: null,
    });
    const first = await mod.call(contract.listReports, { query: { limit: 1 } });
    const before = first.data[0]?._id ?? "";
    const rest = await mod.call(contract.listReports, { query: { limit: 50, before } });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(places);
  });
});

describe("decisions", () => {
  test("a decision closes all reports of the thing and tells author and reporters", async () => {
    const ana = await personOf(server);
    const { _id: id, title } = await hootBy(ana.call);
    const ben = await personOf(server);
    await ben.call(contract.createReport, { body: { kind: "hoot", id, reason: "wrong" } });
    const report = await reported(server, { kind: "hoot", id });
    const note = "Japan does check.";
    const done = await decide(mod.call, report, { decision: "hide", author: "warn", note });
    expect(done).toMatchObject({ state: "closed", visibility: "hidden", decided: { note } });
    const { data } = await mod.call(contract.listReports, { query: { limit: 50 } });
    expect(data.map((thing) => thing.id)).not.toContain(id);
    const closed = await mod.call(contract.listReports, { query: { state: "closed" } });
    expect(closed.data[0]).toMatchObject({
      id,
      history: { warnings: [{ decision: "warn", note }] },
    });

    const {
      data: [notice],
    } = await ana.call(listNotifications);
    expect(notice).toMatchObject({
      what: "moderation",
      subject: { title: "Your hoot was hidden" },
      text: note,
    });
    const {
      data: [notification],
    } = await ben.call(listNotifications);
    expect(notification).toMatchObject({ what: "moderation", subject: { kind: "hoot" } });
    expect(JSON.stringify(notification)).not.toContain(note);
    const [, mail] = await mailsTo(server, ana.email, 2);
    expect(mail).toContain(note);
    expect(mail).not.toContain(title);
    const { data: log } = await mod.call(contract.listAudit, { query: { limit: 2 } });
    expect(log).toMatchObject([
      { action: "hide", moderator: { _id: mod.id }, id, author: { _id: ana.id }, reports: 2 },
      { action: "warn" },
    ]);
  });

  test("what was removed says so to its author, and a hidden comment isn't called deleted", async () => {
    const [ana, ben] = [await personOf(server), await personOf(server)];
    const hoot = await hootBy(ana.call);
    await decideAbout(server, mod, { kind: "hoot", id: hoot._id }, { decision: "remove" });
    await expect(ana.call(getHoot, params(hoot._id))).rejects.toMatchObject(notFound);
    const decision = await ana.call(contract.getDecision, params(hoot._id));
    expect(decision).toMatchObject({ decision: "remove", visibility: "removed", path: "" });

    const { _id: thread } = await hootBy(mod.call);
    const [removed, hidden, deleted] = [
      await commentBy(ana.call, thread),
      await commentBy(ana.call, thread),
      await commentBy(ana.call, thread),
    ];
    for (const { _id } of [removed, hidden, deleted]) await commentBy(ben.call, thread, "Hm.", _id);
    await ana.call(deleteComment, { params: { id: thread, commentId: deleted._id } });
    await decideAbout(server, mod, { kind: "comment", id: removed._id }, { decision: "remove" });
    await decideAbout(server, mod, { kind: "comment", id: hidden._id }, { decision: "hide" });
    const seenBy = async (call: Newcomer["call"]) => {
      const { comments } = await call(getHoot, params(thread));
      return [removed, hidden, deleted].map(({ _id }) => {
        const found = comments.find((comment) => comment._id === _id);
        return found && [found.deleted, found.hidden, found.removed, found.author?._id];
      });
    };
    const tombstone = [true, undefined, undefined, undefined];
    const unseen = [true, true, undefined, undefined];
    expect(await seenBy(server.call)).toEqual([unseen, unseen, tombstone]);
    expect(await seenBy(ben.call)).toEqual([unseen, unseen, tombstone]);
    expect(await seenBy(ana.call)).toEqual([
      [true, true, true, undefined],
      [undefined, true, undefined, ana.id],
      tombstone,
    ]);
  });

  test("what is hidden is 404 for everybody but its author, who reads why, and moderators", async () => {
    const [ana, ben] = [await personOf(server), await personOf(server)];
    const hoot = await hootBy(ana.call);
    const story = await addBlog(ana.call);
    const note = "Rule 2.";
    await decideAbout(server, mod, { kind: "hoot", id: hoot._id }, { decision: "hide", note });
    await decideAbout(server, mod, { kind: "blog", id: story._id }, { decision: "hide", note });
    for (const [endpoint, { _id }] of [
      [getHoot, hoot],
      [getStory, story],
    ] as const) {
      for (const call of [server.call, ben.call]) {
        await expect(call(endpoint, params(_id))).rejects.toMatchObject(notFound);
      }
      for (const call of [ana.call, mod.call]) {
        expect(await call(endpoint, params(_id))).toMatchObject({ _id, hidden: { note } });
      }
    }
    const report = await reported(server, { kind: "profile", id: ana.id });
    await decide(mod.call, report, { decision: "hide" });
    await expect(server.call(getProfile, params(ana.id))).rejects.toMatchObject(notFound);
    expect((await server.call(listProfiles)).map(({ _id }) => _id)).not.toContain(ana.id);
    expect(await ana.call(getProfile, params(ana.id))).toMatchObject({ _id: ana.id });
  });

  test("a hidden comment is a tombstone, isn't counted, and comes back whole", async () => {
    const [ana, ben] = [await personOf(server), await personOf(server)];
    const { _id } = await hootBy(ana.call);
    const comment = await commentBy(ben.call, _id, "Rude.");
    const report = await decideAbout(
      server,
      mod,
      { kind: "comment", id: comment._id },
      { decision: "hide" },
    );
    expect(await server.call(getHoot, params(_id))).toMatchObject({
      commentCount: 0,
      comments: [],
    });
    for (const { call } of [ben, mod]) {
      expect((await call(getHoot, params(_id))).comments).toMatchObject([
        { hidden: true, text: comment.text },
      ]);
    }
    expect((await ana.call(getHoot, params(_id))).comments).toMatchObject([{ deleted: true }]);
    await decide(mod.call, report, { decision: "restore" });
    expect(await server.call(getHoot, params(_id))).toMatchObject({
      commentCount: 1,
      comments: [{ text: comment.text, author: { _id: ben.id } }],
    });
    await decide(mod.call, report, { decision: "hide" });
    await ben.call(deleteComment, { params: { id: _id, commentId: comment._id } });
    expect(await server.call(getHoot, params(_id))).toMatchObject({ commentCount: 0 });
  });

  test("the count of comments is right when a moderator and the author act on one at the same time", async () => {
    const ana = await personOf(server);
    const { _id: id } = await hootBy(ana.call);
    const countOf = async () => (await server.call(getHoot, params(id))).commentCount;
    for (let round = 0; round < 4; round += 1) {
      const { _id: commentId } = await commentBy(ana.call, id);
      const report = await reported(server, { kind: "comment", id: commentId });
      await Promise.all([
        decide(mod.call, report, { decision: "hide" }).catch(() => undefined),
        ana.call(deleteComment, { params: { id, commentId } }),
      ]);
      expect(await countOf()).toBe(0);
    }
    // An edit that is held after the moderator has read the comment.
    const comment = await commentBy(ana.call, id);
    const thing = await findReported(server.db, "comment", comment._id);
    await updateCommentText(server.db, aboutHoots, comment._id, { text: "Held.", held: true });
    await decrementCommentCount(server.db, aboutHoots, id);
    expect(thing?.visibility).toBe("shown");
    if (thing) await server.db.transaction().execute((trx) => setVisibility(trx, thing, "hidden"));
    expect(await countOf()).toBe(0);
  });

  test("a removed photo is gone for its owner, too, and is deleted when it can't be appealed", async () => {
    const ana = await personOf(server);
    const photo = await addPhoto(ana);
    await decideAbout(server, mod, { kind: "photo", id: photo._id }, { decision: "remove" });
    const read = { params: { profileId: ana.id } };
    expect((await ana.call(getGallery, read)).photos).toEqual([]);
    await deleteRemoved(server.db);
    const rows = () =>
      server.db.selectFrom("gallery_photos").select("id").where("id", "=", photo._id).execute();
    expect(await rows()).toHaveLength(1);
    const old = await personOf(server);
    const { _id } = await hootBy(old.call);
    await server.db.transaction().execute(async (trx) => {
      await sql`insert into moderation_log (id, action, moderator_id, kind, subject_id, author_id, created_at)
        values (gen_random_uuid(), 'remove', ${mod.id}, 'hoot', ${_id}, ${old.id}, now() - interval '15 days')`.execute(
        trx,
      );
      await sql`update hoots set hidden_at = 'infinity' where id = ${_id}`.execute(trx);
    });
    await deleteRemoved(server.db);
    expect(
      await server.db.selectFrom("hoots").select("id").where("id", "=", _id).execute(),
    ).toEqual([]);
  });

  test("dismissing leaves the thing and says nothing to its author", async () => {
    const ana = await personOf(server);
    const { _id } = await hootBy(ana.call);
    await decideAbout(server, mod, { kind: "hoot", id: _id }, { decision: "dismiss" });
    expect(await server.call(getHoot, params(_id))).toMatchObject({ _id });
    expect((await ana.call(listNotifications)).data).toEqual([]);
  });
});

describe("suspensions", () => {
  test("a suspended person can't write or log in until the date; their sessions have ended", async () => {
    const ana = await personOf(server);
    const { _id } = await hootBy(ana.call);
    const what = { kind: "hoot", id: _id } as const;
    const report = await decideAbout(server, mod, what, { decision: "suspend", days: 7 });
    const end = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(
      Date.now() + 7 * 24 * 60 * 60 * 1000,
    );
    const rejected = { code: "SUSPENDED", status: 403, message: expect.stringContaining(end) };
    const body = { title: "Again", text: "And again." };
    await expect(ana.call(createHoot, { body })).rejects.toMatchObject(rejected);
    const { email, password } = ana;
    await expect(server.call(logIn, { body: { email, password } })).rejects.toMatchObject(rejected);
    await expect(ana.call(listNotifications)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
    expect(
      await server.db
        .selectFrom("sessions")
        .select("id")
        .where("account_id", "=", ana.id)
        .execute(),
    ).toEqual([]);
    await decide(mod.call, report, { decision: "restore" });
    expect(await server.call(logIn, { body: { email, password } })).toEqual(expect.any(String));
  });

  test("only admins suspend moderators, and nobody themselves", async () => {
    const other = await newModerator(server);
    const report = await reported(server, { kind: "profile", id: other.id });
    await expect(decide(mod.call, report, { decision: "suspend", days: 1 })).rejects.toMatchObject({
      code: "ADMIN_ONLY",
    });
    const own = await reported(server, { kind: "profile", id: mod.id });
    await expect(decide(mod.call, own, { decision: "suspend", days: 1 })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  });

  test("moderators decide neither about themselves nor about accounts of moderators and admins", async () => {
    const [other, admin] = [await newModerator(server), await adminOf(server)];
    const { _id: id } = await hootBy(mod.call);
    const own = await reported(server, { kind: "hoot", id });
    for (const decision of ["dismiss", "hide", "warn"] as const) {
      await expect(decide(mod.call, own, { decision })).rejects.toMatchObject({ status: 400 });
    }
    const reporterFor = async ({ call }: Newcomer) =>
      (await call(contract.listReports)).data.find((thing) => thing.id === id)?.reports[0]
        ?.reporter;
    // They don't learn who reported them either.
    expect([await reporterFor(mod), await reporterFor(other)]).toEqual([null, expect.anything()]);
    await decide(other.call, own, { decision: "dismiss" });
    const report = await reported(server, { kind: "profile", id: other.id });
    for (const decision of ["hide", "remove", "warn"] as const) {
      await expect(decide(mod.call, report, { decision })).rejects.toMatchObject({
        code: "ADMIN_ONLY",
      });
    }
    // What an admin decides about a moderator is not undone by another one.
    await admin(suspendMember, { params: { id: other.id }, body: { days: 1 } });
    const { data } = await mod.call(contract.listAudit);
    const entry = data.find((one) => one.id === other.id && one.action === "suspend");
    await expect(decide(mod.call, entry?._id ?? "", { decision: "restore" })).rejects.toMatchObject(
      { code: "ADMIN_ONLY" },
    );
    await decide(admin, report, { decision: "restore" });
    await server.call(logIn, { body: { email: other.email, password: other.password } });
  });
});

describe("appeals", () => {
  test("an author asks for another look once; moderators uphold or restore", async () => {
    const [ana, ben] = [await personOf(server), await personOf(server)];
    const { _id: id } = await hootBy(ana.call);
    const report = await decideAbout(server, mod, { kind: "hoot", id }, { decision: "hide" });
    const appeal = { id, text: "I was quoting somebody." };
    await expect(ben.call(contract.createAppeal, { body: appeal })).rejects.toMatchObject(notFound);
    expect(await ana.call(contract.getDecision, params(id))).toMatchObject({ canAppeal: true });
    await ana.call(contract.createAppeal, { body: appeal });
    await expect(ana.call(contract.createAppeal, { body: appeal })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const { data } = await mod.call(contract.listReports, { query: { state: "appeals" } });
    expect(data).toMatchObject([{ id, appeal: { text: appeal.text, outcome: null } }]);
    await decide(mod.call, report, { decision: "restore", note: "Right." });
    expect(await server.call(getHoot, params(id))).toMatchObject({ _id: id });
    expect((await mod.call(contract.listReports, { query: { state: "appeals" } })).data).toEqual(
      [],
    );
  });

  test("a suspended person appeals with the token of the email", async () => {
    const ana = await personOf(server);
    const report = await reported(server, { kind: "profile", id: ana.id });
    await decide(mod.call, report, { decision: "suspend", note: "Spam." });
    const [, mail] = await mailsTo(server, ana.email, 2);
    const token = tokenIn(mail);
    const id = /\/appeals\/([\w-]+)\?/.exec(mail ?? "")?.[1] ?? "";
    const query = { token };
    expect(await server.call(contract.getDecision, { params: { id }, query })).toMatchObject({
      decision: "suspend",
      note: "Spam.",
      until: null,
      canAppeal: true,
    });
    const body = { id, text: "It wasn't me.", token };
    expect(await server.call(contract.createAppeal, { body })).toHaveProperty("_id");
    await expect(server.call(contract.getDecision, params(id))).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
  });
});

test("the audit log is append-only", async () => {
  const rejected = /append-only/;
  await expect(sql`update moderation_log set note = ''`.execute(server.db)).rejects.toThrow(
    rejected,
  );
  await expect(sql`delete from moderation_log`.execute(server.db)).rejects.toThrow(rejected);
  await expect(sql`truncate moderation_log cascade`.execute(server.db)).rejects.toThrow(rejected);
});

test("reports outlive their reporter's account, without name and text", async () => {
  const [ana, ben] = [await personOf(server), await personOf(server)];
  const { _id: id } = await hootBy(ana.call);
  const body = { kind: "hoot", id, reason: "abuse", text: "He knows my address." } as const;
  await ben.call(contract.createReport, { body });
  await ben.call(deleteAccount, { body: { password: ben.password } });
  await server.removeClosed();
  const { data } = await mod.call(contract.listReports, { query: { limit: 50 } });
  expect(data.find((thing) => thing.id === id)).toMatchObject({
    reports: [{ reason: "abuse", text: "", reporter: null }],
  });
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  test("what one hides is gone on the other for the next request, and what it restores is back", async () => {
    const databaseUrl = await freshDatabase("Demo");
    const sessionSecret = "the same for all servers on one database";
    const one = await testServer({ env: { databaseUrl, sessionSecret } });
    const two = await testServer({ env: { databaseUrl, sessionSecret } });
    try {
      const moderator = await newModerator(one);
      const ana = await personOf(one);
      for (let round = 0; round < 5; round += 1) {
        const { _id: id } = await hootBy(ana.call);
        const path = `/api/hoots/${id}`;
        const report = await reported(one, { kind: "hoot", id });
        const before = (await two.fetch(path)).status;
        await decide(moderator.call, report, { decision: "hide" });
        expect([before, (await two.fetch(path)).status]).toEqual([200, 404]);
        await decide(moderator.call, report, { decision: "restore" });
        expect((await two.fetch(path)).status).toBe(200);
      }
      const admin = await adminOf(one);
      const [ben, eva] = [await personOf(one), await personOf(one)];
      // Each way to end a person's sessions ends their live updates on the other server before it is answered.
      const ways = [
        () => admin(suspendMember, { params: { id: ana.id }, body: { days: 1 } }),
        () => admin(endMemberSessions, { params: { id: ben.id } }),
        () => decideAbout(one, moderator, { kind: "profile", id: eva.id }, { decision: "suspend" }),
      ];
      for (const [at, { headers }] of [ana, ben, eva].entries()) {
        const live = await two.fetch("/api/live?own=notifications", { headers });
        const ended = live.text();
        expect(live.status).toBe(200);
        await ways[at]?.();
        await ended;
        expect((await two.fetch("/api/profiles/me", { headers })).status).not.toBe(200);
      }
    } finally {
      await two.close();
      await one.close();
    }
  });
});
