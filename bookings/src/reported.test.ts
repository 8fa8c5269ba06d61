import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAirports } from "./airports.ts";
import type { BookingRead } from "#contracts/travel/bookings.ts";
import { readFile } from "./read-booking.ts";

const folder = join(import.meta.dirname, "../samples/reported");
const context = { airports: await loadAirports(), today: "2026-11-28" };

function shown(booking: BookingRead): string {
  const values = (...all: string[]) => all.filter(Boolean).join(" ");
  if (booking.is === "flight") {
    const { leg } = booking;
    return [
      values(booking.isCanceled ? "canceled:" : "", leg.flightNumber),
      values(leg.from, leg.departureDate, leg.departureTime, leg.departureZone),
      values(leg.to, leg.arrivalDate, leg.arrivalTime, leg.arrivalZone),
      leg.confirmation,
    ].join(" | ");
  }
  const { stay } = booking;
  return [
    values(stay.name),
    values(stay.address),
    values(stay.checkIn, stay.checkInTime),
    values(stay.checkOut, stay.checkOutTime),
    values(stay.zone),
    stay.confirmation,
  ].join(" | ");
}

/** The bookings in a file, and everything else that was seen in it. */
async function read(bytes: string | Uint8Array): Promise<string[]> {
  const outcome = await readFile(new Blob([new Uint8Array(bufferOf(bytes))]), context);
  const bookings = outcome.is === "read" ? outcome.bookings.map(shown) : [];
  return [...bookings, ...outcome.unread.map(({ is, text }) => `unread: ${is} ${text}`)];
}

const bufferOf = (bytes: string | Uint8Array): Uint8Array =>
  typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;

const out =
  "LH 454 | FRA 2027-06-11 10:05 Europe/Berlin | SFO 2027-06-11 12:35 America/Los_Angeles";
const back =
  "LH 455 | SFO 2027-06-25 14:40 America/Los_Angeles | FRA 2027-06-26 10:30 Europe/Berlin";

test.each([
  [
    "ics-gmt-with-vtimezone.ics",
    "BA 430 | LHR 2027-07-23 10:20 Europe/London | AMS 2027-07-23 13:50 Europe/Amsterdam | QWE4TY",
  ],
  [
    "ics-zone-mst.ics",
    "UA 430 | DEN 2027-07-23 10:20 America/Denver | LAX 2027-07-23 11:50 America/Los_Angeles | QWE4TY",
  ],
  [
    "ics-outlook-windows-zone.ics",
    "BA 178 | JFK 2027-07-23 08:00 America/New_York | LHR 2027-07-23 20:00 Europe/London | QWE4TY",
  ],
  [
    "ics-latin1-long.ics",
    "Hôtel Müllerhof | Königstraße 1, Görlitz | 2027-06-10 15:00 | 2027-06-12 11:00 | Europe/Berlin | ",
  ],
  ["ics-utf16.ics", "Hotel Example |  | 2027-06-10 15:00 | 2027-06-12 11:00 | Asia/Tokyo | "],
  [
    "ics-fold-mid-char.ics",
    "Hotel 東京ステーションホテル | Königstraße 1, 渋谷区道玄坂二丁目 | 2027-06-10 15:00 | 2027-06-12 11:00 | Asia/Tokyo | ",
  ],
  [
    "ics-duration.ics",
    "AF 1234 | CDG 2027-06-10 10:15 Europe/Paris | AMS 2027-06-10 11:35 Europe/Amsterdam | ABC12D",
    "Hotel Tulp | Damrak 1, Amsterdam | 2027-06-10 | 2027-06-13 |  | ",
  ],
  ["mail-forward-as-attachment.eml", `${out} | QWE4TY`],
  ["mail-mbox-from-line.eml", `${out} | QWE4TY`],
  [
    "text-bcbp.txt",
    "LH 454 | FRA 2027-06-11 Europe/Berlin | SFO America/Los_Angeles | QWE4TY",
    "LH 455 | SFO 2027-06-25 America/Los_Angeles | FRA Europe/Berlin | QWE4TY",
  ],
  [
    "text-cp1252-long.txt",
    "Hôtel Müllerhof | Königstraße 1, 02826 Görlitz | 2027-06-11 15:00 | 2027-06-14 11:00 |  | QWE4TY",
  ],
  [
    "text-easyjet-icao.txt",
    "U2 8431 | LGW 2027-06-11 07:25 Europe/London | CDG 2027-06-11 09:40 Europe/Paris | K5ABCDE",
    "unread: code EXAMPL2",
  ],
  ["text-gds.txt", `${out} | QWE4TY`, `${back} | QWE4TY`],
])("%s is read as it was meant", async (name, ...expected) => {
  expect(await read(readFileSync(join(folder, name)))).toEqual(expected);
});

type Rules = { standard: string; summer: string; more?: string };
const american: Rules = {
  standard: "FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
  summer: "FREQ=YEARLY;BYDAY=2SU;BYMONTH=3",
};
const european: Rules = {
  standard: "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
  summer: "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
};
const zone = (name: string, offset: string, summer: string, rules: Rules) => [
  "BEGIN:VTIMEZONE",
  `TZID:${name}`,
  ...(rules.more ? [rules.more] : []),
  "BEGIN:STANDARD",
  "DTSTART:16010101T020000",
  `TZOFFSETFROM:${summer}`,
  `TZOFFSETTO:${offset}`,
  `RRULE:${rules.standard}`,
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${summer}`,
  `RRULE:${rules.summer}`,
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];
const calendar = (...lines: string[]) => {
  const zones = lines.slice(0, lines.lastIndexOf("END:VTIMEZONE") + 1);
  const event = lines.slice(zones.length);
  return [
    "BEGIN:VCALENDAR",
    ...zones,
    "BEGIN:VEVENT",
    ...event,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
};
const jfk = (day: string, time: string) => `BA 178 | JFK ${day} ${time} America/New_York`;
const lhr = (day: string, time: string) => `LHR ${day} ${time} Europe/London | `;

test.each<[what: string, text: string, expected: string]>([
  [
    "a custom zone in winter",
    calendar(
      ...zone("Customized Time Zone", "-0500", "-0400", american),
      "DTSTART;TZID=Customized Time Zone:20270114T080000",
      "DTEND;TZID=Customized Time Zone:20270114T150000",
      "SUMMARY:BA 178 JFK-LHR",
    ),
    `${jfk("2027-01-14", "08:00")} | ${lhr("2027-01-14", "20:00")}`,
  ],
  [
    "a zone named like another one",
    calendar(
      ...zone("Europe/London", "+0100", "+0200", european),
      "DTSTART;TZID=Europe/London:20270723T112000",
      "DTEND;TZID=Europe/London:20270723T123500",
      "SUMMARY:BA 430 LHR-AMS",
    ),
    "BA 430 | LHR 2027-07-23 10:20 Europe/London | AMS 2027-07-23 12:35 Europe/Amsterdam | ",
  ],
  [
    "a zone with one offset",
    calendar(
      "BEGIN:VTIMEZONE",
      "TZID:IST",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0530",
      "TZOFFSETTO:+0530",
      "END:STANDARD",
      "END:VTIMEZONE",
      "DTSTART;TZID=IST:20270723T080000",
      "DTEND;TZID=IST:20270723T133000",
      "SUMMARY:AI 995 DEL-DXB",
    ),
    "AI 995 | DEL 2027-07-23 08:00 Asia/Kolkata | DXB 2027-07-23 12:00 Asia/Dubai | ",
  ],
  [
    "a zone whose name has a colon",
    calendar(
      ...zone("tzone://Microsoft/Custom", "-0500", "-0400", american),
      "DTSTART;TZID=tzone://Microsoft/Custom:20270723T080000",
      "DTEND;TZID=tzone://Microsoft/Custom:20270723T150000",
      "SUMMARY:BA 178 JFK-LHR",
    ),
    `${jfk("2027-07-23", "08:00")} | ${lhr("2027-07-23", "20:00")}`,
  ],
  [
    "an empty zone with its place",
    calendar(
      "BEGIN:VTIMEZONE",
      "TZID:Home",
      "X-LIC-LOCATION:America/New_York",
      "END:VTIMEZONE",
      "DTSTART;TZID=Home:20270723T080000",
      "DTEND;TZID=Home:20270723T150000",
      "SUMMARY:BA 178 JFK-LHR",
    ),
    `${jfk("2027-07-23", "08:00")} | ${lhr("2027-07-23", "20:00")}`,
  ],
  ...["Eastern Standard Time", "(UTC-05:00) Eastern Time (US & Canada)"].map(
    (name): [string, string, string] => [
      `the Windows name ${name} alone`,
      calendar(
        `DTSTART;TZID=${name}:20270723T080000`,
        `DTEND;TZID=${name}:20270723T150000`,
        "SUMMARY:BA 178 JFK-LHR",
      ),
      `${jfk("2027-07-23", "08:00")} | ${lhr("2027-07-23", "20:00")}`,
    ],
  ),
  [
    "a Windows name of cities",
    calendar(
      'DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20270723T101500',
      "DURATION:PT1H20M",
      "SUMMARY:LH 1006 FRA - LHR",
    ),
    "LH 1006 | FRA 2027-07-23 10:15 Europe/Berlin | LHR 2027-07-23 10:35 Europe/London | ",
  ],
  ...["EST", "BST", "PST", "IST"].map((name): [string, string, string] => [
    `the vague abbreviation ${name} alone`,
    calendar(`DTSTART;TZID=${name}:20270723T080000`, "SUMMARY:BA 178 JFK-LHR"),
    "BA 178 | JFK America/New_York | LHR Europe/London | ",
  ]),
  [
    "a zone named GMT with a rule that is not understood",
    calendar(
      ...zone("GMT", "+0000", "+0100", { ...european, standard: "FREQ=WEEKLY;BYDAY=SU" }),
      "DTSTART;TZID=GMT:20270723T102000",
      "SUMMARY:BA 430 LHR-AMS",
    ),
    "BA 430 | LHR Europe/London | AMS Europe/Amsterdam | ",
  ],
  [
    "a zone with lists of dates, and quotation marks around its name",
    calendar(
      "BEGIN:VTIMEZONE",
      'TZID:"Office"',
      "BEGIN:STANDARD",
      "DTSTART:20251026T030000",
      "RDATE:20261025T030000,20271031T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:20260329T020000",
      "RDATE:20260329T020000,20270328T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "END:DAYLIGHT",
      "END:VTIMEZONE",
      'DTSTART;TZID="Office":20270723T101500',
      'DTEND;TZID="Office":20270723T113500',
      "SUMMARY:LH 1006 FRA - LHR",
    ),
    "LH 1006 | FRA 2027-07-23 10:15 Europe/Berlin | LHR 2027-07-23 10:35 Europe/London | ",
  ],
  [
    "a date whose kind is not told",
    calendar("DTSTART:20270723", "SUMMARY:Hotel: Casa Azul"),
    "Casa Azul |  | 2027-07-23 |  |  | ",
  ],
  [
    "a train by its duration",
    calendar(
      "DTSTART;TZID=Europe/London:20270610T102400",
      "DURATION:PT2H20M",
      "SUMMARY:Eurostar 9014 from London St Pancras to Paris Gare du Nord",
    ),
    "9014 | 2027-06-10 10:24 Europe/London | 2027-06-10 13:44 Europe/Paris | ",
  ],
  [
    "a duration from a time without a zone",
    calendar("DTSTART:20270723T080000", "DURATION:PT7H", "SUMMARY:BA 178 JFK-LHR"),
    `${jfk("2027-07-23", "08:00")} | ${lhr("2027-07-23", "20:00")}`,
  ],
  [
    "a duration from a time in UTC",
    calendar("DTSTART:20270723T120000Z", "DURATION:PT7H", "SUMMARY:BA 178 JFK-LHR"),
    `${jfk("2027-07-23", "08:00")} | ${lhr("2027-07-23", "20:00")}`,
  ],
  [
    "a stay of days and hours in a zone with a misleading name",
    calendar(
      ...zone("MST", "-0700", "-0600", american),
      "DTSTART;TZID=MST:20270723T150000",
      "DURATION:P2DT20H",
      "SUMMARY:Stay at Hotel Teatro",
      "LOCATION:Denver",
    ),
    "Hotel Teatro | Denver | 2027-07-23 15:00 | 2027-07-26 11:00 |  | ",
  ],
  [
    "a stay of a week",
    calendar("DTSTART;VALUE=DATE:20270723", "DURATION:P1W", "SUMMARY:Hotel: Casa Azul"),
    "Casa Azul |  | 2027-07-23 | 2027-07-30 |  | ",
  ],
])("%s is read in the clock of each place", async (_what, text, expected) => {
  expect(await read(text)).toEqual([expected]);
});

const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(Buffer.from(text, "utf16le"));
  return isBig ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
};
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const hotel = [
  "Hotel: Hôtel Müllerhof",
  "Anreise: 11.06.2027 ab 15:00",
  "Abreise: 14.06.2027 bis 11:00",
  "",
].join("\r\n");
const mullerhof = "Hôtel Müllerhof |  | 2027-06-11 15:00 | 2027-06-14 11:00 |  | ";
const mail = (type: string, encoding: string, body: string) =>
  `From: a@b.example\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;

test.each<[what: string, bytes: string | Uint8Array]>([
  ["UTF-16 with a mark, big-endian", utf16(`\uFEFF${hotel}`, true)],
  ["UTF-16 without a mark", utf16(hotel, false)],
  ["UTF-8 with a mark", `\uFEFF${hotel}`],
  [
    "a page in its declared encoding",
    latin1(
      `<html><head><meta charset="iso-8859-1"></head><body>${hotel.replaceAll("\r\n", "<br>")}</body></html>`,
    ),
  ],
  ["an email without an encoding", latin1(mail("text/plain", "8bit", hotel))],
  [
    "an email with a wrong encoding",
    mail(
      "text/plain; charset=utf-8",
      "quoted-printable",
      hotel.replace("ô", "=F4").replace("ü", "=FC"),
    ),
  ],
  [
    "an email in Latin-1, in Base64",
    mail(
      "text/plain; charset=ISO-8859-1",
      "base64",
      Buffer.from(hotel, "latin1").toString("base64"),
    ),
  ],
  [
    "UTF-8 with one broken byte",
    new Uint8Array([...Buffer.from(`${hotel}\r\nSee you there`), 0xff]),
  ],
])("%s has its umlauts", async (_what, bytes) => {
  expect(await read(bytes)).toEqual([mullerhof]);
});

const flight = (number: string) =>
  [
    "From: Air <no-reply@air.example>",
    "To: dana@mail.example",
    "Subject: Your flight",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Booking reference: QWE4TY",
    `Flight ${number}`,
    "From Frankfurt (FRA) 11 June 2027 10:05",
    "To San Francisco (SFO) 11 June 2027 12:35",
    "",
  ].join("\r\n");
const within = (type: string, inner: string) =>
  [
    "From: Dana <dana@mail.example>",
    "Subject: Fwd",
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary=b${inner.length}`,
    "",
    `--b${inner.length}`,
    "Content-Type: text/plain",
    "",
    "see attached",
    `--b${inner.length}`,
    `Content-Type: ${type}`,
    "",
    inner,
    `--b${inner.length}--`,
    "",
  ].join("\r\n");

test.each<[what: string, text: string, expected: string[]]>([
  [
    "an email saved by Apple Mail",
    `${flight("LH 454").length}      \n${flight("LH 454")}<?xml version="1.0"?><plist><dict><key>flight LH 999</key></dict></plist>`,
    [`${out} | QWE4TY`],
  ],
  [
    "an email whose first header has an underscore",
    `X_Spam_Flag: NO\r\n${flight("LH 454")}`,
    [`${out} | QWE4TY`],
  ],
  [
    "two emails of an mbox",
    `From a@b Mon Feb 01 10:00:01 2027\n${flight("LH 454")}\nFrom a@b Mon Feb 01 10:00:02 2027\n${flight("LH 456")}`,
    [`${out} | QWE4TY`, `${out.replace("454", "456")} | QWE4TY`],
  ],
  [
    "an email attached to an attached email",
    within("message/rfc822", within("message/rfc822", flight("LH 454"))),
    [`${out} | QWE4TY`],
  ],
  [
    "an attached email known by its name",
    within('application/octet-stream; name="flight.eml"', flight("LH 454")),
    [`${out} | QWE4TY`],
  ],
  [
    "an attached calendar without a name or a type",
    within(
      "application/octet-stream",
      calendar(
        "DTSTART:20270611T080500Z",
        "DTEND:20270611T193500Z",
        "SUMMARY:LH 454 FRA-SFO",
        "DESCRIPTION:PNR: QWE4TY",
      ),
    ),
    [`${out} | QWE4TY`],
  ],
  [
    "an attached page",
    within(
      'text/html; name="flight.html"\r\nContent-Disposition: attachment',
      "<p>PNR: QWE4TY<br>Flight LH 454<br>From Frankfurt (FRA) 11 June 2027 10:05<br>To San Francisco (SFO) 11 June 2027 12:35</p>",
    ),
    [`${out} | QWE4TY`],
  ],
  [
    "an attached text",
    within('text/plain; name="flight.txt"', flight("LH 454")),
    [`${out} | QWE4TY`],
  ],
])("%s is read", async (_what, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test("an attached file that can't be read is named", async () => {
  const text = within('application/vnd.apple.pkpass; name="pass.pkpass"', "UEsDBA==");
  const outcome = await readFile(new Blob([text]), context);
  expect(outcome).toMatchObject({
    is: "refused",
    message: expect.stringContaining("We didn't read the attached file “pass.pkpass”."),
  });
});

test.each([
  ["cp932", Buffer.from([0x8a, 0xaf, 0x95, 0x90, 0x81, 0x41])],
  ["x-unknown", Buffer.from("官武、")],
])("an email in the encoding %s is read", async (charset, name) => {
  const head = flight("LH 454").replace("utf-8", charset);
  const hotel = ["Check-in: 11 June 2027", "Check-out: 12 June 2027", "Hotel: "].join("\r\n");
  const found = await read(Buffer.concat([Buffer.from(head + hotel), name]));
  expect(found.join("\n")).toContain("官武");
});

test("a calendar in an email is unfolded before it is decoded", async () => {
  const text = Buffer.from(
    calendar(
      "DTSTART;TZID=Europe/Berlin:20270610T150000",
      "DTEND;TZID=Europe/Berlin:20270612T110000",
      "SUMMARY:Stay at Hotel Köln",
    ),
  );
  const at = text.indexOf("ö") + 1;
  const folded = Buffer.concat([text.subarray(0, at), Buffer.from("\r\n "), text.subarray(at)]);
  const type = "text/calendar; charset=utf-8\r\nContent-Transfer-Encoding: base64";
  expect(await read(within(type, folded.toString("base64")))).toEqual([
    "Hotel Köln |  | 2027-06-10 15:00 | 2027-06-12 11:00 | Europe/Berlin | ",
  ]);
});

test.each<[what: string, lines: string[], expected: string[]]>([
  [
    "codes of three letters",
    [
      "Flight BAW117",
      "London (LHR) to New York (JFK)",
      "Departs Fri 11 Jun 2027 08:25",
      "Arrives Fri 11 Jun 2027 11:10",
      "",
      "Flight RYR 1234",
      "Stansted (STN) to Dublin (DUB)",
      "Departs Sat 12 Jun 2027 08:25",
      "Arrives Sat 12 Jun 2027 09:35",
    ],
    [
      "BA 117 | LHR 2027-06-11 08:25 Europe/London | JFK 2027-06-11 11:10 America/New_York | ",
      "FR 1234 | STN 2027-06-12 08:25 Europe/London | DUB 2027-06-12 09:35 Europe/Dublin | ",
    ],
  ],
  [
    "an unknown code of three letters",
    ["Flight XQZ123", "London (LHR) to New York (JFK)"],
    ["unread: flight XQZ 123"],
  ],
  [
    "trains that look like flights",
    ["ICE 597 Frankfurt Hbf 10:05", "EC 8 Zürich 12:00"],
    ["unread: transport ICE 597 Frankfurt Hbf 10:05", "unread: transport EC 8 Zürich 12:00"],
  ],
  [
    "Sabre's lines",
    [
      " 1 AA 100Y 11JUN F JFKLHR*HK1   615P  625A  12JUN J /DCAA*ABCDEF /E",
      " 2 AA 101Y 25JUN F LHRJFK*HK1  1130A  235P /DCAA*ABCDEF /E",
    ],
    [
      "AA 100 | JFK 2027-06-11 18:15 America/New_York | LHR 2027-06-12 06:25 Europe/London | ABCDEF",
      "AA 101 | LHR 2027-06-25 11:30 Europe/London | JFK 2027-06-25 14:35 America/New_York | ABCDEF",
    ],
  ],
  [
    "Galileo's lines",
    [
      " 1. LH  454 Y  11JUN FRASFO HK1  1005   1235  O*       E FR",
      " 2. LH  455 Y  25JUN SFOFRA HK1  1440  #1030  O*       E FR",
    ],
    [`${out} | `, `${back} | `],
  ],
  [
    "Amadeus' lines with terminals and a canceled flight",
    [
      "  1  BA 178 J 11JUN 5*JFKLHR HK1       8  0800 2000   *1A/E*",
      "  2  BA 179 J 25JUN 5*LHRJFK HX1  5 1400 1700   *1A/E*",
    ],
    [
      "BA 178 | JFK 2027-06-11 08:00 America/New_York | LHR 2027-06-11 20:00 Europe/London | ",
      "canceled: BA 179 | LHR 2027-06-25 14:00 Europe/London | JFK 2027-06-25 17:00 America/New_York | ",
    ],
  ],
  [
    "an agent's line without a year or a weekday",
    ["1 LH 454 Y 11JUN FRASFO HK1 1005 1235"],
    ["LH 454 | FRA 10:05 Europe/Berlin | SFO 12:35 America/Los_Angeles | "],
  ],
  [
    "a boarding pass without its date of issue",
    ["M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226J001A0025 100"],
    ["AC 834 | YUL America/Toronto | FRA Europe/Berlin | ABC123"],
  ],
  [
    "a boarding pass with its date of issue",
    [
      "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 15D>5181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456",
    ],
    ["AC 834 | YUL 2026-11-22 America/Toronto | FRA Europe/Berlin | ABC123"],
  ],
  [
    "a boarding pass of two flights without spaces between them",
    [
      "M2MUSTER/DANA          EQWE4TY FRAJFKLH 0400 162Y012A0034 100QWE4TY JFKDENUA 1234 163Y012A0034 100",
    ],
    [
      "LH 400 | FRA Europe/Berlin | JFK America/New_York | QWE4TY",
      "UA 1234 | JFK America/New_York | DEN America/Denver | QWE4TY",
    ],
  ],
  [
    "a boarding pass in two lines",
    [
      "M2MUSTER/DANA          EQWE4TY FRASFOLH 0454 162Y012A0034 147>1180  M6320BLH 2A2201234567890 1LH LH 992000000000001 N",
      "QWE4TY SFOFRALH 0455 176Y014C0035 12C2A2201234567890 1LH LH 992000000000001 N",
    ],
    [
      "LH 454 | FRA 2027-06-11 Europe/Berlin | SFO America/Los_Angeles | QWE4TY",
      "LH 455 | SFO 2027-06-25 America/Los_Angeles | FRA Europe/Berlin | QWE4TY",
    ],
  ],
  [
    "a boarding pass beside its flight",
    [
      "M1MUSTER/DANA          EQWE4TY FRASFOLH 0454 162Y012A0034 100",
      "Flight LH 454 FRA-SFO 11 June 2027 10:05 - 12:35",
    ],
    [`${out} | QWE4TY`],
  ],
  [
    "a boarding pass that is cut off",
    ["M1MUSTER/DANA          EQWE4TY FRASFOLH 0454"],
    ["unread: flight LH 454"],
  ],
  [
    "an agent's lines in small letters, and a train",
    ["1 lh 454 y 11jun 5 frasfo hk1 1005 1235 qwe4ty", "2 2C 9014 Y 12JUN 6 XPGQQS HK1 1005 1235"],
    [`${out} | `, "unread: flight 2C 9014", "unread: date 12JUN"],
  ],
  [
    "an agent's booking with its code in the first line",
    [
      "RP/FRA1A0980/FRA1A0980  AA/SU  24NOV26/1201Z  QWE4TY",
      "2 LH 454 Y 11JUN 5 FRASFO HK1 1005 1235",
    ],
    [`${out} | QWE4TY`],
  ],
  [
    "an airline without a known code",
    ["XYZ1234 LGW-CDG 11 Jun 2027 07:25 09:40"],
    ["unread: flight XYZ 1234", "unread: date Jun 11, 2027"],
  ],
  ["a date in another language", ["LIS 11 czerwca 2027 10:05"], ["unread: date 11 czerwca 2027"]],
  ...(
    [
      ["오후 1:20", "오후 6:20"],
      ["下午 1:20", "晚上 6:20"],
      ["PM 1:20", "PM 6:20"],
      ["1:20 p. m.", "6:20 p. m."],
      ["1:20p", "6:20p"],
      ["1:20 de la tarde", "6:20 de la tarde"],
    ] as const
  ).map(([from, to]): [string, string[], string[]] => [
    `${from} and ${to}`,
    ["KE 907", `ICN 2027-06-11 ${from}`, `LHR 2027-06-11 ${to}`],
    ["KE 907 | ICN 2027-06-11 13:20 Asia/Seoul | LHR 2027-06-11 18:20 Europe/London | "],
  ]),
  [
    "wide letters",
    ["便名 ＮＨ２１１", "出発 ２０２７年６月１１日 １１：２５ (HND)", "到着 １６：５５ (LHR)"],
    ["NH 211 | HND 2027-06-11 11:25 Asia/Tokyo | LHR 2027-06-11 16:55 Europe/London | "],
  ],
  [
    "French full hours",
    ["Vol AF 1118", "Départ : Paris (CDG) 4 mai 2027 à 13 h", "Arrivée : Lisbonne (LIS) à 15 h"],
    ["AF 1118 | CDG 2027-05-04 13:00 Europe/Paris | LIS 2027-05-04 15:00 Europe/Lisbon | "],
  ],
  [
    "French times",
    [
      "Vol AF 1118",
      "Départ : Paris (CDG) mardi 4 mai 2027 à 7 h 35",
      "Arrivée : Lisbonne (LIS) à 13h10",
    ],
    ["AF 1118 | CDG 2027-05-04 07:35 Europe/Paris | LIS 2027-05-04 13:10 Europe/Lisbon | "],
  ],
  [
    "German times",
    ["Flug LH 1166", "Ab Frankfurt (FRA) Fr. 11.06.2027 13.30 Uhr", "An Lissabon (LIS) 15 Uhr 40"],
    ["LH 1166 | FRA 2027-06-11 13:30 Europe/Berlin | LIS 2027-06-11 15:40 Europe/Lisbon | "],
  ],
  [
    "airports before weekdays",
    ["LH 454", "FRA Fri 11 Jun 2027 10:05", "SFO Fri 11 Jun 2027 12:35"],
    [`${out} | `],
  ],
  [
    "airports before weekdays in one line",
    ["BA 212: LHR, Sun 27 Dec 2026 16:20 - BOS, Sun 27 Dec 2026 19:05"],
    ["BA 212 | LHR 2026-12-27 16:20 Europe/London | BOS 2026-12-27 19:05 America/New_York | "],
  ],
  [
    "cities before weekdays",
    ["TP 551", "Munich Sat 12 June 2027 18:20", "Lisbon Sat 12 June 2027 20:35"],
    ["TP 551 | MUC 2027-06-12 18:20 Europe/Berlin | LIS 2027-06-12 20:35 Europe/Lisbon | "],
  ],
  [
    "a flight in Japanese",
    [
      "予約番号: W3MKQ9",
      "便名: JL862",
      "出発: 2026年12月3日(木) 17:25 ヘルシンキ (HEL)",
      "到着: 2026年12月4日(金) 8時55分 東京/成田 (NRT)",
    ],
    ["JL 862 | HEL 2026-12-03 17:25 Europe/Helsinki | NRT 2026-12-04 08:55 Asia/Tokyo | W3MKQ9"],
  ],
  [
    "a hotel in Japanese, in years of the era",
    [
      "予約番号：HX7731",
      "ホテル名：東京ステーションホテル",
      "チェックイン：令和8年12月3日 午後3時",
      "チェックアウト：令和8年12月5日 午前11時",
    ],
    ["東京ステーションホテル |  | 2026-12-03 15:00 | 2026-12-05 11:00 |  | HX7731"],
  ],
  [
    "wide digits and a weekday instead of a year",
    ["ANA 12便", "１２月３日（木） 成田(NRT) 11:00発 - シカゴ(ORD) 9:00着"],
    ["NH 12 | NRT 2026-12-03 11:00 Asia/Tokyo | ORD 2026-12-03 09:00 America/Chicago | "],
  ],
])("%s are read, or named as unread", async (_what, lines, expected) => {
  expect(await read(lines.join("\n"))).toEqual(expected);
});
