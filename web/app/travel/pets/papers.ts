/** The three papers of a pet, as they stand on the wire, with their names for people. */
export const paperLabels = {
  vaccine: "Vaccination certificate",
  microchip: "Microchip certificate",
  healthCertificate: "Health certificate",
} as const;
export type Paper = keyof typeof paperLabels;
export const papers: readonly Paper[] = ["vaccine", "microchip", "healthCertificate"];
