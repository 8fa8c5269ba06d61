import { expect, test } from "vitest";
import { pageMeta } from "./meta.ts";

const place = {
  location: { pathname: "/hoots/1" },
  matches: [{ id: "root", loaderData: { publicUrl: "https://wagabond.example" } }],
};

test("a page names itself, the site and its own address", () => {
  const meta = pageMeta(place, { title: "The ferry to Naxos" });
  expect(meta).toContainEqual({ title: "The ferry to Naxos · Wagabond" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://wagabond.example/hoots/1",
  });
});

test("a page that is not for search engines has no canonical address", () => {
  const meta = pageMeta(place, { title: "Log In", hidden: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta.some((tag) => "rel" in tag && tag.rel === "canonical")).toBe(false);
});
