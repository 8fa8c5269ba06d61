import { defaultPortraitUrl } from "#art/urls.ts";
import { bestiesMax, listBesties, updatePhoto } from "#contracts/community/gallery.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPhoto } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const draw = async () => (await server.call(listBesties)).images;

test("sixty distinct photos of the demo data are drawn at random with their owners", async () => {
  const besties = await draw();
  expect(besties).toHaveLength(bestiesMax);
  expect(new Set(besties.map(({ photoId }) => photoId)).size).toBe(bestiesMax);
  for (const { alt, username, avatarUrl, imageUrl } of besties) {
    expect(alt).not.toBe("");
    expect(username).toMatch(/^[a-z0-9._]+$/);
    expect(avatarUrl).toMatch(/^\/art\/v1\/portraits\//);
    expect(imageUrl).toMatch(/^\/art\/v[12]\//);
  }
  const again = await draw();
  expect(again.map(({ photoId }) => photoId)).not.toEqual(besties.map(({ photoId }) => photoId));
});

test("every person appears once before any appears twice", async () => {
  const turns = (await draw()).map(({ profileId }) => profileId);
  const people = new Set(turns).size;
  expect(people).toBeGreaterThan(10);
  expect(new Set(turns.slice(0, people)).size).toBe(people);
});

test("a photo without alternative text is described by owner and pet", async () => {
  await server.db.deleteFrom("gallery_photos").execute();
  expect(await draw()).toEqual([]);
  const { call } = await newPerson(server);
  const { _id: id, username } = await call(getOwnProfile);
  const photo = await addPhoto({ call, id });
  const plain = {
    imageUrl: photo.url,
    avatarUrl: defaultPortraitUrl(id),
    username,
    petName: "",
    alt: `Photo by ${username}.`,
    animated: false,
    profileId: id,
    photoId: photo._id,
  };
  expect(await draw()).toEqual([plain]);
  const { _id: petId } = await call(createPet, { body: { petName: "Moss" } });
  const update = (body: object) =>
    call(updatePhoto, { params: { profileId: id, photoId: photo._id }, body });
  await update({ petId });
  const alt = `Photo of Moss by ${username}.`;
  expect(await draw()).toEqual([{ ...plain, petName: "Moss", alt }]);
  await update({ alt: "Moss on a rock." });
  expect(await draw()).toMatchObject([{ alt: "Moss on a rock." }]);
});

test("the draw is not cached, and carries the cache tags of its page", async () => {
  const answer = await server.fetch("/api/gallerys/all");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("cache-tag")).toBe("besties,people");
});
