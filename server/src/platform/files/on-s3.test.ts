import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { makeFileLink, pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { deletePhoto, getGallery } from "#contracts/community/gallery.ts";
import { createHoot, pageHoots } from "#contracts/community/hoots.ts";
import { deletePet } from "#contracts/travel/pets.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { makeScene, send } from "../../../testing/authorization-scene.ts";
import { addPet, addPhoto, addRecord, fileOf, idIn, picture } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { paper } from "../../../testing/papers.ts";
import { type S3Server, startS3 } from "../../../testing/s3-server.ts";
import { openS3 } from "./s3.ts";
import { gcFiles } from "./gc.ts";

let s3: S3Server;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3({ accessKey: "KEY", secretKey: "of many letters", bucket: "papers" });
  server = await testServer({ env: { demo: false, filesUrl: s3.url } });
});
afterEach(() => s3.mend());
afterAll(async () => {
  await server.close();
  await s3.close();
});

const bearer = ({ token }: { token: string }) => ({
  headers: { authorization: `Bearer ${token}` },
});
const pdf = paper();

/** What lies in the bucket beside the mark of whose it is. */
const keys = () => s3.keys().filter((key) => !key.startsWith("owner/"));
const count = (visibility: "public" | "private") =>
  keys().filter((key) => key.startsWith(`${visibility}/`)).length;

async function fullLife() {
  const { owner } = await makeScene(server);
  const profile = await owner.call(updateProfile, {
    params: { id: owner.id },
    body: {},
    files: { avatar: await picture(), passport: fileOf(pdf, "passport.pdf") },
  });
  const photo = await addPhoto(owner);
  const pet = await addPet(owner.call);
  await addRecord(owner.call, pet._id);
  return { owner, profile, photo, pet };
}

describe("with its files in a bucket, the server", () => {
  test("takes in, hands out and lets go of every file", async () => {
    const { owner, profile, photo, pet } = await fullLife();
    // Avatar, photo and pet photo; vaccine and document beside the one passport.
    expect([count("public"), count("private")]).toEqual([9, 7]);
    for (const url of [profile.avatar, photo.url, pet.petPhoto]) {
      for (const width of pictureWidths) {
        const answer = await server.fetch(pictureUrl(url ?? "", width));
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
        const bytes = await answer.bytes();
        expect(answer.headers.get("content-length")).toBe(String(bytes.length));
      }
    }
    const { url } = await owner.call(makeFileLink, { params: { id: idIn(profile.passport) } });
    const answer = await server.fetch(url);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="passport\.pdf"/,
    );
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);

    await owner.call(deletePet, { params: { id: pet._id } });
    await owner.call(deletePhoto, {
      params: { profileId: owner.id },
      body: { imageUrl: photo.url },
    });
    expect([count("public"), count("private")]).toEqual([3, 1]);
    await owner.call(deleteAccount, { body: { password: owner.password } });
    await server.removeClosed();
    expect(keys()).toEqual([]);
    expect((await server.fetch(pictureUrl(photo.url, 320))).status).toBe(404);
  });

  test("while the bucket is away, refuses files and goes on with everything else", async () => {
    const { owner, profile, photo, pet } = await fullLife();
    const before = keys();
    s3.fail("broken", 1_000);
    const sent = {
      params: { id: owner.id },
      body: { bio: "New." },
      files: { passport: await picture() },
    };
    const rejected = await send(server, updateProfile, sent, owner.token);
    expect([rejected.status, await rejected.json()]).toMatchObject([503, { code: "UNAVAILABLE" }]);
    expect(rejected.headers.get("retry-after")).toMatch(/^\d+$/);
    for (const path of [`${profile.passport}`, pictureUrl(photo.url, 320)]) {
      const answer = await server.fetch(path, bearer(owner));
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: "UNAVAILABLE" }]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }

    expect(await owner.call(getOwnProfile)).toEqual(profile);
    await owner.call(updateProfile, { params: { id: owner.id }, body: { bio: "Still here." } });
    await owner.call(createHoot, { body: { title: "Hello", text: "Anybody?" } });
    expect((await server.call(pageHoots)).data.length).toBeGreaterThan(0);
    await owner.call(deletePet, { params: { id: pet._id } });
    const params = { profileId: owner.id };
    await owner.call(deletePhoto, { params, body: { imageUrl: photo.url } });
    expect((await server.call(getGallery, { params })).photos).toEqual([]);
    // Files that could not be removed have no owner and wait for garbage collection.
    expect(keys()).toEqual(before);

    s3.mend();
    const store = openS3(s3.url);
    const deps = { db: server.db, blobs: store, folder: server.env.dataDir };
    await gcFiles(deps, new Date(Date.now() + 60_000));
    await store.close();
    expect([count("public"), count("private")]).toEqual([3, 1]);
    const saved = await owner.call(updateProfile, sent);
    expect((await server.fetch(`${saved.passport}`, bearer(owner))).status).toBe(200);
    expect([count("public"), count("private")]).toEqual([3, 3]);
    await owner.call(deleteAccount, { body: { password: owner.password } });
    await server.removeClosed();
    expect(keys()).toEqual([]);
  });

  test("never hands out half a picture as a whole one", async () => {
    const { owner, photo } = await fullLife();
    s3.fail("cut");
    const reading = server
      .fetch(pictureUrl(photo.url, 1280))
      .then((answer) => answer.arrayBuffer());
    await expect(reading).rejects.toBeInstanceOf(TypeError);
    expect((await server.fetch(pictureUrl(photo.url, 1280))).status).toBe(200);
    await owner.call(deleteAccount, { body: { password: owner.password } });
    await server.removeClosed();
    expect(keys()).toEqual([]);
  });
});
