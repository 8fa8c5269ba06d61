import { lazy } from "../../data/lazy/lazy.tsx";

/** Forms that open on a trip's page. */
export const LazyRecordForm = lazy(async () => (await import("./record-form.tsx")).RecordForm);
export const LazyPetForm = lazy(async () => (await import("./pet-form.tsx")).PetForm);
export const LazyLivedForm = lazy(async () => (await import("./lived-card.tsx")).LivedForm);
