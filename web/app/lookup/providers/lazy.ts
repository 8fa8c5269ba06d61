import { lazy } from "../../data/lazy/lazy.tsx";

export const LazyOwnSuggestions = lazy(
  async () => (await import("./own-suggestions.tsx")).OwnSuggestions,
);

export const LazySuggestedProviders = lazy(
  async () => (await import("./suggested-providers.tsx")).SuggestedProviders,
  { when: "visible" },
);
