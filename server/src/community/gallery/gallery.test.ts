import { existsSync } from "node:fs";
import { join } from "node:path";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { pictureUrl, quotaFiles } from "#contracts/kernel/files.ts";
import {
  altMax,
  captionMax,
  deletePhoto,
  getGallery,
  type Photo,
  updatePhoto,
  uploadPhotos,
} from "#contracts/community/gallery.ts";
import { createPet, deletePet } from "#contracts/travel/pets.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoUserId } from "../../../seeds/seed.ts";
import { addPhoto, fileOf, idIn, picture } from "../../../testing/owned-rows.ts";
import { animatedGif, photo as jpeg } from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson, type Person } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Member = Person & { id: string };

async function newMember(): Promise<Member> {
  const person = await newPerson(server);
  return { ...person, id: (await person.call(getOwnProfile))._id };
}

const galleryOf = (id: string, call: Call = server.call) =>
  call(getGallery, { params: { profileId: id } });

const remove = ({ call, id }: Member, imageUrl: string) =>
  call(deletePhoto, { params: { profileId: id }, body: { imageUrl } });

const folderOf = ({ url }: Photo) => join(server.env.dataDir, "files", "public", idIn(url));

test("photos are listed with their captions, newest first, and are public", async () => {
  const nia = await newMember();
  const { _id: petId } = await nia.call(createPet, { body: { petName: "Biscuit" } });
  await addPhoto(nia);
  const { gallery } = await nia.call(uploadPhotos, {
    params: { profileId: nia.id },
    body: { caption: " First sea. ", alt: "A dog looks at waves.", petId },
    files: { image: [await picture(), new File([await anotherPicture()], "waves.jpg")] },
  });
  expect(gallery.photos.map(({ caption }) => caption)).toEqual(["First sea.", "First sea.", ""]);
  expect(gallery.photos[0]).toMatchObject({
    alt: "A dog looks at waves.",
    petId,
    petName: "Biscuit",
    // The EXIF orientation is applied on upload.
    width: 90,
    height: 120,
    thumbhash: expect.stringMatching(/^[\w+/]{20,}=*$/),
  });
  expect(gallery.photos[2]).toMatchObject({ petId: null, petName: null, alt: "" });
  expect(gallery.photoGallery).toEqual(gallery.photos.map(({ url }) => url));
  expect(await galleryOf(nia.id)).toEqual(gallery);
  for (const width of [320, 640, 1280] as const) {
    const answer = await server.fetch(pictureUrl(gallery.photoGallery[0] ?? "", width));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
});

const anotherPicture = async () => new Uint8Array(await jpeg({ width: 120, height: 90 }));

test("an animated picture is marked, so that it waits for a click", async () => {
  const { call, id } = await newMember();
  const files = { image: [await picture(), fileOf(await animatedGif(24, 16), "wave.gif")] };
  const { gallery } = await call(uploadPhotos, { params: { profileId: id }, body: {}, files });
  expect(gallery.photos.map(({ animated }) => animated)).toEqual([true, false]);
});

test("an empty gallery is empty, and an unknown person is 404", async () => {
  const nia = await newMember();
  expect(await galleryOf(nia.id)).toEqual({ photoGallery: [], photos: [] });
  const unknownId = "00000000-0000-7000-8000-000000000000";
  await expect(galleryOf(unknownId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(addPhoto({ ...nia, id: unknownId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a photo is required, and texts have limits", async () => {
  const { call, id } = await newMember();
  const upload = async (body: object, files: object = {}) =>
    call(uploadPhotos, { params: { profileId: id }, body, files });
  await expect(upload({})).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { image: "Image is required." },
  });
  const image = [await picture()];
  const text = { caption: "x".repeat(captionMax + 1), alt: "x".repeat(altMax + 1) };
  await expect(upload(text, { image })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { caption: expect.stringMatching(/200/), alt: expect.stringMatching(/300/) },
  });
  expect((await galleryOf(id, call)).photos).toEqual([]);
});

test("only one's own pet can be tagged in a photo", async () => {
  const [nia, ben] = [await newMember(), await newMember()];
  const { _id: petId } = await ben.call(createPet, { body: { petName: "Rex" } });
  const upload = nia.call(uploadPhotos, {
    params: { profileId: nia.id },
    body: { petId },
    files: { image: [await picture()] },
  });
  const expectedError = { code: "VALIDATION", fields: { petId: "Select one of your pets." } };
  await expect(upload).rejects.toMatchObject(expectedError);
  const { _id: photoId } = await addPhoto(nia);
  const change = nia.call(updatePhoto, {
    params: { profileId: nia.id, photoId },
    body: { petId },
  });
  await expect(change).rejects.toMatchObject(expectedError);
});

test("captions can be changed field by field, and guests see the change at once", async () => {
  const nia = await newMember();
  const { _id: petId } = await nia.call(createPet, { body: { petName: "Moss" } });
  const { _id: photoId } = await addPhoto(nia);
  const change = (body: object) =>
    nia.call(updatePhoto, { params: { profileId: nia.id, photoId }, body });
  await galleryOf(nia.id);
  await change({ caption: "On the ferry.", petId });
  expect((await galleryOf(nia.id)).photos[0]).toMatchObject({ caption: "On the ferry.", petId });
  await change({ alt: "Moss on a deck." });
  await change({});
  const [photo] = (await galleryOf(nia.id)).photos;
  expect(photo).toMatchObject({ caption: "On the ferry.", alt: "Moss on a deck.", petId });
  await change({ caption: "", petId: null });
  expect((await galleryOf(nia.id)).photos[0]).toMatchObject({ caption: "", petId: null });
});

test("another person's photo cannot be reached through one's own gallery", async () => {
  const [nia, ben] = [await newMember(), await newMember()];
  const photo = await addPhoto(ben);
  const change = nia.call(updatePhoto, {
    params: { profileId: nia.id, photoId: photo._id },
    body: { caption: "Mine." },
  });
  await expect(change).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(remove(nia, photo.url)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(remove({ ...nia, id: ben.id }, photo.url)).rejects.toMatchObject({
    code: "NOT_YOURS",
  });
  expect((await galleryOf(ben.id)).photos).toEqual([photo]);
  expect(existsSync(folderOf(photo))).toBe(true);
});

test("a retry with the same key adds nothing, and another photo under it is rejected", async () => {
  const { call, id } = await newMember();
  const send = async (file: File, caption = "") =>
    call(uploadPhotos, {
      params: { profileId: id },
      body: { caption },
      files: { image: [file] },
      key: "one-photo",
    });
  const first = await send(await picture());
  expect(await send(await picture())).toEqual(first);
  const another = send(new File([await anotherPicture()], "other.jpg"));
  await expect(another).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
  await expect(send(await picture(), "Words.")).rejects.toMatchObject({
    code: "IDEMPOTENCY_MISMATCH",
  });
  expect((await galleryOf(id)).photos).toHaveLength(1);
  const files = await server.db
    .selectFrom("files")
    .select("state")
    .where("owner_id", "=", id)
    .execute();
  expect(files).toEqual([{ state: "kept" }]);
});

test("a photo is deleted by its URL in any width, relative or absolute", async () => {
  const nia = await newMember();
  const forms = [
    (url: string) => url,
    (url: string) => pictureUrl(url, 320),
    (url: string) => new URL(pictureUrl(url, 640), server.env.publicUrl).href,
  ];
  for (const form of forms) {
    const photo = await addPhoto(nia);
    expect(existsSync(folderOf(photo))).toBe(true);
    const { gallery } = await remove(nia, form(photo.url));
    expect(gallery).toEqual({ photoGallery: [], photos: [] });
    expect(existsSync(folderOf(photo))).toBe(false);
    expect((await server.fetch(photo.url)).status).toBe(404);
    expect(await galleryOf(nia.id)).toEqual(gallery);
    await expect(remove(nia, form(photo.url))).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});

test("a URL that is not of a photo deletes nothing", async () => {
  const nia = await newMember();
  const photo = await addPhoto(nia);
  const id = idIn(photo.url);
  for (const imageUrl of [
    `../files/${id}/1280.webp`,
    `/files/../files/${id}/1280.webp`,
    `/files/${id}/../${id}/1280.webp`,
    `/files/${id}/99.webp`,
    `/files/${id}`,
    `https://elsewhere.example/files/${id}/1280.webp`,
    `//elsewhere.example/files/${id}/1280.webp`,
    `${server.env.publicUrl}.evil.example/files/${id}/1280.webp`,
    `${photo.url}?width=320`,
    "%2e%2e%2f",
    "/etc/passwd",
    "no image",
    id,
  ]) {
    await expect(remove(nia, imageUrl), imageUrl).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  for (const imageUrl of ["", "   ", "a\u0000b", "x".repeat(301)]) {
    await expect(remove(nia, imageUrl)).rejects.toMatchObject({ code: "VALIDATION" });
  }
  expect((await galleryOf(nia.id)).photos).toEqual([photo]);
});

test("a drawing of the demo data is deleted by its URL too", async () => {
  const hana = { ...(await newMember()), call: await server.as("hana"), id: demoUserId("hana") };
  const before = await galleryOf(hana.id);
  const [first = ""] = before.photoGallery;
  expect(first).toMatch(/^\/art\/v1\//);
  const { gallery } = await remove(hana, new URL(first, server.env.publicUrl).href);
  expect(gallery.photoGallery).toEqual(before.photoGallery.slice(1));
});

test("of two concurrent deletions one succeeds and the other is NOT_FOUND", async () => {
  const nia = await newMember();
  for (let round = 0; round < 5; round += 1) {
    const { url } = await addPhoto(nia);
    const both = await Promise.allSettled([remove(nia, url), remove(nia, url)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const loser = both.find(({ status }) => status === "rejected");
    expect(loser).toMatchObject({ reason: { code: "NOT_FOUND" } });
  }
  expect((await galleryOf(nia.id)).photos).toEqual([]);
});

test("photos uploaded concurrently are all stored", async () => {
  const nia = await newMember();
  await Promise.all(Array.from({ length: 5 }, () => addPhoto(nia)));
  const { photos } = await galleryOf(nia.id);
  expect(new Set(photos.map(({ url }) => url)).size).toBe(5);
});

test("an upload over the quota is rejected and leaves no bytes", async () => {
  const nia = await newMember();
  const many = Array.from({ length: quotaFiles }, (_, index) => ({
    id: `00000000-0000-7000-8000-${nia.id.slice(-6)}${String(index).padStart(6, "0")}`,
    owner_id: nia.id,
    state: "kept" as const,
    visibility: "public" as const,
    kind: "picture" as const,
    bytes: 1,
    width: 1,
    height: 1,
    thumbhash: null,
  }));
  await server.db.insertInto("files").values(many.slice(1)).execute();
  const last = await addPhoto(nia);
  await expect(addPhoto(nia)).rejects.toMatchObject({ code: "QUOTA" });
  expect((await galleryOf(nia.id)).photos).toEqual([last]);
  const unattachedFiles = server.db
    .selectFrom("files")
    .select("id")
    .where("owner_id", "=", nia.id)
    .where("state", "!=", "kept");
  expect(await unattachedFiles.execute()).toEqual([]);
  await remove(nia, last.url);
  await addPhoto(nia);
});

test("deleting a pet leaves the photo without its name", async () => {
  const nia = await newMember();
  const { _id: petId } = await nia.call(createPet, { body: { petName: "Olive" } });
  const { _id: photoId } = await addPhoto(nia);
  await nia.call(updatePhoto, { params: { profileId: nia.id, photoId }, body: { petId } });
  expect((await galleryOf(nia.id)).photos[0]).toMatchObject({ petName: "Olive" });
  await nia.call(deletePet, { params: { id: petId } });
  expect((await galleryOf(nia.id)).photos[0]).toMatchObject({ petId: null, petName: null });
});

test("deleting an account deletes its gallery with all bytes", async () => {
  const nia = await newMember();
  const photo = await addPhoto(nia);
  await galleryOf(nia.id);
  await nia.call(deleteAccount, { body: { password: nia.password } });
  await server.removeClosed();
  await expect(galleryOf(nia.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(existsSync(folderOf(photo))).toBe(false);
  expect((await server.fetch(photo.url)).status).toBe(404);
});
