import { deleteAccount } from "#contracts/accounts/accounts.ts";
import type { Call } from "#contracts/kernel/client.ts";
import type { InputOf } from "#contracts/kernel/endpoint.ts";
import { createPet } from "#contracts/travel/pets.ts";
import * as trips from "#contracts/travel/trips.ts";
import * as contract from "#contracts/travel/shares.ts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSecret } from "../../accounts/accounts/secret.ts";
import { linkToken } from "../../platform/http/link-tokens.ts";
import type { RenderPage } from "../../platform/pages/pages.ts";
import { idIn, picture } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { gcShares } from "./service.ts";

let server: TestServer;
let ana: Person;
let renderCount = 0;

/** Stands in for the page of a shared trip. */
const renderPage: RenderPage = async ({ request, call }) => {
  renderCount += 1;
  const { pathname } = new URL(request.url);
  const token = decodeURIComponent(pathname).split("/").at(-1) ?? "";
  return call(contract.getSharedTrip, { params: { token } }).then(
    ({ destination }) => new Response(destination, { headers: { "content-type": "text/html" } }),
    ({ status }: { status: number }) => new Response("", { status }),
  );
};

beforeAll(async () => {
  server = await testServer({ renderPage });
  ana = await newPerson(server, "Ana Reyes");
});
afterAll(() => server.close());

type ShareOptions = InputOf<typeof contract.createShare>["body"];

const tripOf = async (call: Call, destination = "Chile") =>
  (await call(trips.createTrip, { body: { destination } }))._id;
const share = (id: string, body: ShareOptions = {}, key?: string) =>
  ana.call(contract.createShare, { params: { id }, body, key });
const listOf = (id: string) => ana.call(contract.listShares, { params: { id } });
const revoke = (id: string, shareId: string) =>
  ana.call(contract.revokeShare, { params: { id, shareId } });
const tokenIn = ({ url }: { url: string }) => url.split("/").at(-1) ?? "";
const read = (token: string) => server.call(contract.getSharedTrip, { params: { token } });
const ends = (shareId: string, when: string) =>
  server.db
    .updateTable("plan_shares")
    .set({ expires_at: sql<Date>`now() + ${when}::interval` })
    .where("id", "=", shareId)
    .execute();

/** Trips hold many secrets; each of these words occurs in one place only. */
const secrets = {
  costs: ["Umbrella-cost", "918273", "PLN", "564738", "NOK"],
  notes: ["Umbrella-note"],
  codes: ["LEGCODE7", "STAYCODE8"],
  never: ["Umbrella-todo", "Umbrella-pack", "Umbrella-packer", "Umbrella-label", "Homebody"],
};

/** A trip with every field filled in. */
async function fullTrip({ call, email }: Person) {
  const body = { breed: "Dachshund", bio: "Umbrella-bio", microchipNumber: "276098106234567" };
  const biscuit = await call(createPet, { body: { petName: "Biscuit", species: "dog", ...body } });
  const homebody = await call(createPet, { body: { petName: "Homebody" } });
  const place = { city: "Valparaíso", country: "CL", zone: "America/Santiago" };
  const { _id: id } = await call(trips.createTrip, {
    body: {
      destination: "Valparaíso",
      month: "December",
      day: 3,
      year: 2026,
      endDate: "2026-12-17",
      notes: "Umbrella-note",
      origin: { city: "Berlin", country: "DE", zone: "Europe/Berlin" },
      destinationPlace: place,
      petIds: [biscuit._id],
      people: 2,
      legs: [
        {
          airline: "Napkin Air",
          flightNumber: "NA 1",
          from: "FRA",
          to: "SCL",
          departureDate: "2026-12-03",
          confirmation: "LEGCODE7",
          pets: [
            { petId: biscuit._id, how: "cabin" },
            { petId: homebody._id, how: "hold" },
          ],
        },
      ],
      stays: [
        {
          name: "Casa Fig",
          address: "3 Fig Tree Steps",
          checkIn: "2026-12-04",
          petFee: 564738,
          petFeeCurrency: "NOK",
          confirmation: "STAYCODE8",
        },
      ],
      items: [
        { list: "todo", text: "Umbrella-todo" },
        { list: "packing", text: "Umbrella-pack", person: "Umbrella-packer" },
      ],
      costs: [{ what: "Umbrella-cost", amount: 918273, currency: "PLN" }],
    },
    files: { receipt: await picture(), ticket: await picture() },
  });
  const trip = await call(trips.addAttachment, {
    params: { id },
    body: { label: "Umbrella-label" },
    files: { file: await picture() },
  });
  const papers = [trip.receipt, trip.ticket, trip.attachments[0]?.url ?? null].map(idIn);
  const never = [...secrets.never, ...papers, email, id, homebody._id, "Umbrella-bio", "27609810"];
  return { id, biscuit, never: [...never, trip.attachments[0]?._id ?? "", "items"] };
}

/** All keys and values of an answer as text. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]);
}

const foundIn = (answer: unknown, needles: readonly string[]) => {
  const all = textsIn(answer);
  return needles.filter((word) => all.some((text) => text.includes(word)));
};

describe("a link shows", () => {
  test("the trip without costs, notes, codes, papers and lists", async () => {
    const { id, biscuit, never } = await fullTrip(ana);
    const token = tokenIn(await share(id));
    const answer = await server.fetch(`/api/shared/${token}`);
    const sharedTrip: unknown = await answer.json();
    expect(foundIn(sharedTrip, ["Valparaíso", "Napkin Air", "3 Fig Tree Steps"])).toHaveLength(3);
    const { costs, notes, codes } = secrets;
    expect(foundIn(sharedTrip, [...costs, ...notes, ...codes, ...never])).toEqual([]);
    expect(await read(token)).toMatchObject({
      sharedBy: expect.stringMatching(/^ana[._]?reyes\d*$/),
      destination: "Valparaíso",
      month: "December",
      endDate: "2026-12-17",
      people: 2,
      pets: [{ _id: biscuit._id, petName: "Biscuit", species: "dog" }],
      legs: [{ confirmation: "", pets: [{ petId: biscuit._id, how: "cabin" }] }],
      stays: [{ confirmation: "", petFee: null, petFeeCurrency: null }],
      notes: null,
      costs: null,
    });
  });

  test.each(["costs", "notes", "codes"] as const)("%s where they are selected", async (extra) => {
    const { id, never } = await fullTrip(ana);
    const sharedTrip = await read(tokenIn(await share(id, { [extra]: true })));
    expect(foundIn(sharedTrip, secrets[extra])).toEqual(secrets[extra]);
    const others = (["costs", "notes", "codes"] as const).filter((other) => other !== extra);
    const hidden = others.flatMap((other) => secrets[other]);
    expect(foundIn(sharedTrip, [...hidden, ...never])).toEqual([]);
  });

  test("the current trip, uncached", async () => {
    const id = await tripOf(ana.call);
    const token = tokenIn(await share(id));
    await ana.call(trips.updateTrip, { params: { id }, body: { destination: "Peru" } });
    const answer = await server.fetch(`/api/shared/${token}`);
    expect(await answer.json()).toMatchObject({ destination: "Peru" });
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

describe("the links of a trip", () => {
  test("are listed newest first with their contents and expiry", async () => {
    const id = await tripOf(ana.call);
    expect(await listOf(id)).toEqual([]);
    const first = await share(id);
    const second = await share(id, { days: 7, codes: true });
    expect(await listOf(id)).toEqual([second, first]);
    expect(second).toMatchObject({ costs: false, notes: false, codes: true });
    expect(second.url).toMatch(new RegExp(`^${server.env.publicUrl}/shared/[\\w-]{43}$`));
    const daysOf = ({ createdAt, expiresAt }: contract.Share) =>
      (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
    expect([daysOf(first), daysOf(second)]).toEqual([contract.shareDays.usual, 7]);
  });

  test.each([0, 366, 1.5, "30"])("reject a lifetime of %s days", async (days) => {
    const id = await tripOf(ana.call);
    const answer = await server.fetch(`/api/plans/${id}/shares`, {
      method: "POST",
      headers: { authorization: `Bearer ${ana.token}`, "content-type": "application/json" },
      body: JSON.stringify({ days }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { days: expect.any(String) } });
  });

  test("are created once per key, also when the answer was lost, and the key opens nothing", async () => {
    const id = await tripOf(ana.call);
    const first = await share(id, { notes: true }, "one");
    expect(await share(id, { notes: true }, "one")).toEqual(first);
    expect(await listOf(id)).toEqual([first]);
    await expect(share(id, { notes: false }, "one")).rejects.toMatchObject({
      code: "IDEMPOTENCY_MISMATCH",
    });
    await revoke(id, first._id);
    expect(await share(id, { notes: true }, "one")).toEqual(first);
    expect(await listOf(id)).toEqual([]);
    const { rows } = await sql<{ all: string }>`
      select coalesce(string_agg(t::text, ' '), '') as all from idempotent_answers t`.execute(
      server.db,
    );
    expect(rows[0]?.all).toContain(first._id);
    expect(rows[0]?.all).not.toContain(tokenIn(first));
  });

  test("are limited to twenty active ones", async () => {
    const id = await tripOf(ana.call);
    const links = [];
    for (let n = 0; n < contract.sharesMax; n += 1) links.push(await share(id));
    await expect(share(id)).rejects.toMatchObject({
      code: "VALIDATION",
      message: expect.stringMatching(/20 links.*Turn one off/),
    });
    await revoke(id, links[0]?._id ?? "");
    await ends(links[1]?._id ?? "", "-1 second");
    await share(id);
    await share(id);
    await expect(share(id)).rejects.toMatchObject({ code: "VALIDATION" });
  });

  test("are limited to twenty under concurrent requests", async () => {
    const id = await tripOf(ana.call);
    const tries = await Promise.allSettled(Array.from({ length: 25 }, () => share(id)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(contract.sharesMax);
  });
});

describe("an inactive link", () => {
  test("answers 410 once revoked, and cannot be revoked again", async () => {
    const id = await tripOf(ana.call);
    const link = await share(id);
    const other = await share(id);
    expect(await revoke(id, link._id)).toEqual({ _id: link._id });
    await expect(read(tokenIn(link))).rejects.toMatchObject({
      code: "GONE",
      status: 410,
      message: contract.shareGone,
    });
    expect(await listOf(id)).toEqual([other]);
    await expect(read(tokenIn(other))).resolves.toMatchObject({ destination: "Chile" });
    await expect(revoke(id, link._id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("answers 410 once expired, and is deleted after a year", async () => {
    const id = await tripOf(ana.call);
    const [over, revoked] = [await share(id), await share(id)];
    await ends(over._id, "1 minute");
    expect(await read(tokenIn(over))).toMatchObject({ destination: "Chile" });
    await ends(over._id, "-1 second");
    await expect(read(tokenIn(over))).rejects.toMatchObject({ code: "GONE" });
    expect(await listOf(id)).toEqual([revoked]);
    await expect(revoke(id, over._id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await revoke(id, revoked._id);
    await ends(over._id, "-364 days");
    await gcShares(server.db);
    await expect(read(tokenIn(over))).rejects.toMatchObject({ code: "GONE" });
    await ends(over._id, "-366 days");
    await gcShares(server.db);
    await expect(read(tokenIn(over))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(read(tokenIn(revoked))).rejects.toMatchObject({ code: "GONE" });
  });

  test("can only be revoked through its own trip", async () => {
    const [forgedToken, two] = [await tripOf(ana.call), await tripOf(ana.call)];
    const link = await share(forgedToken);
    await expect(revoke(two, link._id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await listOf(forgedToken)).toEqual([link]);
  });

  test("answers 404 if forged", async () => {
    const id = await tripOf(ana.call);
    const link = await share(id);
    const token = tokenIn(link);
    const secret = readSecret(server.env);
    const forged = [
      linkToken(secret, "share", uuidv7()),
      linkToken(secret, "calendar", link._id),
      linkToken(Buffer.alloc(48, 7), "share", link._id),
      `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
      `${token}A`,
      token.slice(1),
      link._id,
      "x".repeat(150),
      "%00",
      "%2e%2e",
      "' or 1=1 --",
    ];
    for (const forgedToken of forged) {
      const answer = await server.fetch(`/api/shared/${forgedToken}`);
      expect([forgedToken, answer.status]).toEqual([forgedToken, 404]);
    }
    expect((await server.fetch(`/api/shared/${token}`)).status).toBe(200);
  });

  test("answers 404 once the trip or the account is deleted", async () => {
    const person = await newPerson(server, "Gus Gone");
    const linkOf = async (id: string) =>
      tokenIn(await person.call(contract.createShare, { params: { id }, body: {} }));
    const [deleted, left] = [await tripOf(person.call), await tripOf(person.call)];
    const [first, second] = [await linkOf(deleted), await linkOf(left)];
    await person.call(trips.deleteTrip, { params: { id: deleted } });
    await expect(read(first)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await person.call(deleteAccount, { body: { password: person.password } });
    await server.removeClosed();
    await expect(read(second)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the page of a link", () => {
  const spellings = [
    (token: string) => `/shared/${token}`,
    (token: string) => `/SHARED/${token}`,
    (token: string) => `/%73hared/${token}`,
    (token: string) => `//shared/${token}`,
    (token: string) => `/x/../shared/${token}`,
    (token: string) => `/shared/${token}?from=a-friend`,
  ];

  test("is rendered for each request, marked noindex, and sends no referrer", async () => {
    const id = await tripOf(ana.call, "Faro");
    const link = await share(id);
    for (const pathOf of spellings) {
      renderCount = 0;
      for (const _reader of ["one", "two"]) {
        const page = await server.fetch(pathOf(tokenIn(link)));
        expect(page.headers.get("cache-control")).toBe("no-store");
        expect(page.headers.get("referrer-policy")).toBe("no-referrer");
        expect(page.headers.get("x-robots-tag")).toBe("noindex");
      }
      expect(renderCount).toBe(2);
    }
    expect(await (await server.fetch(`/shared/${tokenIn(link)}`)).text()).toBe("Faro");
    await revoke(id, link._id);
    const gone = await server.fetch(`/shared/${tokenIn(link)}`);
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([410, "no-store"]);
  });

  test("other pages are cached as before", async () => {
    const page = await server.fetch("/sharedness");
    expect(page.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect((await server.fetch("/shared/%zz")).status).toBe(404);
  });
});
