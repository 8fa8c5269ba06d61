/** Constants of trips for browsers, without schemas. */

/** First year accepted for a trip. */
export const firstYear = 2025;

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export type Month = (typeof months)[number];

export const tripSaveFailed = "Saving Plan Failed";
export const tripDetailsFailed = "Failed to save plan details. Please try again.";
export const tripLocationFailed = "Failed to save location details. Please try again.";
export const noTrips = "You haven't created any plans yet.";
export const noDates = "No dates added(Yet)";
export const noReceipt = "No receipt uploaded";
export const noFlights = "No flight details entered yet.";
export const noAddress = "An address hasnt been added";

/** Modes of travel of a leg. */
export const legModes = ["flight", "train", "ferry", "car", "other"] as const;
export type LegMode = (typeof legModes)[number];

/** How a pet travels on a leg: the first three on flights, `with` beside its person. */
export const petSeats = ["cabin", "hold", "cargo", "with"] as const;
export type PetSeat = (typeof petSeats)[number];

export const legPlaceMax = 80;
export const addressMax = 300;
export const airlineMax = 80;
export const flightNumberMax = 12;
export const legsMax = 20;
export const staysMax = 20;
export const itemsMax = 300;
export const costsMax = 200;
export const itemTextMax = 200;
export const attachmentsMax = 50;
export const tripPhotosMax = 100;
