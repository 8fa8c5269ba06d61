export const flightsPath = "/flights";
export const flyPath = "/fly";
