import { lazy } from "../../data/lazy/lazy.tsx";

/** Where the household lives, and its carriers; for members alone. */
export const Household = lazy(async () => (await import("./household.tsx")).Household);
