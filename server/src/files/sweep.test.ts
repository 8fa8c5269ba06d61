import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getFileUsage } from "#contracts/files.ts";
import { updatePet } from "#contracts/pets.ts";
import { updateProfile } from "#contracts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeScene, type Scene } from "../testing/authorization-scene.ts";
import { addPet, addPhoto, keepPassport, picture } from "../testing/belongings.ts";
import { type TestHouse, testHouse } from "../testing/house.ts";
import type { BlobStore } from "./blobs.ts";
import { openDisk } from "./disk.ts";
import { diskFolder } from "./open-blobs.ts";
import { sweepFiles } from "./sweep.ts";

let house: TestHouse;
let other: TestHouse;
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
  house = await testHouse({ env: { demo: false }, between });
  other = await testHouse({ env: { demo: false }, isNew: true });
  ({ owner } = await makeScene(house));
});
afterAll(async () => {
  await house.close();
  await other.close();
});

const filesOf = ({ env }: TestHouse) => openDisk(diskFolder(env.dataDir));
const sweep = ({ db, env }: TestHouse, blobs: BlobStore) =>
  sweepFiles({ db, blobs, folder: env.dataDir }, new Date(Date.now() - 60_000));

/** Bytes without a row. */
async function stray(): Promise<string> {
  const folder = join(diskFolder(house.env.dataDir), "private", randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "original.pdf"), "%PDF-");
  return folder;
}

test("bytes without a row go, and what somebody keeps stays", async () => {
  const kept = await keepPassport(owner);
  const folder = await stray();
  await sweep(house, filesOf(house));
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(folder, "..", kept))).toBe(true);
});

test("files of one database are not taken for nobody's by another", async () => {
  const kept = await keepPassport(owner);
  const folder = await stray();
  await expect(sweep(other, filesOf(house))).rejects.toThrow(/belong to another database/);
  expect(existsSync(folder)).toBe(true);
  expect(existsSync(join(folder, "..", kept))).toBe(true);
  await sweep(house, filesOf(house));
  expect([existsSync(folder), (await owner.call(getFileUsage)).files]).toEqual([false, 1]);
});

test("what is swept while it is on its way is to be sent again, wherever it was going", async () => {
  const { _id } = await addPet(owner.call);
  const usage = await owner.call(getFileUsage);
  meanwhile = () => house.db.deleteFrom("files").where("state", "=", "staged").execute();
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
  await sweep(house, filesOf(house));
  expect(await owner.call(getFileUsage)).toEqual(usage);
});

test("a file that cannot be removed does not keep the others", async () => {
  const ids = Array.from({ length: 205 }, () => randomUUID()).sort();
  const file = { owner_id: owner.id, visibility: "private", kind: "pdf", bytes: 1 } as const;
  const rows = ids.map((id) => ({ ...file, id, state: "dropped" as const }));
  await house.db.insertInto("files").values(rows).execute();
  const blobs = filesOf(house);
  const stuck = `private/${ids[0]}`;
  const remove = async (folder: string) => {
    if (folder === stuck) throw new Error("This one is held.");
    await blobs.remove(folder);
  };
  await expect(sweep(house, { ...blobs, remove })).rejects.toThrow("This one is held.");
  const left = await house.db
    .selectFrom("files")
    .select("id")
    .where("state", "=", "dropped")
    .execute();
  expect(left).toEqual([{ id: ids[0] }]);
  await sweep(house, blobs);
});
