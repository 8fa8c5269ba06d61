import { expect, test } from "vitest";
import { bottomBarItems, headerItems, activeItem } from "./navigation.ts";

test("a hoot activates Posts", () => {
  expect(activeItem("/hoots/1", headerItems.guest)?.label).toBe("Posts");
});

test("writing a post activates Posts", () => {
  for (const items of [bottomBarItems.member, bottomBarItems.guest, headerItems.guest]) {
    expect(activeItem("/posts/new", items)?.label).toBe("Posts");
    expect(activeItem("/newhoot", items)?.label).toBe("Posts");
  }
});

test("Shop is in the header and the bottom bar, and active on products, cart and orders", () => {
  for (const items of [headerItems, bottomBarItems].flatMap(({ guest, member }) => [
    guest,
    member,
  ])) {
    for (const path of ["/marketplace/artwork", "/product/101", "/cart", "/orders"]) {
      expect(activeItem(path, items)?.label).toBe("Shop");
    }
  }
});

test("a story activates Blogs, which only guests have", () => {
  expect(activeItem("/blogs/1", headerItems.guest)?.label).toBe("Blogs");
  expect(headerItems.member.map(({ label }) => label)).not.toContain("Blogs");
});

test("Home is active only on the home page", () => {
  expect(activeItem("/", bottomBarItems.guest)?.label).toBe("Home");
  expect(activeItem("/elsewhere", bottomBarItems.guest)).toBeUndefined();
});

test("Profile is active on one's own profile and pages, not on those of others", () => {
  for (const path of ["/profiles", "/profile", "/pets/1", "/addpet", "/account"]) {
    expect(activeItem(path, headerItems.member)?.label).toBe("Profile");
  }
  expect(activeItem("/profiles/1", headerItems.member)).toBeUndefined();
});

test("Profile is last in the header and the bottom bar of members; guests have none", () => {
  for (const items of [headerItems, bottomBarItems]) {
    expect(items.member.at(-1)?.label).toBe("Profile");
    expect(items.guest.map(({ label }) => label)).not.toContain("Profile");
  }
});

test("Flights is first in the header, and active on both of its pages", () => {
  for (const items of [headerItems.guest, headerItems.member]) {
    expect(items[0]?.label).toBe("Flights");
    for (const path of ["/flights", "/fly"]) expect(activeItem(path, items)?.label).toBe("Flights");
  }
});

test("a check activates Check for guests and Plan for members", () => {
  for (const items of [headerItems, bottomBarItems]) {
    for (const path of ["/check", "/check/save", "/ways"]) {
      expect(activeItem(path, items.guest)?.label).toBe("Check");
      expect(activeItem(path, items.member)?.label).toBe("Plan");
    }
  }
});

test("a trip activates Plan, which only members have", () => {
  expect(activeItem("/plans/1/receipt", headerItems.member)?.label).toBe("Plan");
  expect(headerItems.member[1]?.label).toBe("Plan");
  for (const items of [headerItems, bottomBarItems]) {
    expect(items.guest.map(({ label }) => label)).not.toContain("Plan");
  }
});
