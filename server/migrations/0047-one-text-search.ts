import { type Kysely, sql } from "kysely";

/**
 * One text configuration for every search. `plain_words` also knows half-width and full-width forms, marks of Hebrew and
 * Arabic, and capitals of more scripts; it writes runs of characters without spaces (Han, kana, Hangul, Thai, …) as pairs
 * of neighbors, with the first and the last one by themselves, and emoji by their numbers. Texts of ASCII alone stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function numbered_emoji(given text) returns text
    language sql immutable strict parallel safe as ${sql.raw(`$body$
      select string_agg(
        case when part[1] ~ '^[${emoji}]' then ' u' || to_hex(ascii(part[1])) || ' ' else part[1] end,
        '' order by place)
      from regexp_matches(given, '[${emoji}]|[^${emoji}]+', 'g') with ordinality parts (part, place)
    $body$`)}`.execute(db);
  // Without its `offset 0` each inner query would be written into the outer one, and asked as often as it is named.
  await sql`
    create or replace function plain_words(given text) returns text
    language sql immutable strict parallel safe as ${sql.raw(`$body$
      select trim(
        case when octet_length(given) = length(given)
          then regexp_replace(lower(given collate "C"), '[^0-9a-z]+', ' ', 'g')
          else (
            select
              case when written ~ '[${character}]' then regexp_replace(
                -- Each character twice, with a space between: ABC becomes A AB BC C.
                regexp_replace(
                  regexp_replace(written, '[${character}][${character}${attached}]*', ' \\& ', 'g'),
                  '[${character}][${attached}]*', '\\& \\&', 'g'),
                ' +', ' ', 'g')
              else written end
            from (
              select case when bare ~ '[${emoji}]'
                then regexp_replace(numbered_emoji(bare), ' +', ' ', 'g') else bare end as written
              from (
                select regexp_replace(
                case when octet_length(marked) = length(marked) then marked else
                  normalize(replace(replace(replace(replace(
                    translate(translate(marked, '${capitals}', '${smalls}'), '${unmarkable}', '${plain}'),
                  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC)
                end, '[${gaps}]+', ' ', 'g') as bare
              from (
                select lower(regexp_replace(normalize(
                  regexp_replace(translate(given, E'\\u00ad\\u2060\\ufeff', ''), '[${gaps}]+', ' ', 'g'),
                  NFKD), '[${marks}]+', '', 'g')) as marked
                  offset 0
                ) one
                offset 0
              ) two
              offset 0
            ) three)
        end)
    $body$`)}`.execute(db);
  // For the version before: one character begins a pair.
  await sql`
    create or replace function words_query(given text, weight text) returns tsquery
    language sql immutable strict parallel safe as ${sql.raw(`$body$
      select to_tsquery('simple', regexp_replace(
        nullif(replace(plain_words(given), ' ', ':' || weight || ' & '), '') || ':*' || weight,
        '(^| )([${character}][${attached}]*):(?![*])', '\\1\\2:*', 'g'))
    $body$`)}`.execute(db);
  // Nobody else writes there meanwhile, or a new row could be left out. All at once: whoever holds one may wait for another.
  const tables = searched.map(({ table }) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(db);
  for (const { table, texts } of searched) await searchAgain(db, table, texts);
}

/** What is searched in each table. */
const searched = [
  { table: "hoots", texts: ["title", "text"] },
  {
    table: "blogs",
    texts: ["title", "content_one", "content_two", "content_three", "content_four"],
  },
  { table: "profiles", texts: ["username", "name"] },
  { table: "products", texts: ["title", "product_type", "vendor", "description"] },
] as const;

const batch = 500;

/** Computes the words of rows again, some at a time. */
async function searchAgain(
  db: Kysely<unknown>,
  table: string,
  texts: readonly [string, ...string[]],
): Promise<void> {
  const rows = sql.table(table);
  const text = sql.join(
    texts.map((name) => sql.ref(name)),
    sql` || `,
  );
  const name = sql.ref(texts[0]);
  let last: string | number | undefined;
  do {
    const after = last === undefined ? sql`true` : sql`id > ${last}`;
    const { rows: found } = await sql<{ id: string | number }>`
      select id from ${rows}
      where ${after} and octet_length(${text}) <> length(${text})
      order by id limit ${batch}`.execute(db);
    const first = found[0]?.id;
    last = found.at(-1)?.id;
    if (first === undefined || last === undefined) return;
    await sql`
      update ${rows} set ${name} = ${name}
      where id between ${first} and ${last} and octet_length(${text}) <> length(${text})`.execute(
      db,
    );
  } while (last !== undefined);
}

const character =
  "\\u0e01-\\u0e2e\\u0e30\\u0e32\\u0e33\\u0e40-\\u0e46\\u0e81-\\u0eb0" +
  "\\u0eb2\\u0eb3\\u0ebd-\\u0ec6\\u1000-\\u102a\\u103f\\u1050-\\u1055" +
  "\\u1100-\\u11ff\\u1780-\\u17b3\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035" +
  "\\u3038-\\u303c\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff" +
  "\\u3105-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff" +
  "\\uac00-\\ud7a3\\uf900-\\ufaff\\U00020000-\\U0003ffff";
const attached =
  "\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u0eb1\\u0eb4-\\u0ebc\\u0ec8-\\u0ece" +
  "\\u102b-\\u103e\\u1056-\\u1059\\u17b4-\\u17d3\\u3099\\u309a";
const emoji =
  "\\u2300-\\u23ff\\u2600-\\u27bf\\u2b00-\\u2bff\\U0001f000-\\U0001f3fa" +
  "\\U0001f400-\\U0001faff";
const gaps =
  "\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7" +
  "\\u00f7\\u0589\\u058a\\u05be\\u05c0\\u05c3\\u05c6\\u05f3\\u05f4\\u060c" +
  "\\u060d\\u061b\\u061e\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965" +
  "\\u0e2f\\u0e3f\\u0e4f\\u0e5a\\u0e5b\\u104a-\\u104f\\u10fb\\u17d4-\\u17da" +
  "\\u2000-\\u22ff\\u2400-\\u25ff\\u27c0-\\u2aff\\u2e00-\\u2e7f\\u3000-\\u3004" +
  "\\u3008-\\u3020\\u3030\\u303d-\\u303f\\u30a0\\u30fb\\ufd3e\\ufd3f" +
  "\\ufe00-\\ufe1f\\ufe30-\\ufe6f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40" +
  "\\uff5b-\\uff65\\ufffd\\U0001f3fb-\\U0001f3ff\\U000e0000-\\U000e01ef";
const marks =
  "\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2" +
  "\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670" +
  "\\u02b9-\\u02bf";

// In a database of locale C, `lower` leaves alone what is not ASCII.
const capitals =
  "ÆÐÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍẞØ";
const smalls =
  "æðþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭßø";
const unmarkable = "øđðłŀıħəŧŋĸς";
const plain = "oddllihetnkσ";
