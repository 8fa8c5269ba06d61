import { waysFor } from "../reference/src/ways/ways.ts";
import { ruleBook } from "../reference/src/readiness/rules.ts";
import type { Question } from "../reference/src/ways/question.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const asOf = "2026-11-29";
const maxMs = 20;

const dog = {
  key: "dog",
  species: "dog",
  breed: "French Bulldog",
  birthDate: "2022-05-10",
  weightKg: 7,
  snubNosed: true,
  microchip: { implantedAt: "2022-08-01" },
  records: [{ kind: "rabies", givenAt: "2026-05-04", validUntil: "2029-05-03", country: "US" }],
} as const;

const question = (from: string, to: string, pets: number): Question => {
  const [start, end] = [from, to].map((text) => {
    const [country = "", place = "", airport = ""] = text.split("/");
    return { country, place, airport };
  });
  return {
    pets: Array.from({ length: pets }, (_, index) => ({ ...dog, key: `dog-${index}` })),
    people: 2,
    residence: "US",
    from: start ?? { country: "" },
    to: end ?? { country: "" },
    date: "2027-05-14",
  };
};

const questions: readonly (readonly [string, Question])[] = [
  ["ways: New York to London", question("US/New York/JFK", "GB/London/LHR", 1)],
  ["ways: London to Rome, two pets", question("GB/London/LHR", "IT/Rome/FCO", 2)],
  ["ways: Berlin to Edinburgh", question("DE/Berlin/BER", "GB/Edinburgh/EDI", 1)],
  ["ways: New York to Tokyo", question("US/New York/JFK", "JP/Tokyo/NRT", 1)],
];

/** Ways among all known airlines, operators and airports, compared with their limit in processor time. */
export async function ways({ rounds }: Plan): Promise<Row[]> {
  return questions.map(([name, asked]) => {
    const once = () => waysFor(asked, ruleBook, asOf);
    for (let turn = 0; turn < 20; turn += 1) once();
    const times = Array.from({ length: Math.max(5, rounds) }, () => {
      const start = process.cpuUsage();
      for (let turn = 0; turn < 5; turn += 1) once();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 5000;
    });
    const ratios = times.map((time) => time / maxMs);
    return {
      name,
      ours: `${median(times).toFixed(1)} ms`,
      beside: `limit ${maxMs} ms`,
      ratio: median(ratios),
      spread: spreadOf(ratios),
      limit: { is: "at most", ratio: 1 },
    };
  });
}
