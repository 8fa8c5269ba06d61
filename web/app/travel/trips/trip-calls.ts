/** The calls that change trips. They bring schemas, which no page begins with. */
export const loadTripCalls = () => import("#contracts/travel/trips.ts");
