import {
  airlineChoices,
  cityChoices,
  countriesFrom,
  countriesTo,
  flightKindChoices,
  routeValue,
  serviceChoices,
  servicesWhere,
  type Choice,
  type ServiceListings,
} from "#reference/choices.ts";

/** What can be looked up by two choices. */
export type Lookup = "airlineInfo" | "documents" | "services";
export type Tab = "flights" | Lookup;

export const tabLabels: Record<Tab, string> = {
  flights: "Flights",
  airlineInfo: "Airline Info",
  documents: "Documents",
  services: "Services",
};

export const tabs = ["flights", "airlineInfo", "documents", "services"] as const satisfies Tab[];

/** The two choices of a look-up, by the names of their fields. */
export const fieldsOf = {
  airlineInfo: ["airline", "destination"],
  documents: ["from", "to"],
  services: ["service", "city"],
} as const satisfies Record<Lookup, readonly [string, string]>;

export type FieldName = (typeof fieldsOf)[Lookup][number];

/** What is chosen in all fields; "" where nothing is. */
export type Chosen = Readonly<Record<FieldName, string>>;

export const fieldNames = Object.values(fieldsOf).flat();

export const nothingChosen: Chosen = {
  airline: "",
  destination: "",
  from: "",
  to: "",
  service: "",
  city: "",
};

/** What is said where one of the two is missing. */
export const incompleteText: Record<Lookup, string> = {
  airlineInfo: "Please select both an airline and a destination type.",
  documents: "Please select both countries.",
  services: "Please select both service and location",
};

/** What a field offers. What is known in a city depends on the service; `known` is where anybody is, by now. */
export function choicesOf(
  field: FieldName,
  chosen: Chosen = nothingChosen,
  known?: ServiceListings,
): readonly Choice[] {
  switch (field) {
    case "airline":
      return airlineChoices;
    case "destination":
      return flightKindChoices;
    case "from":
      return countriesFrom;
    case "to":
      return countriesTo;
    case "service":
      return known ? servicesWhere(known) : serviceChoices;
    case "city":
      return cityChoices(
        serviceChoices.find(({ value }) => value === chosen.service)?.value,
        known,
      );
  }
}

/** The choices of the two fields that nobody has made yet. */
export const missingIn = (lookup: Lookup, chosen: Chosen): FieldName[] =>
  fieldsOf[lookup].filter((field) => chosen[field] === "");

/** The page that answers, or undefined while a choice is missing. */
export function answerPath(lookup: Lookup, chosen: Chosen): string | undefined {
  if (missingIn(lookup, chosen).length > 0) return undefined;
  const [first, second] = fieldsOf[lookup].map((field) => chosen[field]);
  const part = (value = "") => encodeURIComponent(value);
  switch (lookup) {
    case "airlineInfo":
      return `/airlines/${part(first)}/${part(second)}`;
    case "documents":
      return `/documents/${part(first)}/${part(second)}`;
    case "services":
      return `/services/${part(first)}/${part(routeValue(second ?? ""))}`;
  }
}
