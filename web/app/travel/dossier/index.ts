import { lazy } from "../../data/lazy/lazy.tsx";

/** Links to the check-in sheets of a trip's legs. */
export const TripSheets = lazy(async () => (await import("./sheet-links.tsx")).TripSheets);

/** Links to a pet's check-in sheets on its next trips. */
export const PetSheets = lazy(async () => (await import("./pet-sheets.tsx")).PetSheets);

/** A barcode or QR code. */
export const LazyCodeView = lazy(async () => (await import("./code-view.tsx")).CodeView);
