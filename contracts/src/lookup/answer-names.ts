/** What pages of answers need to know without the schemas. */
export const noDocuments = "Sorry, we don't have document info for that route.";
export const noAirline = "Sorry, we don't have info for that airline or destination.";

/** Nobody is known who offers a service in a place, both as they were asked for. */
export const noServices = (service: string, location: string): string =>
  `No information found for the ${service} in ${location}.`;

export const animals = ["dog", "cat"] as const;
export type Animal = (typeof animals)[number];

export const flightKinds = ["national", "international"] as const;
