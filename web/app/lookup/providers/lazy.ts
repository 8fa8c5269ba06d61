import { lazy } from "../../data/lazy/lazy.tsx";

export const LazySuggestedProviders = lazy(
  async () => (await import("./suggested-providers.tsx")).SuggestedProviders,
  { when: "visible" },
);
