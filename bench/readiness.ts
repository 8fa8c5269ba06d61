import { readiness } from "../reference/src/readiness/engine.ts";
import type { Leg, Pet, PetRecord, Trip } from "../reference/src/readiness/request.ts";
import { ruleBook } from "../reference/src/readiness/rules.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const asOf = "2026-11-22";
const records: readonly PetRecord[] = [
  { kind: "rabies", givenAt: "2024-05-04", validUntil: "2025-05-03", country: "US" },
  { kind: "rabies", givenAt: "2026-11-20", validUntil: "2029-11-19", country: "US" },
  { kind: "titre", givenAt: "2026-05-10", valueIuPerMl: 1.2, laboratoryApproved: true },
  { kind: "healthCertificate", form: "eu-noncommercial", endorsedAt: "2027-03-10" },
  { kind: "parasite", against: ["tapeworm"], givenAt: "2026-10-01" },
];

const pet = (key: string): Pet => ({
  key,
  species: "dog",
  breed: "French Bulldog",
  birthDate: "2022-05-10",
  weightKg: 11,
  snubNosed: true,
  microchip: { implantedAt: "2022-08-01" },
  records,
});

const route = ["US", "GB", "FR", "IE", "DE", "GB", "US"];

/** Six legs across six borders with times; early trips are moved until they are feasible. */
function tripFrom(start: number): Trip {
  const legs = route.slice(1).map((country, index): Leg => {
    const day = new Date(Date.UTC(2026, 10, 25 + start + index * 5)).toISOString().slice(0, 10);
    return {
      mode: "flight",
      from: { country: route[index] ?? "" },
      to: { country },
      departureDate: day,
      departureTime: "08:15",
      departureZone: "Europe/London",
      arrivalDate: day,
      arrivalTime: "19:10",
      arrivalZone: "Europe/Paris",
      how: "cargo",
    };
  });
  return { residence: "US", legs };
}

type Size = { name: string; trips: number; pets: number; limitMs: number };

const sizes: readonly Size[] = [
  { name: "readiness: a pet and six legs", trips: 1, pets: 1, limitMs: 2 },
  { name: "readiness: 100 trips with three pets", trips: 100, pets: 3, limitMs: 300 },
];

/** The engine alone in this process, compared with its limit. */
export async function readinessRows({ rounds }: Plan): Promise<Row[]> {
  return sizes.map(({ name, trips, pets, limitMs }) => {
    const animals = Array.from({ length: pets }, (_, index) => pet(`pet ${index}`));
    const planned = Array.from({ length: trips }, (_, index) => tripFrom(index));
    const once = () => {
      for (const trip of planned) readiness(animals, trip, ruleBook, asOf);
    };
    for (let turn = 0; turn < 20; turn += 1) once();
    const repeats = trips === 1 ? 50 : 1;
    const times = Array.from({ length: Math.max(3, rounds) }, () => {
      // CPU time, because the machine may be busy.
      const start = process.cpuUsage();
      for (let turn = 0; turn < repeats; turn += 1) once();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000 / repeats;
    });
    const ratios = times.map((time) => time / limitMs);
    return {
      name,
      ours: `${median(times).toFixed(2)} ms`,
      beside: `limit ${limitMs} ms`,
      ratio: median(ratios),
      spread: spreadOf(ratios),
      limit: { is: "at most", ratio: 1 },
    };
  });
}
