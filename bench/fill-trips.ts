import type pg from "pg";

export const tripCount = 500;

// A typical trip: two pets, two flights, a stay, lists and costs.
const id = (kind: string) => `md5($1::text || '${kind}' || n)::uuid`;
const pets = `
  insert into pets (id, owner_id, pet_name, breed)
  select ${id("pet")}, $1::uuid, 'Pet ' || n, 'Mix' from generate_series(1, 2) n returning id`;
const leg = (kind: string, from: string, to: string, back: number) => `jsonb_build_object(
  '_id', ${id(kind)}, 'airlineCode', 'NA', 'airline', 'Napkin Air', 'flightNumber', 'NA ' || n,
  'from', '${from}', 'to', '${to}', 'departureDate', (day + ${back})::text,
  'departureTime', '18:05', 'departureZone', 'America/Santiago', 'arrivalDate', null,
  'arrivalTime', '08:50', 'arrivalZone', 'Europe/Madrid', 'confirmation', 'K7PQ2X',
  'pets', jsonb_build_array(jsonb_build_object('petId', ($3::uuid[])[1], 'how', 'hold')))`;
const trips = `
  insert into plans (id, owner_id, destination, month, day, year, end_date, notes, destination_place, people,
    legs, stays, items, costs)
  select ${id("plan")}, $1::uuid, 'Town ' || n, extract(month from day), extract(day from day), extract(year from day),
    day + 9, 'Turn at the blue church, and ask for the back door key.',
    '{"city": "Madrid", "country": "ES", "zone": "Europe/Madrid"}', 2,
    jsonb_build_array(${leg("out", "SCL", "MAD", 0)}, ${leg("back", "MAD", "SCL", 9)}),
    jsonb_build_array(jsonb_build_object('_id', ${id("stay")}, 'name', 'Casa ' || n, 'address', n || ' Fig Tree Steps',
      'checkIn', (day + 1)::text, 'checkInTime', '15:00', 'checkOut', (day + 9)::text, 'checkOutTime', '11:00',
      'zone', 'Europe/Madrid', 'petFee', 2500, 'petFeeCurrency', 'EUR', 'confirmation', 'BED')),
    (select jsonb_agg(jsonb_build_object('_id', md5($1::text || 'item' || n || '-' || k)::uuid, 'list', 'packing', 'petId', null,
      'person', 'Dana', 'text', 'Thing ' || k, 'due', null, 'done', k % 2 = 0)) from generate_series(1, 8) k),
    (select jsonb_agg(jsonb_build_object('_id', md5($1::text || 'cost' || n || '-' || k)::uuid, 'what', 'Cost ' || k,
      'amount', k * 1000, 'currency', 'EUR', 'paid', k = 1)) from generate_series(1, 3) k)
  from (select n, $4::date + n * 2 as day from generate_series(1, $2::int) n) days`;
const tripPets = `
  insert into plan_pets (plan_id, pet_id)
  select ${id("plan")}, pet from generate_series(1, $2::int) n, unnest($3::uuid[]) pet`;

/** The queries of \`/api/plans\` and \`/api/plans/:id\` for a plain client. */
export const listQuery = "select * from plans where owner_id = $1 order by year, month, day, id";
/** The rows from which a list was always assembled. */
export const listRowsQuery = `
  select p.*, p.end_date::text as end_date, (select array_agg(pet_id::text) from plan_pets where plan_id = p.id) as pet_ids,
    (select array_agg(id::text) from pets where owner_id = p.owner_id) as own_pet_ids,
    (select array_agg(id::text) from carriers where owner_id = p.owner_id) as own_carrier_ids,
    (select json_agg(a) from plan_attachments a where a.plan_id = p.id) as attachments,
    (select json_agg(g) from profiles g where g.id = p.owner_id) as group
  from plans p where owner_id = $1 order by year, month, day, id`;
export const tripQuery = "select * from plans where id = $2 and owner_id = $1";

const entry = `json_build_object('id', e.id, 'date', e.date, 'time', e.time, 'end_time', e.end_time,
  'zone', e.zone, 'title', e.title, 'location', e.location, 'note', e.note, 'link', e.link,
  'is_done', e.is_done, 'cost_amount', e.cost_amount, 'cost_currency', e.cost_currency,
  'photo_id', e.photo_id)`;
/** The row of one trip with its entries. */
export const tripRowQuery = `
  select p.*, p.end_date::text as end_date, (select array_agg(pet_id::text) from plan_pets where plan_id = p.id) as pet_ids,
    (select array_agg(id::text) from pets where owner_id = p.owner_id) as own_pet_ids,
    (select array_agg(id::text) from carriers where owner_id = p.owner_id) as own_carrier_ids,
    (select json_agg(a) from plan_attachments a where a.plan_id = p.id) as attachments,
    (select json_agg(g) from profiles g where g.id = p.owner_id) as group,
    (select json_agg(${entry} order by e.date nulls last, e.position, e.id)
      from plan_entries e where e.plan_id = p.id) as entries
  from plans p where id = $1`;

const entries = `
  insert into plan_entries (plan_id, id, date, position, time, zone, title, location, note, link)
  select $1::uuid, ${id("entry")}, null, n, '10:30', 'Europe/Paris', 'Market ' || n, 'Rue ' || n,
    'Opens at nine, and has water for dogs at the gate.', 'https://market.example/' || n
  from generate_series(1, $2::int) n`;

/** Inserts entries of a trip. */
export async function fillEntries(client: pg.Client, tripId: string, count: number): Promise<void> {
  await client.query(entries, [tripId, count]);
  await client.query(
    "update plan_entries set date = (now() + position % 60 * interval '1 day' + interval '95 days')::date where plan_id = $1",
    [tripId],
  );
}

type Filling = { count: number; from: string; petIds: readonly string[] };

/** Inserts trips of pets for a person, one every other day. */
export async function fillTripsOf(
  client: pg.Client,
  ownerId: string,
  { count, from, petIds }: Filling,
): Promise<void> {
  await client.query(trips, [ownerId, count, petIds, from]);
  await client.query(tripPets, [ownerId, count, petIds]);
  await client.query("vacuum analyze");
}

/** Inserts many trips and two pets for a person; returns the id of one of the trips. */
export async function fillTrips(client: pg.Client, ownerId: string): Promise<string> {
  const added = await client.query<{ id: string }>(pets, [ownerId]);
  const petIds = added.rows.map((row) => row.id);
  await fillTripsOf(client, ownerId, { count: tripCount, from: "2026-01-01", petIds });
  const { rows } = await client.query<{ id: string }>("select id from plans order by id limit 1");
  return rows[0]?.id ?? "";
}
