import { findFlights } from "./flight-numbers.ts";

/** Labels in confirmations in English, German, Spanish and French. */
const start = "^[^\\p{L}\\p{N}]{0,6}";
const stop = "(?![\\p{L}])";
const rule = (text: string, eastern = "(?!)"): RegExp =>
  new RegExp(`${start}(?:(?:${text})${stop}|${eastern})`, "iu");

/** At the start of a line about a departure or an arrival. */
export const departs = rule(
  "depart(?:ure|s|ing)?|from|take-?off|leav(?:es|ing)|origin|ab(?:flug|fahrt)?|von|salida|sale|desde|origen|départ|de|au départ de|partenza|partida|vertrek",
  "出発|起飞|출발",
);
export const arrives = rule(
  "arriv(?:al|es?|ing)|to|land(?:s|ing)|destination|an(?:kunft)?|nach|llegada|llega|hasta|destino|arrivée|à|vers|arrivo|chegada|aankomst",
  "到着|到达|도착",
);

/** The start of the second part of a line about both. */
export const arrivalInside =
  /(?<=[\s|,;·–-])(?=(?:arriv(?:al|es?|ing)|ankunft|llegada|llega|arrivée)(?!\p{L}))/giu;

/** Heads of columns for departure and arrival, as in "Sat, 02JUL | DEPART | ARRIVE". */
export const routeColumns =
  /(?<!\p{L})(?:depart(?:s|ure|ing)?|from|origin|ab(?:flug|fahrt)?|von|salida|desde|départ|de) ?(?:\|| ) ?(?:arriv(?:e|es|al|ing)|to|destination|an(?:kunft)?|nach|llegada|hasta|arrivée|à)(?: ?\|[^|\d]{0,40}){0,4}$/iu;

/** The heading of one of several flights. */
export const flightHead = rule(
  "outbound|inbound|return(?:ing)?(?: flight)?|hinflug|rückflug|hinreise|rückreise|(?:vuelo de )?(?:ida|vuelta|regreso)|(?:vol )?(?:aller|retour)|(?:flight|flug|vuelo|vol|leg|segment|tramo|trayecto|strecke) [1-9](?! ?\\d)",
);

/** Lines whose dates and times are about something else. */
export const besides =
  /^[^\p{L}]{0,6}(?:online )?(?:check-?in|web check|boarding|gate|bag(?:gage)? drop|lay-?over|connection|transfer|stop-?over|transit|duration|flight time|journey time|travel time|issued|printed|book(?:ed|ing date)|date of (?:birth|issue|booking)|valid|cancel|free cancel|free until|payment|paid|refund|deadline|e-?ticket|ticket|passport|document|einchecken|einsteigen|umstieg|umsteige\p{L}*|aufenthalt in|dauer|flugdauer|reisezeit|gebucht|gedruckt|ausgestellt|buchungsdatum|gültig|storn\p{L}*|zahlung|embarque|escala|conexión|duración|emitido|fecha de (?:reserva|emisión|nacimiento)|reservado el|cancelación|pago|enregistrement|embarquement|escale|correspondance|durée|émis|réservé le|date de (?:réservation|naissance)|annulation|paiement|sent|gesendet|enviado|envoyé|date d'émission|copyright|©)(?!\p{L})/iu;

/** Text right before a time or date that is about something else. */
export const besidesInside =
  /(?:check(?:ing)?[ -]?in|boarding|gate|bag drop|closes?|opens?|lay-?over|connection|transfer|stopover|duration|flight time|flying time|journey time|travel time|latest|issued|booked on|until|dauer|flugdauer|reisezeit|umstieg|umsteigezeit|einsteigen|boarding-zeit|schließt|gebucht am|embarque|duración|escala|cierra|embarquement|(?:durée|gesamtdauer|duración|duration)(?: totale?)?|durée|escale|correspondance|ferme|gmt|utc)[^\d\p{L}]{0,4}(?:(?:online|at|by|is|from|until|ab|desde|dès|um|time|in \p{L}+|a las|à|:)[^\d\p{L}]{0,3}){0,3}$/iu;

/** "4711 0815 2233" is one code, too. */
const code = "(\\d{3,5}(?: \\d{3,5}){1,4}|[A-Za-z0-9][A-Za-z0-9.-]{3,19})";
const kinds = "booking|confirmation|reservation|itinerary|order|pnr";
const english = [
  "(?:booking|confirmation|reservation|itinerary|pnr)(?: confirmation)? ?(?:reference|ref\\.?|number|no\\.?|nr\\.?|code|id|locator)?",
  "order (?:reference|ref\\.?|number|no\\.?|id)",
  `(?:${kinds}) (?:reference|confirmation) (?:number|no\\.?|code)`,
  "(?:record|reservation|booking|pnr) locator",
  "(?:airline|travel|trip) (?:reference|confirmation(?: number| code)?)",
];
const others = [
  "(?:buchungs|auftrags|vorgangs|bestell)-?(?:nummer|code|nr\\.?|referenz|schlüssel)",
  "(?:reservierungs|bestätigungs)-?(?:nummer|code|nr\\.?)",
  "(?:código|número|n[º°]|núm\\.?|localizador|referencia)(?: de)?(?: la| su| tu)? (?:reserva(?:ción)?|confirmación|pedido)",
  "localizador",
  "(?:numéro|n[º°]|code|référence)(?: (?:de|du|de la|de votre))? (?:réservation|confirmation|dossier|commande)",
  "(?:dossier|réservation) (?:n[º°]|numéro|référence)",
  "(?:codice|numero)(?: di| della)? (?:prenotazione|conferma)",
  "(?:boekings|reserverings)-?(?:nummer|code)",
  "(?:código|número) d[ea] reserva",
  "予約(?:番号|コード)|確認番号|预订号|예약번호",
];
const named = `(?:${[...others, ...english].join("|")})`;

const behind = new RegExp(
  `(?<!\\p{L})${named}(?: \\([^)]{1,20}\\))?(?: is| lautet| ist| es| est| è)?(?: ?[:：#|–-]){0,3} ?#?${code}(?![\\p{L}\\d])`,
  "giu",
);
const alone = new RegExp(
  `(?<!\\p{L})${named}(?: is| lautet| ist| es| est| è)?(?: ?[:：#]){0,2}$`,
  "iu",
);

/** Whether a line is only the label of a booking code, which is on the next line. */
export const isCodeHead = (line: string): boolean => alone.test(line);

// Capitals that stand next to "booking" or "confirmation" in headings.
const noCodes = new Set(
  "NUMBER STATUS DETAIL TICKET PLEASE FLIGHT PERIOD POLICY CHANGE SAFETY".split(" "),
);

/** Whether a word can be a booking code: letters alone are a code only if there are six. */
export const isCode = (word: string): boolean =>
  /^(?=.*[A-Z\d].*[A-Z\d].*[A-Z\d].*[A-Z\d])[A-Z\d.-]+$/.test(word) &&
  (/\d/.test(word) || (/^[A-Z]{6}$/.test(word) && !noCodes.has(word)));

/** "Your booking ABC123" as a title, which may also be the name of the booking. */
const title = /^(?:your )?(?:booking|confirmation|reservation|itinerary) [a-z\d.-]+$/i;

/** The distinct booking codes of some lines, without titles if there are others; a code may be on the line after its label, in the same column. */
export function findCodes(lines: readonly string[]): string[] {
  const codes = lines.flatMap((line, place) => {
    const found = [...line.matchAll(behind)].map(([, word = ""]) => ({
      word: word.replace(/[.-]+$/, "").replaceAll(" ", ""),
      isSure: !title.test(line),
    }));
    const cells = line.split(" | ");
    const below = (lines[place + 1] || lines[place + 2] || "").split(" | ");
    if (cells.length === below.length)
      for (const [column, cell] of cells.entries()) {
        const next = below[column] ?? "";
        const isFlight = findFlights(next).length > 0;
        if (alone.test(cell) && next.length <= 20 && !isFlight)
          found.push({ word: next.replace(/^#/, ""), isSure: true });
      }
    return found.filter(({ word }) => isCode(word));
  });
  const sure = codes.filter(({ isSure }) => isSure);
  return [...new Set((sure.length > 0 ? sure : codes).map(({ word }) => word))];
}
