export const species = ["dog", "cat", "other"] as const;
export type Species = (typeof species)[number];
