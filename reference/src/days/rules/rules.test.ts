import { expect, test } from "vitest";
import { at, leg, stay, warned } from "../days.testing.ts";
import type { Leg, Stay } from "../trip.ts";

type Case = [what: string, trip: Parameters<typeof warned>[0], warnings: string[]];

const paris = at("Paris", "FR", "Europe/Paris");
const calais = at("Calais", "FR", "Europe/Paris");
const dover = at("Dover", "GB", "Europe/London");

const on = (departureDate: string, departureTime: string | null, arrivalTime: string | null) => ({
  departureDate,
  departureTime,
  arrivalTime,
});

/** Out on May 3, back on May 10. */
const out = (fields: Partial<Leg> = {}) =>
  leg("out", "flight", ["SEA", "CDG"], { ...on("2027-05-03", "14:00", "09:00"), ...fields });
const back = (fields: Partial<Leg> = {}) =>
  leg("back", "flight", ["CDG", "SEA"], { ...on("2027-05-10", "12:00", "13:30"), ...fields });
const hotel = (from: string | null, until: string | null, fields: Partial<Stay> = {}) =>
  stay("hotel", from, until, { name: "Hotel Quai", address: "1 Quai, Paris, France", ...fields });

const noStays = (...days: number[]) =>
  days.map(
    (day) => `no-stay 2027-05-${String(day).padStart(2, "0")}: No place to stay on May ${day}`,
  );

const noStay: Case[] = [
  [
    "a night between two stays",
    { stays: [stay("a", "2027-05-03", "2027-05-06"), stay("b", "2027-05-07", "2027-05-09")] },
    noStays(6),
  ],
  [
    "nights after the last stay, before the way home",
    { legs: [out(), back()], stays: [hotel("2027-05-04", "2027-05-08")] },
    noStays(8, 9),
  ],
  [
    "nights before the trip's last day, which has no leg home",
    {
      month: "May",
      day: 3,
      year: 2027,
      endDate: "2027-05-08",
      stays: [stay("a", "2027-05-03", "2027-05-06")],
    },
    noStays(6, 7),
  ],
  [
    "none on a night flight, and none at home",
    {
      month: "May",
      day: 1,
      year: 2027,
      endDate: "2027-05-14",
      legs: [out(), back()],
      stays: [hotel("2027-05-04", "2027-05-10")],
    },
    [],
  ],
  [
    "none for a trip with dates alone",
    { month: "May", day: 1, year: 2027, endDate: "2027-05-14" },
    [],
  ],
  [
    "none on the nights of a ferry over two days",
    {
      legs: [
        leg("ship", "ferry", [calais, dover], {
          departureDate: "2027-05-03",
          arrivalDate: "2027-05-05",
        }),
        leg("on", "train", [dover, at("London", "GB", "Europe/London")], {
          departureDate: "2027-05-05",
        }),
      ],
    },
    [],
  ],
  [
    "none where a stay has no check-out",
    { legs: [out(), back()], stays: [hotel("2027-05-04", null)] },
    [],
  ],
  ["none where a stay has no days", { legs: [out(), back()], stays: [hotel(null, null)] }, []],
  [
    "none between legs whose days aren't known",
    { legs: [out(), leg("on", "train", [paris, calais]), back()] },
    [],
  ],
  [
    "none in an airport",
    {
      legs: [
        leg("out", "flight", ["SEA", "CDG"], {
          ...on("2027-05-03", "14:00", "09:00"),
          airside: true,
        }),
        leg("on", "flight", ["CDG", "NBO"], on("2027-05-05", "10:00", "18:00")),
      ],
    },
    [],
  ],
  [
    "none on a short night between two flights",
    {
      legs: [
        leg("a", "flight", ["LIS", "CDG"], on("2027-05-03", "20:00", "23:30")),
        leg("b", "flight", ["CDG", "SEA"], on("2027-05-04", "06:30", "08:00")),
      ],
    },
    [],
  ],
  [
    "none near home after the last leg",
    {
      month: "May",
      day: 3,
      year: 2027,
      endDate: "2027-05-14",
      legs: [out(), back({ to: "PDX" })],
      stays: [hotel("2027-05-04", "2027-05-10")],
    },
    [],
  ],
];

const lateCheckIn: Case[] = [
  [
    "a flight that lands after closing",
    {
      legs: [out({ arrivalTime: "23:10", arrivalDate: "2027-05-04" })],
      stays: [hotel("2027-05-04", "2027-05-10", { checkInTime: "15:00", checkInUntil: "22:00" })],
    },
    [
      "late-check-in 2027-05-04: You land at 11:10 PM, after check-in at Hotel Quai closes at 10:00 PM",
    ],
  ],
  [
    "a ferry without zones",
    {
      legs: [
        leg(
          "f",
          "ferry",
          [at("Calais", "FR"), at("Dover", "GB")],
          on("2027-05-04", "20:00", "21:00"),
        ),
      ],
      stays: [stay("inn", "2027-05-04", "2027-05-05", { checkInUntil: "20:30" })],
    },
    [
      "late-check-in 2027-05-04: You arrive at 9:00 PM, after check-in at your stay closes at 8:30 PM",
    ],
  ],
  [
    "none where check-in closes after midnight",
    {
      legs: [out({ arrivalTime: "23:10", arrivalDate: "2027-05-04" })],
      stays: [hotel("2027-05-04", "2027-05-10", { checkInTime: "15:00", checkInUntil: "01:00" })],
    },
    [],
  ],
  [
    "none where its end isn't known",
    {
      legs: [out({ arrivalTime: "23:10", arrivalDate: "2027-05-04" })],
      stays: [hotel("2027-05-04", "2027-05-10", { checkInTime: "15:00" })],
    },
    [],
  ],
  [
    "none for a day trip after checking in",
    {
      legs: [
        out(),
        leg("day", "train", [paris, calais], on("2027-05-04", "18:00", "19:30")),
        leg("night", "train", [calais, paris], on("2027-05-04", "21:00", "22:30")),
      ],
      stays: [hotel("2027-05-04", "2027-05-10", { checkInTime: "15:00", checkInUntil: "22:00" })],
    },
    [],
  ],
  [
    "none without a time of arrival",
    {
      legs: [out({ arrivalTime: null, arrivalDate: "2027-05-04" })],
      stays: [hotel("2027-05-04", "2027-05-10", { checkInUntil: "08:00" })],
    },
    [],
  ],
];

const shortConnection: Case[] = [
  [
    "45 minutes between flights",
    { legs: [out(), leg("on", "flight", ["CDG", "NCE"], on("2027-05-04", "09:45", "11:00"))] },
    ["short-connection 2027-05-04: 45 minutes to change at CDG. Allow at least 1 hour 30 minutes."],
  ],
  [
    "three hours between two airports of a city",
    {
      legs: [
        leg("a", "flight", ["SEA", "LHR"], on("2027-05-03", "14:00", "08:00")),
        leg("b", "flight", ["LGW", "NCE"], on("2027-05-04", "11:00", "13:00")),
      ],
    },
    ["short-connection 2027-05-04: 3 hours to get from LHR to LGW. Allow at least 4 hours."],
  ],
  [
    "twenty minutes to a ferry",
    {
      legs: [
        leg("a", "train", [paris, calais], on("2027-05-03", "08:00", "09:40")),
        leg("b", "ferry", [calais, dover], on("2027-05-03", "10:00", "11:00")),
      ],
    },
    ["short-connection 2027-05-03: 20 minutes to change at Calais. Allow at least 1 hour."],
  ],
  [
    "none with enough time",
    { legs: [out(), leg("on", "flight", ["CDG", "NCE"], on("2027-05-04", "11:00", "12:30"))] },
    [],
  ],
  [
    "none without times",
    { legs: [out(), leg("on", "flight", ["CDG", "NCE"], on("2027-05-04", null, null))] },
    [],
  ],
  [
    "none before a drive",
    {
      legs: [
        leg("a", "train", [paris, calais], on("2027-05-03", "08:00", "09:40")),
        leg("b", "car", [calais, dover], on("2027-05-03", "09:45", "11:00")),
      ],
    },
    [],
  ],
];

const overlap: Case[] = [
  [
    "two stays with one night",
    {
      stays: [
        hotel("2027-05-04", "2027-05-07"),
        stay("b", "2027-05-06", "2027-05-08", { name: "Inn" }),
      ],
    },
    ["overlap 2027-05-06: Two places at once: Hotel Quai and Inn, on May 6"],
  ],
  [
    "a leg that leaves before another arrives",
    { legs: [out(), leg("on", "train", [paris, calais], on("2027-05-04", "08:00", "10:00"))] },
    [
      "overlap 2027-05-04: Two places at once: Train: Paris → Calais leaves before SEA → CDG arrives",
    ],
  ],
  [
    "none for two rooms of a hotel",
    {
      stays: [
        hotel("2027-05-04", "2027-05-07"),
        { ...hotel("2027-05-04", "2027-05-07"), _id: "b" },
      ],
    },
    [],
  ],
  [
    "none where one ends on the day that the other begins",
    { stays: [hotel("2027-05-04", "2027-05-07"), stay("b", "2027-05-07", "2027-05-08")] },
    [],
  ],
  [
    "none on a day that is lived twice at the date line",
    {
      legs: [
        leg("east", "flight", ["AKL", "HNL"], {
          ...on("2027-05-05", "23:00", "07:30"),
          arrivalDate: "2027-05-05",
        }),
        leg("on", "flight", ["APW", "PPG"], {
          ...on("2027-05-08", "10:00", "10:40"),
          arrivalDate: "2027-05-07",
        }),
      ],
      stays: [stay("a", "2027-05-05", "2027-05-08"), stay("b", "2027-05-07", "2027-05-09")],
    },
    ["no-way 2027-05-08: No leg gets you from Honolulu, the United States to Apia, Samoa"],
  ],
  [
    "none for one flight that is booked for two people",
    { legs: [out(), { ...out(), _id: "again" }] },
    [],
  ],
  [
    "none without times",
    {
      legs: [
        out({ departureTime: null, arrivalTime: null }),
        leg("on", "train", [paris, calais], { departureDate: "2027-05-03" }),
      ],
    },
    [],
  ],
];

const otherPlace: Case[] = [
  [
    "a ferry from another city",
    {
      legs: [
        leg("a", "train", [paris, calais], on("2027-05-03", "08:00", "10:00")),
        leg(
          "b",
          "ferry",
          [at("Dunkirk", "FR", "Europe/Paris"), dover],
          on("2027-05-03", "14:00", "16:00"),
        ),
      ],
    },
    ["other-place 2027-05-03: The ferry leaves from Dunkirk, but you arrive in Calais"],
  ],
  [
    "none from another station",
    {
      legs: [
        out(),
        leg(
          "b",
          "train",
          [at("Paris Gare de Lyon", "FR"), at("Nice", "FR")],
          on("2027-05-04", "16:00", "22:00"),
        ),
      ],
    },
    [],
  ],
  [
    "none by another name of the city",
    {
      legs: [
        leg("a", "flight", ["CDG", "MUC"], on("2027-05-03", "08:00", "09:30")),
        leg(
          "b",
          "train",
          [at("München Hbf", "DE"), at("Wien", "AT")],
          on("2027-05-03", "14:00", "18:00"),
        ),
      ],
    },
    [],
  ],
  [
    "none where a leg without a day lies between",
    {
      legs: [
        leg("a", "train", [at("Nice", "FR"), paris], on("2027-05-03", "08:00", "10:00")),
        leg("x", "train", [paris, calais]),
        leg("b", "ferry", [calais, dover], on("2027-05-03", "14:00", "16:00")),
      ],
    },
    [],
  ],
  [
    "none for places whose country isn't known",
    {
      legs: [
        leg(
          "a",
          "train",
          [paris, { city: "Kales", country: null, zone: null }],
          on("2027-05-03", "08:00", "10:00"),
        ),
        leg("b", "ferry", [calais, dover], on("2027-05-03", "14:00", "16:00")),
      ],
    },
    [],
  ],
];

const noWay: Case[] = [
  [
    "the next leg is abroad",
    {
      legs: [
        out(),
        leg(
          "b",
          "train",
          [at("Berlin", "DE"), at("Prague", "CZ")],
          on("2027-05-06", "08:00", "12:00"),
        ),
      ],
      stays: [hotel("2027-05-04", "2027-05-06")],
    },
    ["no-way 2027-05-06: No leg gets you from Paris, France to Berlin, Germany"],
  ],
  [
    "the next flight leaves from the other coast",
    {
      legs: [
        leg("a", "flight", ["CDG", "JFK"], on("2027-05-03", "08:00", "10:00")),
        leg("b", "flight", ["LAX", "NRT"], on("2027-05-06", "11:00", "15:00")),
      ],
      stays: [stay("a", "2027-05-03", "2027-05-06")],
    },
    [
      "no-way 2027-05-06: No leg gets you from New York, the United States to Los Angeles, the United States",
    ],
  ],
  [
    "the stay is abroad",
    {
      legs: [out()],
      stays: [
        stay("b", "2027-05-04", "2027-05-06", {
          name: "Casa",
          address: "2 Rua Nova, Lisbon, Portugal",
        }),
      ],
    },
    ["no-way 2027-05-04: No leg gets you from Paris, France to Casa, Portugal"],
  ],
  [
    "none where a leg of that day leads there",
    {
      legs: [out(), leg("b", "flight", ["CDG", "LIS"], on("2027-05-04", "13:00", "15:00"))],
      stays: [stay("b", "2027-05-04", "2027-05-06", { address: "2 Rua Nova, Lisbon, Portugal" })],
    },
    [],
  ],
  [
    "none for a town on the border",
    {
      legs: [
        leg("a", "flight", ["CDG", "BSL"], on("2027-05-03", "08:00", "09:00")),
        leg(
          "b",
          "train",
          [at("Basel", "CH", "Europe/Zurich"), at("Bern", "CH", "Europe/Zurich")],
          on("2027-05-03", "14:00", "15:00"),
        ),
      ],
    },
    [],
  ],
  [
    "none for an address in the state of Georgia",
    {
      legs: [leg("a", "flight", ["SEA", "ATL"], on("2027-05-03", "08:00", "16:00"))],
      stays: [stay("b", "2027-05-03", "2027-05-06", { address: "5 Peach Street, Macon, Georgia" })],
    },
    [],
  ],
];

const rules = {
  "no-stay": noStay,
  "late-check-in": lateCheckIn,
  "short-connection": shortConnection,
  overlap,
  "other-place": otherPlace,
  "no-way": noWay,
};

for (const [rule, cases] of Object.entries(rules))
  test.each(cases)(`${rule}: %s`, (_, trip, warnings) => {
    const isQuiet = warnings.length === 0;
    const found = warned(trip);
    // What the case is about; legs without stays have nights without one, too.
    const relevant =
      rule === "no-stay" ? found : found.filter((text) => !text.startsWith("no-stay"));
    expect(isQuiet ? relevant.filter((text) => text.startsWith(rule)) : relevant).toEqual(warnings);
  });
