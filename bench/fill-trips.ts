import type pg from "pg";

export const tripCount = 500;

// A typical trip: two pets, two flights, a stay, lists and costs.
const id = (kind: string) => `md5('${kind}' || n)::uuid`;
const pets = `
  insert into pets (id, owner_id, pet_name, breed)
  select ${id("pet")}, $1, 'Pet ' || n, 'Mix' from generate_series(1, 2) n`;
const leg = (kind: string, from: string, to: string, back: number) => `jsonb_build_object(
  '_id', ${id(kind)}, 'airlineCode', 'NA', 'airline', 'Napkin Air', 'flightNumber', 'NA ' || n,
  'from', '${from}', 'to', '${to}', 'departureDate', (date '2026-01-01' + n * 2 + ${back})::text,
  'departureTime', '18:05', 'departureZone', 'America/Santiago', 'arrivalDate', null,
  'arrivalTime', '08:50', 'arrivalZone', 'Europe/Madrid', 'confirmation', 'K7PQ2X',
  'pets', jsonb_build_array(jsonb_build_object('petId', (select md5('pet1')::uuid), 'how', 'hold')))`;
const trips = `
  insert into plans (id, owner_id, destination, month, day, year, end_date, notes, destination_place, people,
    legs, stays, items, costs)
  select ${id("plan")}, $1, 'Town ' || n, extract(month from day), extract(day from day), extract(year from day),
    day + 9, 'Turn at the blue church, and ask for the back door key.',
    '{"city": "Madrid", "country": "ES", "zone": "Europe/Madrid"}', 2,
    jsonb_build_array(${leg("out", "SCL", "MAD", 0)}, ${leg("back", "MAD", "SCL", 9)}),
    jsonb_build_array(jsonb_build_object('_id', ${id("stay")}, 'name', 'Casa ' || n, 'address', n || ' Fig Tree Steps',
      'checkIn', (day + 1)::text, 'checkInTime', '15:00', 'checkOut', (day + 9)::text, 'checkOutTime', '11:00',
      'zone', 'Europe/Madrid', 'petFee', 2500, 'petFeeCurrency', 'EUR', 'confirmation', 'BED')),
    (select jsonb_agg(jsonb_build_object('_id', md5('item' || n || '-' || k)::uuid, 'list', 'packing', 'petId', null,
      'person', 'Dana', 'text', 'Thing ' || k, 'due', null, 'done', k % 2 = 0)) from generate_series(1, 8) k),
    (select jsonb_agg(jsonb_build_object('_id', md5('cost' || n || '-' || k)::uuid, 'what', 'Cost ' || k,
      'amount', k * 1000, 'currency', 'EUR', 'paid', k = 1)) from generate_series(1, 3) k)
  from (select n, date '2026-01-01' + n * 2 as day from generate_series(1, $2::int) n) days`;
const tripPets = `
  insert into plan_pets (plan_id, pet_id)
  select ${id("plan")}, md5('pet' || k)::uuid from generate_series(1, $1::int) n, generate_series(1, 2) k`;

/** The queries of \`/api/plans\` and \`/api/plans/:id\` for a plain client. */
export const listQuery = "select * from plans where owner_id = $1 order by year, month, day, id";
export const tripQuery = "select * from plans where id = $2 and owner_id = $1";

/** Inserts many trips for a person; returns the id of one of them. */
export async function fillTrips(client: pg.Client, ownerId: string): Promise<string> {
  await client.query("begin");
  await client.query(pets, [ownerId]);
  await client.query(trips, [ownerId, tripCount]);
  await client.query(tripPets, [tripCount]);
  await client.query("commit");
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ id: string }>("select id from plans order by id limit 1");
  return rows[0]?.id ?? "";
}
