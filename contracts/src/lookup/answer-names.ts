/** Constants of look-ups for browsers, without schemas. */
export const noDocuments = "Sorry, we don't have document info for that route.";
export const noAirline = "Sorry, we don't have info for that airline or destination.";

/** Message for a service and location without a provider, both as entered. */
export const noServices = (service: string, location: string): string =>
  `No information found for the ${service} in ${location}.`;

export const animals = ["dog", "cat"] as const;
export type Animal = (typeof animals)[number];

export const flightKinds = ["national", "international"] as const;
