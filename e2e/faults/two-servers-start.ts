import pg from "pg";
import { migrations } from "../../server/migrations/index.ts";
import { faultsIn } from "./outcome.ts";
import type { Check, Cluster } from "./two-servers-cluster.ts";

/** Tables that migrations and the demo data write to. */
const tables = ["kysely_migration", "profiles", "hoots", "blogs", "products", "variants"];
const statisticsMs = 5_000;

/** After several servers started together on an empty database, each row was inserted once and none rolled back. */
export async function startedOnce({ databaseUrl, servers }: Cluster): Promise<Check> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const until = performance.now() + statisticsMs;
    let rows = await rowsIn(client);
    // PostgreSQL updates these statistics with a delay.
    while (rows.some(({ put, there }) => put < there) && performance.now() < until) {
      rows = await rowsIn(client);
    }
    const steps = rows.find(({ name }) => name === "kysely_migration")?.there ?? 0;
    const expected = Object.keys(migrations).length;
    const text = rows.map(({ name, there }) => `${there} ${name}`).join(", ");
    return {
      name: "started together",
      figures: `${servers.length} servers on an empty database: ${text}, each inserted once`,
      faults: [
        ...rows
          .filter(({ put, there }) => put !== there || there === 0)
          .map(({ name, put, there }) => `${name}: ${there} rows exist, ${put} were inserted`),
        ...faultsIn({ [`${steps} of ${expected} migrations ran`]: steps !== expected }),
      ],
    };
  } finally {
    await client.end();
  }
}

type Counted = { name: string; put: number; there: number };

async function rowsIn(client: pg.Client): Promise<Counted[]> {
  await client.query("select pg_stat_clear_snapshot()");
  const counted: Counted[] = [];
  for (const name of tables) {
    const { rows } = await client.query<{ put: number; there: number }>(
      `select n_tup_ins::int as put, (select count(*)::int from ${pg.escapeIdentifier(name)}) as there
       from pg_stat_user_tables where relname = $1`,
      [name],
    );
    counted.push({ name, ...(rows[0] ?? { put: 0, there: 0 }) });
  }
  return counted;
}

const triesAllowed = 25;

/** Guesses passwords on the servers in turn; they share one log-in limit. */
export async function limitsTogether({ servers }: Cluster): Promise<Check> {
  const statuses: number[] = [];
  for (let turn = 0; turn < triesAllowed + 10; turn += 1) {
    const { address } = servers[turn % servers.length] ?? { address: "" };
    const response = await fetch(`${address}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: "guess" }),
    });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  const checked = statuses.filter((status) => status === 401).length;
  return {
    name: "rate limits",
    figures: `${checked} of ${statuses.length} guesses on ${servers.length} servers were checked`,
    faults: faultsIn({
      [`responses were ${statuses.join()}`]:
        checked !== triesAllowed || statuses.slice(triesAllowed).some((status) => status !== 429),
    }),
  };
}
