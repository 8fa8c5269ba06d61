import { lazy } from "../../data/lazy/lazy.tsx";

/** Only for members with pets, so their profile starts without it. */
export const PetRecords = lazy(async () => (await import("./pet-records.tsx")).PetRecords);
