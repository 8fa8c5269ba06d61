import { tripPath } from "./trips.ts";

export const experienceAnchor = "experience";

/** The questions about a trip's past legs. */
export const experiencePath = (tripId: string): string => `${tripPath(tripId)}#${experienceAnchor}`;
