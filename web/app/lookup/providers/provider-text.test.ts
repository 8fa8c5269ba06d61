import { expect, test } from "vitest";
import { providerCodec } from "./provider-codec.ts";
import { contactLink, hostOf, provenance } from "./provider-text.ts";

test.each([
  ["+49 (30) 838-62422", "tel:+493083862422"],
  ["praxis@kiez.example", "mailto:praxis@kiez.example"],
  ["https://kiez.example/kontakt", "https://kiez.example/kontakt"],
  ["javascript:alert(1)", undefined],
])("the contact %s leads to %s", (contact, link) => {
  expect(contactLink(contact)).toBe(link);
});

test("a blank address means that no street is known", () => {
  const { blank, body } = providerCodec;
  expect(body({ ...blank, address: "  " }, null)).toEqual({ service: "vet", address: null });
  expect(body({ ...blank, address: "Lindenstraße 3" }, null)).toMatchObject({
    address: "Lindenstraße 3",
  });
});

test("it is said where a place comes from, and by its host where that can be read", () => {
  expect(provenance("2026-11-21T23:30:00.000Z")).toBe(
    "Suggested by a traveller, checked on 21 November 2026",
  );
  expect(hostOf("https://www.kiez.example/en?x=1")).toBe("kiez.example");
});
