import { expect, test } from "vitest";
import { providerCodec } from "./provider-fields.tsx";
import { contactLink, hostOf, provenance } from "./provider-text.ts";

test.each([
  ["+49 (30) 838-62422", "tel:+493083862422"],
  ["praxis@kiez.example", "mailto:praxis@kiez.example"],
  ["https://kiez.example/kontakt", "https://kiez.example/kontakt"],
  ["javascript:alert(1)", undefined],
])("the contact %s links to %s", (contact, link) => {
  expect(contactLink(contact)).toBe(link);
});

test("a blank address is sent as null", () => {
  const { blank, body } = providerCodec;
  expect(body({ ...blank, address: "  " }, null)).toEqual({ service: "vet", address: null });
  expect(body({ ...blank, address: "Lindenstraße 3" }, null)).toMatchObject({
    address: "Lindenstraße 3",
  });
});

test("the provenance has the date, and a source is named by its host", () => {
  expect(provenance("2026-11-21T23:30:00.000Z")).toBe(
    "Suggested by a traveler, checked November 21, 2026",
  );
  expect(hostOf("https://www.kiez.example/en?x=1")).toBe("kiez.example");
});
