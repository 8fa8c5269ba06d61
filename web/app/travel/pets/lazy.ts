import { lazy } from "../../data/lazy/lazy.tsx";

/** Only for members with pets, so their profile starts without it. */
export const PetRecords = lazy(async () => (await import("./pet-records.tsx")).PetRecords);

/** Forms that open on a trip's page. */
export const LazyRecordForm = lazy(async () => (await import("./record-form.tsx")).RecordForm);
export const LazyPetForm = lazy(async () => (await import("./pet-form.tsx")).PetForm);
export const LazyLivedForm = lazy(async () => (await import("./lived-card.tsx")).LivedForm);
