/** A pet's three documents by their name on the wire, with labels. */
export const paperLabels = {
  vaccine: "Vaccination certificate",
  microchip: "Microchip certificate",
  healthCertificate: "Health certificate",
} as const;
export type Paper = keyof typeof paperLabels;
export const papers: readonly Paper[] = ["vaccine", "microchip", "healthCertificate"];
