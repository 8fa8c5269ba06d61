import { expect, test } from "vitest";
import { barPlaces, headerPlaces, placeOf } from "./navigation.ts";

test("a hoot is found under Posts", () => {
  expect(placeOf("/hoots/1", headerPlaces.guest)?.label).toBe("Posts");
});

test("writing a post lights Write, not Posts, where both are offered", () => {
  expect(placeOf("/posts/new", barPlaces.member)?.label).toBe("Write");
  expect(placeOf("/posts/new", barPlaces.guest)?.label).toBe("Posts");
});

test("Home is lit on the home page alone", () => {
  expect(placeOf("/", barPlaces.guest)?.label).toBe("Home");
  expect(placeOf("/elsewhere", barPlaces.guest)).toBeUndefined();
});
