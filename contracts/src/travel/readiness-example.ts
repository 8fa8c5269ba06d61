/** A request as the API page shows it: a French bulldog from Boston to London, on to Paris by train, and home. */
export const readinessExample = {
  asOf: "2026-11-22",
  pets: [
    {
      key: "bruno",
      species: "dog",
      breed: "French Bulldog",
      birthDate: "2022-05-10",
      weightKg: 11.5,
      snubNosed: true,
      microchip: { implantedAt: "2022-08-01" },
      records: [
        {
          kind: "rabies",
          givenAt: "2026-05-04",
          validUntil: "2029-05-03",
          country: "US",
          course: "booster",
        },
      ],
    },
  ],
  trip: {
    people: 2,
    residence: "US",
    legs: [
      {
        mode: "flight",
        from: { country: "US", place: "Boston", airport: "BOS" },
        to: { country: "GB", place: "London", airport: "LHR" },
        departureDate: "2027-03-14",
        departureTime: "08:15",
        departureZone: "America/New_York",
        arrivalDate: "2027-03-14",
        arrivalTime: "19:10",
        arrivalZone: "Europe/London",
        how: "cargo",
      },
      {
        mode: "train",
        from: { country: "GB", place: "Folkestone" },
        to: { country: "FR", place: "Calais" },
        operator: "leshuttle",
        departureDate: "2027-03-24",
        arrivalDate: "2027-03-24",
      },
      {
        mode: "flight",
        from: { country: "FR", place: "Paris", airport: "CDG" },
        to: { country: "US", place: "Boston", airport: "BOS" },
        departureDate: "2027-04-04",
        arrivalDate: "2027-04-04",
        how: "hold",
      },
    ],
  },
} as const;
