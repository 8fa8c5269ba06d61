import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyOwnVenueSuggestions = lazy(
  async () => (await import("./own-suggestions.tsx")).OwnVenueSuggestions,
);
