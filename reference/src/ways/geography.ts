/** Neighbors by land, and the city where flights to a country mostly land. Geography needs no source. */

/** The city and the airport of a country through which a way may lead. */
export type Gateway = { city: string; airport: string };

const gatewayRows = `AE Dubai DXB|AL Tirana TIA|AR Buenos Aires EZE|AT Vienna VIE|AU Sydney SYD|BE Brussels BRU|BG Sofia SOF
BR São Paulo GRU|CA Toronto YYZ|CH Zurich ZRH|CL Santiago SCL|CN Beijing PEK|CO Bogotá BOG|CR San José SJO|CZ Prague PRG
DE Frankfurt FRA|DK Copenhagen CPH|EE Tallinn TLL|EG Cairo CAI|ES Madrid MAD|FI Helsinki HEL|FR Paris CDG|GB London LHR
GR Athens ATH|GT Guatemala City GUA|HK Hong Kong HKG|HR Zagreb ZAG|HU Budapest BUD|IE Dublin DUB|IN Delhi DEL|IT Rome FCO
JP Tokyo NRT|KR Seoul ICN|LT Vilnius VNO|LU Luxembourg LUX|LV Riga RIX|MA Casablanca CMN|MX Mexico City MEX|NL Amsterdam AMS
NO Oslo OSL|NZ Auckland AKL|PA Panama City PTY|PE Lima LIM|PH Manila MNL|PL Warsaw WAW|PT Lisbon LIS|QA Doha DOH
RO Bucharest OTP|RS Belgrade BEG|SE Stockholm ARN|SG Singapore SIN|SI Ljubljana LJU|SK Bratislava BTS|TH Bangkok BKK
TN Tunis TUN|TR Istanbul IST|UA Kyiv KBP|US New York JFK|ZA Johannesburg JNB`;

export const gateways: ReadonlyMap<string, Gateway> = new Map(
  gatewayRows
    .split(/[|\n]/)
    .map((row): [string, Gateway] => [
      row.slice(0, 2),
      { city: row.slice(3, -4), airport: row.slice(-3) },
    ]),
);

const borderRows = `AD ES FR|AL GR ME MK XK|AR BO BR CL PY UY|AT CH CZ DE HU IT LI SI SK|BE DE FR LU NL|BG GR MK RO RS TR
BR AR BO CO PE PY UY|CA US|CH AT DE FR IT LI|CL AR BO PE|CO BR EC PA PE VE|CR NI PA|CZ AT DE PL SK|DE AT BE CH CZ DK FR LU NL PL
DK DE SE|EE LV|ES AD FR PT|FI NO SE|FR AD BE CH DE ES IT LU MC|GR AL BG MK TR|GT BZ HN MX SV|HR BA HU ME RS SI|HU AT HR RO RS SI SK
IT AT CH FR SI SM VA|LT LV PL|LU BE DE FR|LV EE LT|MC FR|MX BZ GT US|NL BE DE|NO FI SE|PA CO CR|PE BO BR CL CO EC|PL CZ DE LT SK
PT ES|RO BG HU RS|SE DK FI NO|SI AT HR HU IT|SK AT CZ HU PL|TR BG GR|US CA MX|IE GB-NIR|SG MY|TH LA MY KH`;

/** Countries that share a land border, or are joined by a bridge. */
export const neighbors: ReadonlyMap<string, readonly string[]> = new Map(
  borderRows.split(/[|\n]/).map((row): [string, string[]] => {
    const [country = "", ...others] = row.split(" ");
    return [country, others];
  }),
);

const mostCountries = 5;

/** The countries of the shortest drive from one country to another, both included; undefined where it is too far or over water. */
export function driveThrough(from: string, to: string): readonly string[] | undefined {
  const ways: string[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? "";
    if (last === to) return way;
    if (way.length === mostCountries) continue;
    for (const next of neighbors.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
