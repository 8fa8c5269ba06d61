export const a: number = "a";
