import { late } from "../../ui/late.ts";

export const LazySuggestedProviders = late(async () => ({
  default: (await import("./suggested-providers.tsx")).SuggestedProviders,
}));
