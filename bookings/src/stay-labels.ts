const start = "^[^\\p{L}\\p{N}]{0,6}";
const stop = "(?![\\p{L}])";
const rule = (names: string): RegExp => new RegExp(`${start}(?:${names})${stop}`, "iu");

const arriving =
  "check[ -]{0,2}in|anreise(?:datum|tag)?|entrada|fecha de entrada|date d'arrivée|チェックイン(?:日時?|時間)?|入住(?:日期)?";
const leaving =
  "check-? ?out|abreise(?:datum|tag)?|salida|fecha de salida|date de départ|チェックアウト(?:日時?|時間)?|退房(?:日期)?";
const notStays = "(?! (?:opens|closes|online|counter|desk|baggage))";

/** At the start of a line about check-in or check-out. */
export const comes = rule(`(?:${arriving})${notStays}`);
export const goes = rule(`(?:${leaving})`);
/** The same without a flight nearby, where these labels are unambiguous. */
export const comesAlso = rule(
  `(?:${arriving}|arrival|arrive|ankunft|llegada|arrivée|arrivo|aankomst)${notStays}`,
);
export const goesAlso = rule(`(?:${leaving}|departure|depart|abfahrt|départ|partenza|vertrek)`);

/** The start of the second part of a line about both. */
export const goesInside = new RegExp(
  `(?<=[\\s|,;·–-])(?=(?:check[ -]?out|abreise|salida|departure|départ)(?!\\p{L}))`,
  "giu",
);

/** Check-in and check-out in one line. */
export const bothDays = rule(
  "(?:your )?stay(?: dates)?|dates?(?: of stay)?|from|aufenthalt|zeitraum|reisezeitraum|vom|von|estancia|fechas|del|desde|séjour|dates du séjour|du",
);

export const nameLabel =
  /^[^\p{L}\p{N}]{0,6}(?:hotel|hotel name|property|property name|accommodation|guest ?house|hostel|unterkunft|hotelname|pension|alojamiento|establecimiento|nombre del hotel|hôtel|hébergement|établissement|ホテル名?|宿泊施設名?|施設名|酒店(?:名称)?) ?[:：] ?(.{2,120})$/iu;
/** "Your stay at …", up to the end of the name. */
export const nameSentence =
  /(?:(?:[Yy]our |[Tt]he )?(?:[Ss]tay|[Rr]eservation|[Bb]ooking|[Rr]oom) (?:at|with|in)|(?:[Ii]hre|[Dd]eine) (?:Buchung|Reservierung) (?:im|in der|in|bei)|(?:[Ss]u |[Tt]u )?(?:[Rr]eserva|[Ee]stancia) en(?: el| la)?|[Vv]otre (?:séjour|réservation) (?:à l['’]|à la|à|au|chez)) ?((?:the |Hotel |Hôtel )?\p{Lu}[\p{L}\p{N}&'’. -]{2,60}?)(?= (?:is|has been|ist|wurde|está|ha sido|est|a été)(?!\p{L})| (?:from|for|vom|für|del|du|on) .{0,12}\d|[,!:(|]|\.(?: |$)|$)/u;
export const nameKind =
  /(?<!\p{L})(?:hotel|hôtel|hostel|hostal|inn|pension|pensión|guest ?house|gasthof|gasthaus|resort|suites|lodge|b&b|apartments?|aparthotel|ferienwohnung|posada|auberge|riad|motel|villa|casa|ryokan|chalet|cottage|bungalow|loft|marriott|hilton|hyatt|sheraton|westin|radisson|novotel|mercure|ibis|hampton|fairfield)(?!\p{L})|ホテル|旅館|酒店/iu;
export const noName =
  /(?<!\p{L})(?:polic\w*|details?|confirm\w*|book\w*|reserv\w*|your|our|this|free|terms|buchung\w*|bestätigung\w*|ihre?|tu|su|votre|offers?|from|check|dear|thank\w*|gracias|danke|merci|call|phone|hotels|pets?|night\w*|room|zimmer|habitación|chambre)(?!\p{L})|[@?!€$£]|http/iu;

export const addressLabel =
  /^[^\p{L}\p{N}]{0,6}(?:address|hotel address|location|where|adresse|anschrift|dirección|ubicación|adresse de l'hôtel|住所|所在地|地址) ?[:：]? ?(.{0,200})$/iu;

/** What follows an address: a link to a map, or a phone number. */
export const afterAddress =
  /[\s,–-]*(?:\(?(?:show|get|view) (?:directions|(?:on )?(?:the )?map|in maps)|(?:show|view) on map|wegbeschreibung(?: anzeigen)?|auf karte anzeigen|cómo llegar|ver (?:en el )?mapa|itinéraire|voir (?:sur )?la carte|phone|telefon|teléfono|téléphone|tel\.?)(?!\p{L}).*$/iu;
/** Terms in lines that only look like an address. */
export const noAddress =
  /(?<!\p{L})(?:adults?|guests?|nights?|rooms?|children|beds?|pets?|dogs?|passengers?|bags?|seats?|erwachsene|nächte|zimmer|adultos?|noches|adultes?|nuits|cancel\w*|fee|total|taxes)(?!\p{L})/iu;
/** The line under the title of a rental. */
export const host = /^(?:(?:entire|private|shared) [^.]{2,40}? )?hosted by /iu;

/** Whether a line is about a stay, which ends the lines of a flight. */
export const stayLabel = (text: string): boolean =>
  nameLabel.test(text) ||
  (comes.test(text) && /(?:hotel|room)/iu.test(text)) ||
  /^[^\p{L}]{0,6}check-?out(?!\p{L})/iu.test(text);
