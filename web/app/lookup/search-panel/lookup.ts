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

/** The look-ups with two choices. */
export type Lookup = "airlineInfo" | "documents" | "services";
export type Tab = "check" | "flights" | Lookup;

export const tabLabels: Record<Tab, string> = {
  check: "Check a trip",
  flights: "Flights",
  airlineInfo: "Airline Info",
  documents: "Documents",
  services: "Services",
};

export const tabs = [
  "check",
  "flights",
  "airlineInfo",
  "documents",
  "services",
] as const satisfies Tab[];

/** The names of the two fields of each look-up. */
export const fieldsOf = {
  airlineInfo: ["airline", "destination"],
  documents: ["from", "to"],
  services: ["service", "city"],
} as const satisfies Record<Lookup, readonly [string, string]>;

export type FieldName = (typeof fieldsOf)[Lookup][number];

/** The values of all fields; "" if nothing is chosen. */
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

/** The message if one of the two choices is missing. */
export const incompleteText: Record<Lookup, string> = {
  airlineInfo: "Please select both an airline and a destination type.",
  documents: "Please select both countries.",
  services: "Please select both service and location",
};

/** The choices of a field. Cities depend on the service; `serviceCities` has the current cities of each service. */
export function choicesOf(
  field: FieldName,
  chosen: Chosen = nothingChosen,
  serviceCities?: ServiceListings,
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
      return serviceCities ? servicesWhere(serviceCities) : serviceChoices;
    case "city":
      return cityChoices(
        serviceChoices.find(({ value }) => value === chosen.service)?.value,
        serviceCities,
      );
  }
}

/** The fields of a look-up without a value. */
export const missingIn = (lookup: Lookup, chosen: Chosen): FieldName[] =>
  fieldsOf[lookup].filter((field) => chosen[field] === "");

/** The path of the answer; undefined if a choice is missing. */
export function answerPath(lookup: Lookup, chosen: Chosen): string | undefined {
  if (missingIn(lookup, chosen).length > 0) return undefined;
  const [first, second] = fieldsOf[lookup].map((field) => chosen[field]);
  const segment = (value = "") => encodeURIComponent(value);
  switch (lookup) {
    case "airlineInfo":
      return `/airlines/${segment(first)}/${segment(second)}`;
    case "documents":
      return `/documents/${segment(first)}/${segment(second)}`;
    case "services":
      return `/services/${segment(first)}/${segment(routeValue(second ?? ""))}`;
  }
}
