/** A pet's check-in sheet for a leg of a trip. */
export const dossierPath = (tripId: string, petId: string, legId?: string): string =>
  `/plans/${tripId}/dossier/${petId}${legId ? `?leg=${legId}` : ""}`;
