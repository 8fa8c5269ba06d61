import type { BookedLeg, BookedStay } from "#contracts/travel/bookings.ts";

/** What is planned for a day, or an idea without one. */
export type PlannedEntry = {
  date: string;
  time: string;
  endTime: string;
  zone: string;
  title: string;
  place: string;
  note: string;
  link: string;
};

/**
 * A trip that another planner exported, before it is saved. Days are `YYYY-MM-DD`, times `HH:MM` of their place, and ''
 * stands for what isn't known. Nothing is cut yet: the reader of this type knows the limits of a trip.
 */
export type PlannedTrip = {
  /** Names the trip in its export, and in later exports of the same trip. */
  key: string;
  title: string;
  startDate: string;
  /** The last day. */
  endDate: string;
  notes: string;
  legs: BookedLeg[];
  stays: BookedStay[];
  entries: PlannedEntry[];
  todos: { text: string; done: boolean; due: string }[];
  /** Files in the export by their paths. */
  photos: { path: string; caption: string }[];
  documents: { path: string; label: string }[];
};

/** What another planner exported; `left` are things that belong to no trip. */
export type Planned = {
  planner: "AdventureLog" | "TREK" | "TripIt";
  trips: PlannedTrip[];
  left: { title: string; reason: string }[];
};

export const blankEntry: PlannedEntry = {
  date: "",
  time: "",
  endTime: "",
  zone: "",
  title: "",
  place: "",
  note: "",
  link: "",
};

export const blankTrip: PlannedTrip = {
  key: "",
  title: "",
  startDate: "",
  endDate: "",
  notes: "",
  legs: [],
  stays: [],
  entries: [],
  todos: [],
  photos: [],
  documents: [],
};
