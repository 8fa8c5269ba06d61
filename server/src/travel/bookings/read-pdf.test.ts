import { readPdf } from "#contracts/travel/bookings.ts";
import { getFileUsage } from "#contracts/kernel/files.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf } from "../../../testing/owned-rows.ts";
import { paper } from "../../../testing/papers.ts";
import { newPerson, type Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  person = await newPerson(server);
});
afterAll(() => server.close());

const read = (bytes: Buffer) =>
  person.call(readPdf, { body: {}, files: { file: fileOf(bytes, "ticket.pdf") } });

test("a PDF's text is answered, and nothing is stored", async () => {
  expect(await read(paper())).toEqual({
    lines: ["Vaccinated, and a good dog", ""],
    pages: 1,
    isCut: false,
  });
  expect(await person.call(getFileUsage)).toMatchObject({ files: 0, bytes: 0 });
  const rows = await server.db.selectFrom("files").where("label", "=", "ticket.pdf").execute();
  expect(rows).toEqual([]);
});

test.each([
  ["another type", Buffer.from("GIF89a, by its first bytes"), "FILE_TYPE"],
  ["an empty file", Buffer.from(""), "FILE_CORRUPT"],
  ["a page behind a wrong header", Buffer.from(`<html>${"%PDF-1.7".repeat(20)}`), "FILE_TYPE"],
  ["only a header", Buffer.from("%PDF-1.7\n"), "FILE_CORRUPT"],
  ["more than 15 MB", Buffer.concat([paper(), Buffer.alloc(15 * 1024 * 1024)]), "FILE_TOO_LARGE"],
])("%s is refused with a clear error", async (_what, bytes, code) => {
  await expect(read(bytes)).rejects.toMatchObject({ code, fields: { file: expect.any(String) } });
});

test("a request without a PDF is refused", async () => {
  await expect(person.call(readPdf, { body: {}, files: {} })).rejects.toMatchObject({
    code: "VALIDATION",
  });
});
