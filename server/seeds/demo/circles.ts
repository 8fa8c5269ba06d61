import { demoUsers } from "./people.ts";

// Circles share no traveler, so two of them side by side never make anyone like twice.
export const north = ["dana", "naomi", "hank", "bea"] as const;
export const latin = ["vale", "leo", "arturo", "ines", "mateo", "camilo", "sofia"] as const;
export const europe = ["jule", "theo", "imogen", "gaspard"] as const;
export const asia = ["anouk", "ravi", "luz"] as const;
export const south = ["hana", "dell", "thandi", "samira"] as const;

export const everyone: readonly string[] = demoUsers.map((seedUser) => seedUser.key);
