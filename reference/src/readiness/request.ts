/** The request: pets with their records, and a trip. Names are those of `POST /api/readiness`. */

type Maybe<Value> = Value | null | undefined;

export type PetRecord = {
  kind: string;
  givenAt?: Maybe<string>;
  givenTime?: Maybe<string>;
  givenZone?: Maybe<string>;
  validUntil?: Maybe<string>;
  country?: Maybe<string>;
  course?: Maybe<"primary" | "booster">;
  product?: Maybe<string>;
  dose?: Maybe<number>;
  against?: Maybe<readonly string[]>;
  valueIuPerMl?: Maybe<number>;
  laboratoryApproved?: Maybe<boolean>;
  receivedAt?: Maybe<string>;
  inPassport?: Maybe<boolean>;
  form?: Maybe<string>;
  model?: Maybe<string>;
  issuedAt?: Maybe<string>;
  endorsedAt?: Maybe<string>;
  checkedAt?: Maybe<string>;
  departureCountry?: Maybe<string>;
  holderResidence?: Maybe<string>;
};

export type Carrier = {
  weightKg?: Maybe<number>;
  lengthCm?: Maybe<number>;
  widthCm?: Maybe<number>;
  heightCm?: Maybe<number>;
  soft?: Maybe<boolean>;
};

export type Residence = {
  country: string;
  region?: Maybe<string>;
  from?: Maybe<string>;
  until?: Maybe<string>;
};

export type Pet = {
  key: string;
  species: "dog" | "cat" | "other";
  breed?: Maybe<string>;
  birthDate?: Maybe<string>;
  weightKg?: Maybe<number>;
  snubNosed?: Maybe<boolean>;
  microchip?: Maybe<{ implantedAt?: Maybe<string>; readAt?: Maybe<string> }>;
  carrier?: Maybe<Carrier>;
  /** Null: not known; absent: at home. */
  lived?: Maybe<readonly Residence[]>;
  records: readonly PetRecord[];
};

export type Place = {
  country: string;
  region?: Maybe<string>;
  place?: Maybe<string>;
  airport?: Maybe<string>;
};

export type Leg = {
  mode: "flight" | "ferry" | "train" | "bus" | "car" | "other";
  from: Place;
  to: Place;
  departureDate?: Maybe<string>;
  departureTime?: Maybe<string>;
  departureZone?: Maybe<string>;
  arrivalDate?: Maybe<string>;
  arrivalTime?: Maybe<string>;
  arrivalZone?: Maybe<string>;
  airlineCode?: Maybe<string>;
  /** The key of a train, ferry or bus company. */
  operator?: Maybe<string>;
  how?: Maybe<Seat>;
  airside?: Maybe<boolean>;
  /** The carrier on this leg, where it differs from that of the pet. */
  carrier?: Maybe<Carrier>;
  /** What differs between pets, by their keys. */
  byPet?: Readonly<Record<string, { how?: Maybe<Seat>; carrier?: Maybe<Carrier> }>>;
};

export type Seat = "cabin" | "hold" | "cargo";

export type Trip = {
  purpose?: Maybe<"noncommercial" | "commercial">;
  /** A move is for good; absent: a visit, unless the trip says nothing of a way home. */
  stay?: Maybe<"visit" | "move">;
  /** Passengers; one where absent. */
  people?: Maybe<number>;
  residence?: Maybe<string>;
  ownerTravels?: Maybe<string>;
  legs: readonly Leg[];
};

/** The trip as one pet makes it. */
export const tripOf = (trip: Trip, { key }: Pick<Pet, "key">): Trip =>
  trip.legs.some(({ byPet }) => byPet)
    ? { ...trip, legs: trip.legs.map(({ byPet, ...leg }) => ({ ...leg, ...byPet?.[key] })) }
    : trip;
