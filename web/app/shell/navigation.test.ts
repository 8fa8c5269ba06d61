import { expect, test } from "vitest";
import { barPlaces, headerPlaces, placeOf } from "./navigation.ts";

test("a hoot is found under Posts", () => {
  expect(placeOf("/hoots/1", headerPlaces.guest)?.label).toBe("Posts");
});

test("writing a post lights Posts", () => {
  for (const places of [barPlaces.member, barPlaces.guest, headerPlaces.guest]) {
    expect(placeOf("/posts/new", places)?.label).toBe("Posts");
    expect(placeOf("/newhoot", places)?.label).toBe("Posts");
  }
});

test("everybody finds the shop in the header and under the thumb, lit on products, cart and orders", () => {
  for (const places of [headerPlaces, barPlaces].flatMap(({ guest, member }) => [guest, member])) {
    for (const path of ["/marketplace/artwork", "/product/101", "/cart", "/orders"]) {
      expect(placeOf(path, places)?.label).toBe("Shop");
    }
  }
});

test("a story is found under Blogs, which guests are offered", () => {
  expect(placeOf("/blogs/1", headerPlaces.guest)?.label).toBe("Blogs");
  expect(headerPlaces.member.map(({ label }) => label)).not.toContain("Blogs");
});

test("Home is lit on the home page alone", () => {
  expect(placeOf("/", barPlaces.guest)?.label).toBe("Home");
  expect(placeOf("/elsewhere", barPlaces.guest)).toBeUndefined();
});

test("Profile is lit on one's own profile and what belongs to it, not on somebody else's", () => {
  for (const path of ["/profiles", "/profile", "/pets/1", "/addpet", "/account"]) {
    expect(placeOf(path, headerPlaces.member)?.label).toBe("Profile");
  }
  expect(placeOf("/profiles/1", headerPlaces.member)).toBeUndefined();
});

test("members find Profile last, in the header and under the thumb; guests do not", () => {
  for (const places of [headerPlaces, barPlaces]) {
    expect(places.member.at(-1)?.label).toBe("Profile");
    expect(places.guest.map(({ label }) => label)).not.toContain("Profile");
  }
});

test("Flights stand first in the header, for everybody, and are lit on both of their pages", () => {
  for (const places of [headerPlaces.guest, headerPlaces.member]) {
    expect(places[0]?.label).toBe("Flights");
    for (const path of ["/flights", "/fly"]) expect(placeOf(path, places)?.label).toBe("Flights");
  }
});

test("a trip is found under Plan, which members are offered and guests are not", () => {
  expect(placeOf("/plans/1/receipt", headerPlaces.member)?.label).toBe("Plan");
  expect(headerPlaces.member[1]?.label).toBe("Plan");
  for (const places of [headerPlaces, barPlaces]) {
    expect(places.guest.map(({ label }) => label)).not.toContain("Plan");
  }
});
