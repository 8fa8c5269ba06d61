import { airlineNames } from "#reference/airline-names.ts";
import { operatorNames } from "#reference/readiness/operator/names.ts";
import { sql } from "kysely";
import type { Db } from "../../platform/schema.ts";

/** One travel report in a line. */
const line = sql`concat_ws(' · ', to_char(traveled_on, 'YYYY-MM-DD'), airline, operator,
  from_country || ' to ' || to_country,
  'asked for ' || coalesce(nullif(array_to_string(papers, ', '), ''), 'nothing'),
  case when fee_amount = 0 then 'no fee' else 'fee ' || fee_amount || ' ' || fee_currency
    || ' (smallest unit)' end,
  case when accepted then 'accepted' else 'not accepted' end)`;

/** Travel reports in the shape of everything that can be reported. */
export const experienceSource = sql`
  select id, concat_ws(', ', airline, operator, from_country || ' to ' || to_country) as title, ${line} as text,
    null as image, coalesce('/airlines/' || airline || '/international', '/operators/' || operator, '/check') as path,
    profile_id as author_id, hidden_at, null::timestamptz as held_at, created_at,
    updated_at as changed_at, null as thread_kind, null as thread_id,
    null as service, null as city, airline, operator, from_country, to_country, null as venue_id
  from experiences`;

const shownInGroup = 50;

/** All public reports of an airline (`airline.delta`), an operator (`operator.dfds`) or a route (`route.US-MX`); only single ones can be hidden. */
export async function findExperienceGroup(
  db: Db,
  id: string,
): Promise<{ title: string; text: string; path: string } | undefined> {
  const [, airline = null] = /^airline\.([a-z-]+)$/.exec(id) ?? [];
  const [, from = null, to = null] = /^route\.([A-Z]{2})-([A-Z]{2})$/.exec(id) ?? [];
  const [, operator = null] = /^operator\.([a-z0-9-]+)$/.exec(id) ?? [];
  if (airline === null && operator === null && from === null) return undefined;
  const { rows } = await sql<{ text: string }>`
    select ${line} as text from experiences
    where hidden_at is null and ${
      airline !== null
        ? sql`airline = ${airline}`
        : operator !== null
          ? sql`operator = ${operator}`
          : sql`from_country = ${from} and to_country = ${to}`
    } order by id desc limit ${shownInGroup}`.execute(db);
  if (rows.length === 0) return undefined;
  const name =
    airlineNames.find(({ value }) => value === airline)?.label ??
    operatorNames[operator ?? ""] ??
    airline;
  return {
    title: `Travelers' reports: ${name ?? `${from} to ${to}`}`,
    text: rows.map(({ text }) => text).join("\n"),
    path:
      airline !== null
        ? `/airlines/${airline}/international`
        : operator !== null
          ? `/operators/${operator}`
          : "/check",
  };
}
