import { expect, test } from "vitest";
import { hootCodec } from "./hoot-codec.ts";
import { hootWith } from "./hoots.testing.ts";

test("a conflict names the fields that were changed elsewhere", () => {
  const before = hootWith([]);
  const current = hootWith([], { title: "Deck 8", gifUrl: "/art/v1/gifs/wink.gif", version: 2 });
  const [seen, serverValues] = [hootCodec.print(before), hootCodec.print(current)];
  const labels = hootCodec.differences(seen, serverValues, seen).map(({ label }) => label);
  expect(labels).toEqual(["Title", "GIF"]);
});

test("a new hoot is sent with its category and without empty fields", () => {
  expect(hootCodec.body({ ...hootCodec.blank, title: " Ferry ", text: "Deck 3" }, null)).toEqual({
    title: "Ferry",
    text: "Deck 3",
    category: "General",
  });
});

test("a hoot is sent with the ID of its place, and its edit can remove it", () => {
  const venue = { _id: "cafe", name: "Café Näpfchen", category: "cafe" } as const;
  const written = { ...hootCodec.blank, title: "Terrace", text: "Shade", venueId: venue };
  expect(hootCodec.body(written, null)).toMatchObject({ venueId: "cafe" });
  const hoot = hootWith([], { venue });
  const values = hootCodec.print(hoot);
  expect(hootCodec.body(values, hoot)).toEqual({});
  expect(hootCodec.body({ ...values, venueId: null }, hoot)).toEqual({ venueId: null });
});
