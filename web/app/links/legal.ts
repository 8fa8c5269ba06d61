export const privacyPath = "/privacy";
export const termsPath = "/terms";
export const accessibilityPath = "/accessibility";
export const rulesPath = "/rules";

/** The legal pages in the order of lists. */
export const legalPages = [
  { to: rulesPath, label: "Community rules" },
  { to: termsPath, label: "Terms" },
  { to: privacyPath, label: "Privacy" },
  { to: accessibilityPath, label: "Accessibility" },
] as const;
