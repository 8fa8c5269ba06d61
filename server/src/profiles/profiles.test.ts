import { getOwnProfile } from "#contracts/profiles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { travellerId } from "../../seeds/plant.ts";
import { type TestHouse, testHouse } from "../testing/house.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.close());

test("a person sees their own profile, and no address or password in it", async () => {
  const response = await house.fetch("/api/profiles/me", {
    headers: { authorization: `Bearer ${await house.tokenOf("dana")}` },
  });
  const profile = await response.json();
  expect(Object.keys(Object(profile)).toSorted()).toEqual([
    "_id",
    "author",
    "avatar",
    "bio",
    "username",
  ]);
  expect(profile).toMatchObject({ _id: travellerId("dana"), author: travellerId("dana") });
});

test("a guest is asked to log in", async () => {
  await expect(house.call(getOwnProfile)).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" });
});
