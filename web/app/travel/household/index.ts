import { lazy } from "../../data/lazy/lazy.tsx";

/** Where the household lives, and its carriers; for members alone. */
export const Household = lazy(async () => (await import("./household.tsx")).Household);

export const LazyHomeForm = lazy(async () => (await import("./home.tsx")).HomeForm);
