import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyTripExperiences = lazy(
  async () => (await import("./trip-experiences.tsx")).TripExperiences,
);
