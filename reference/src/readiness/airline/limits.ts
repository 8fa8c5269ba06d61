/** Airlines' limits by IATA code. Each stands in the airline's file, beside the facts that it rests on. */
import { airlines } from "../../facts/airlines.ts";
import type { AirlineLimits } from "./limit.ts";

export const airlineLimits: Readonly<Record<string, AirlineLimits>> = Object.fromEntries(
  Object.values(airlines).map((airline) => {
    const { key, code, home, limits } = airline;
    return [code, { key, home, facts: airline, ...limits }];
  }),
);
