import { type Kysely, sql } from "kysely";

/**
 * `plain_words`: what two spellings have in common, in small letters, without marks, one space between words. It
 * is made of steps that know no locale, so that every database finds the same.
 * `words_query`: all of the words, of which the last may be only begun; `weight` says where they must stand.
 * No word leaves null, which matches nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function plain_words(given text) returns text
    language sql immutable strict parallel safe as ${sql.raw(`$body$
      select trim(regexp_replace(
        replace(replace(replace(replace(
          translate(
            lower(regexp_replace(normalize(given, NFD), '[\\u0300-\\u036f]+', '', 'g')),
            '${capitals}${unmarkable}', '${smalls}${plain}'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
        '[${gaps}]+', ' ', 'g'))
    $body$`)}`.execute(db);
  await sql`
    create function words_query(given text, weight text) returns tsquery
    language sql immutable strict parallel safe as $body$
      select to_tsquery('simple',
        nullif(replace(plain_words(given), ' ', ':' || weight || ' & '), '') || ':*' || weight)
    $body$`.execute(db);
  await sql`
    alter table hoots add column words tsvector generated always as (
      setweight(to_tsvector('simple', plain_words(title)), 'A')
      || setweight(to_tsvector('simple', plain_words(text)), 'B')
    ) stored`.execute(db);
  await sql`create index hoots_by_plain_words on hoots using gin (words)`.execute(db);
  await sql`
    alter table blogs add column words tsvector generated always as (
      setweight(to_tsvector('simple', plain_words(title)), 'A')
      || setweight(to_tsvector('simple', plain_words(
           content_one || ' ' || content_two || ' ' || content_three || ' ' || content_four)), 'B')
    ) stored`.execute(db);
  await sql`create index blogs_by_plain_words on blogs using gin (words)`.execute(db);
  // A username is found by its parts, and in one.
  await sql`
    alter table profiles add column words tsvector generated always as (
      setweight(to_tsvector('simple',
        plain_words(username) || ' ' || replace(plain_words(username), ' ', '')), 'A')
      || setweight(to_tsvector('simple', plain_words(name)), 'B')
    ) stored`.execute(db);
  await sql`create index profiles_by_plain_words on profiles using gin (words)`.execute(db);
}

// In a database of locale C, `lower` leaves alone what is not ASCII.
const capitals = "ÆŒÞẞŊŦĲΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏ";
const smalls = "æœþßŋŧĳαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџ";
const unmarkable = "ØøĐđÐðŁłĿŀıĦħƏəς";
const plain = "ooddddllllihheeσ";
const gaps =
  "\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u2bff" +
  "\\u3000-\\u303f\\ufe00-\\ufe0f\\uff01-\\uff0f\\U0001f000-\\U0001faff";
