import pg from "pg";
import { fillTrips, listQuery, tripCount, tripQuery } from "./fill-trips.ts";
import { ask, inTurn } from "./asking.ts";
import { guests } from "./guests.ts";
import { newcomer } from "./newcomer.ts";
import { freshDatabase, inServer } from "./servers.ts";
import type { Plan } from "./plan.ts";
import type { Row } from "./table.ts";

type Instance = { address: string; pid: number };

/** A member with many trips, uncached, compared with the same bytes and with the bare query. */
export async function trips(plan: Plan): Promise<Row[]> {
  const url = await freshDatabase(plan, "trips");
  return inServer({ DATABASE_URL: url, DEMO: "off" }, (server) => readTrips(server, url, plan));
}

async function readTrips(server: Instance, url: string, plan: Plan): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { token, ownerId } = await newcomer(server.address);
    const tripId = await fillTrips(client, ownerId);
    const headers = { authorization: `Bearer ${token}` };
    const calls = [
      {
        path: "/api/plans",
        name: `the list of ${tripCount} trips`,
        query: listQuery,
        values: [ownerId],
        limit: 2.5,
      },
      { path: `/api/plans/${tripId}`, name: "a trip", query: tripQuery, values: [ownerId, tripId] },
      {
        path: "/api/calendar",
        name: `the calendar of ${tripCount} trips`,
        query: listQuery,
        values: [ownerId],
      },
    ];
    // A second is too short for lists of this size.
    const longer = { ...plan, seconds: Math.max(plan.seconds, 3) };
    const rows: Row[] = [];
    for (const { path, name, query, values, limit } of calls) {
      console.error(`${name} …`);
      const page = { path, encoding: "identity", headers, connections: 10 } as const;
      rows.push({ ...(await guests(server, page, longer)), name: `${name}, same bytes` });
      const figures = await inTurn(
        { rounds: plan.rounds, beside: "the query alone" },
        {
          ours: () => ask(server.address + path, headers),
          beside: () => client.query(query, values),
        },
      );
      rows.push({
        name: `${name}, same query`,
        ...figures,
        ...(limit !== undefined && { limit: { is: "at most", ratio: limit } }),
      });
    }
    return rows;
  } finally {
    await client.end();
  }
}
