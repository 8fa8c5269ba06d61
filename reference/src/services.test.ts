import { expect, test } from "vitest";
import { cityChoices } from "./choices.ts";
import { servicesIn } from "./services.ts";

test.each(["Berlin", "berlin", " BERLIN ", "Ber-lin"])("%s is Berlin", (name) => {
  expect(servicesIn("vet", name)?.city).toEqual({
    label: "Berlin",
    route: "Berlin",
    country: "Germany",
  });
});

test.each(["Mexico City", "MexicoCity", "mexico-city", "mexico  city", "México City"])(
  "%s is Mexico City",
  (name) => {
    expect(servicesIn("Vet", name)?.providers.map(({ name }) => name)).toEqual([
      "Hospital Veterinario de la Ciudad de México (AGATAN)",
      "Hospital Veterinario Arenal (Alcaldía Venustiano Carranza)",
    ]);
  },
);

test("a missing street address is marked", () => {
  const streets = (city: string) => servicesIn("vet", city)?.providers.map(({ street }) => street);
  expect(streets("MexicoCity")).toEqual([false, false]);
  expect(streets("Santiago")).toEqual([true, true]);
});

test("hours stand alone, and still follow the contact; unknown ones are absent", () => {
  const [berlin] = servicesIn("vet", "Berlin")?.providers ?? [];
  expect(berlin?.hours).toBe("Mon–Fri 8 AM–6 PM; Sat, Sun and holidays 10 AM–6 PM");
  expect(berlin?.contact).toBe(`Emergency 0160 3758447 (${berlin?.hours})`);
  for (const provider of servicesIn("vet", "MexicoCity")?.providers ?? []) {
    expect(provider).not.toHaveProperty("hours");
  }
});

test("a provider has a name, services, an address and a source", () => {
  for (const { value } of cityChoices("vet"))
    for (const provider of servicesIn("vet", value)?.providers ?? []) {
      expect(provider.name).not.toBe("");
      expect(provider.services.length).toBeGreaterThan(0);
      expect(provider.address).not.toBe("");
      expect(provider.line.sources.length).toBeGreaterThan(0);
    }
});

test("no city has a dentist or lawyer", () => {
  for (const service of ["dentist", "lawyer"])
    for (const { value } of cityChoices())
      expect(servicesIn(service, value)?.providers).toEqual([]);
});

test("cities with accents are found by their URL", () => {
  expect(servicesIn("vet", "SãoPaulo")?.city.country).toBe("Brazil");
  expect(servicesIn("vet", "saopaulo")?.city.label).toBe("São Paulo");
});

test.each([
  ["vet", "Atlantis"],
  ["groomer", "Berlin"],
  ["", ""],
  ["__proto__", "Berlin"],
  ["vet", "constructor"],
  ["vet", "💥"],
])("nothing is known of a %s in %s", (service, location) => {
  expect(servicesIn(service, location)).toBeUndefined();
});

test("a name of any length is answered quickly", () => {
  expect(servicesIn("vet", "Berlin".repeat(1_000_000))).toBeUndefined();
});
