import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getFileUsage } from "#contracts/kernel/files.ts";
import { updatePet } from "#contracts/travel/pets.ts";
import { updateProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeScene, type Scene } from "../../../testing/authorization-scene.ts";
import { addPet, addPhoto, savePassport, picture } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import type { BlobStore } from "./blobs.ts";
import { openDisk } from "./disk.ts";
import { diskFolder } from "./open-blobs.ts";
import { gcFiles } from "./gc.ts";

let server: TestServer;
let other: TestServer;
let owner: Scene["owner"];
/** What happens whenever something was stored. */
let meanwhile = async (): Promise<unknown> => undefined;

const between = {
  blobs: (real: BlobStore): BlobStore => ({
    ...real,
    put: async (...given) => {
      await real.put(...given);
      await meanwhile();
    },
  }),
};

beforeAll(async () => {
  server = await testServer({ env: { demo: false }, between });
  other = await testServer({ env: { demo: false }, isNew: true });
  ({ owner } = await makeScene(server));
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const filesOf = ({ env }: TestServer) => openDisk(diskFolder(env.dataDir));
const collectGarbage = ({ db, env }: TestServer, blobs: BlobStore) =>
  gcFiles({ db, blobs, folder: env.dataDir }, new Date(Date.now() - 60_000));

/** Bytes without a row. */
async function stray(): Promise<string> {
  const folder = join(diskFolder(server.env.dataDir), "private", randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "original.pdf"), "%PDF-");
  return folder;
}

test("bytes without a row are removed, and attached files stay", async () => {
  const attached = await savePassport(owner);
  const folder = await stray();
  await collectGarbage(server, filesOf(server));
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(folder, "..", attached))).toBe(true);
});

test("files of one database are not taken for nobody's by another", async () => {
  const attached = await savePassport(owner);
  const folder = await stray();
  await expect(collectGarbage(other, filesOf(server))).rejects.toThrow(
    /belong to another database/,
  );
  expect(existsSync(folder)).toBe(true);
  expect(existsSync(join(folder, "..", attached))).toBe(true);
  await collectGarbage(server, filesOf(server));
  expect([existsSync(folder), (await owner.call(getFileUsage)).files]).toEqual([false, 1]);
});

test("what is swept while it is on its way is to be sent again, wherever it was going", async () => {
  const { _id } = await addPet(owner.call);
  const usage = await owner.call(getFileUsage);
  meanwhile = () => server.db.deleteFrom("files").where("state", "=", "staged").execute();
  const ofOwner = { params: { id: owner.id }, body: {} };
  const files = { avatar: await picture() };
  const sent = [
    owner.call(updateProfile, { ...ofOwner, files }),
    owner.call(updatePet, { params: { id: _id }, body: {}, files: { petPhoto: files.avatar } }),
    addPhoto(owner),
  ];
  const ends = await Promise.allSettled(sent);
  meanwhile = async () => undefined;
  for (const end of ends) expect(end).toMatchObject({ reason: { code: "UNAVAILABLE" } });
  await collectGarbage(server, filesOf(server));
  expect(await owner.call(getFileUsage)).toEqual(usage);
});

test("a file that cannot be removed does not stop the removal of others", async () => {
  const ids = Array.from({ length: 205 }, () => randomUUID()).sort();
  const file = { owner_id: owner.id, visibility: "private", kind: "pdf", bytes: 1 } as const;
  const rows = ids.map((id) => ({ ...file, id, state: "dropped" as const }));
  await server.db.insertInto("files").values(rows).execute();
  const blobs = filesOf(server);
  const stuck = `private/${ids[0]}`;
  const remove = async (folder: string) => {
    if (folder === stuck) throw new Error("This one is held.");
    await blobs.remove(folder);
  };
  await expect(collectGarbage(server, { ...blobs, remove })).rejects.toThrow("This one is held.");
  const left = await server.db
    .selectFrom("files")
    .select("id")
    .where("state", "=", "dropped")
    .execute();
  expect(left).toEqual([{ id: ids[0] }]);
  await collectGarbage(server, blobs);
});
