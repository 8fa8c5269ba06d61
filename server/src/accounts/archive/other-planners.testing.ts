/** Calendars as TripIt and TREK export them, with made-up trips. */

export const fileOfCalendar = (lines: readonly string[]): Buffer =>
  Buffer.from(`${lines.join("\r\n")}\r\n`);

const tripItItem = (uid: string, times: string[], title: string, place: string, text: string) => [
  "BEGIN:VEVENT",
  "DTSTAMP:20270101T000000Z",
  `SUMMARY:${title}`,
  "TRANSP:TRANSPARENT",
  `UID:item-${uid}@tripit.com`,
  ...times,
  `LOCATION:${place}`,
  String.raw`DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.com/tr`,
  String.raw` ip/show/id/326640882\n \n\n${text}\n \n\n \nTripIt - organize your travel at https://www.tripit.com`,
  "GEO:36.1134337;-115.1602397",
  "END:VEVENT",
];

const tripItTrip = (uid: string, link: string, days: [string, string], title: string) => [
  "BEGIN:VEVENT",
  `UID:${uid}@tripit.com`,
  `DTSTART;VALUE=DATE:${days[0]}`,
  `DTEND;VALUE=DATE:${days[1]}`,
  `SUMMARY:${title}`,
  String.raw`LOCATION:Las Vegas\, NV`,
  String.raw`DESCRIPTION:Nia is in Las Vegas\, NV from Jun 2 to Jun 5\, 2027\nView and/or edit details in TripIt : http://www.tripit.com/trip/show/id/${link}\nTripIt - organize your travel at http://www.tripit.com\n`,
  "END:VEVENT",
];

export const tripIt: readonly string[] = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//TripIt.com/Concur//NONSGML v1.0//EN",
  "X-WR-CALNAME:TripIt",
  ...tripItItem(
    "1",
    ["DTSTART:20270605T180000Z", "DTEND:20270605T190000Z"],
    "Check-out: Desert Suites",
    String.raw`Desert Suites\, 255 East Flamingo Road\, Las Vegas\, NV\, 89169`,
    String.raw`11:00 AM PDT\n[Lodging] Depart Desert Suites\nConfirmation # L72DAQVHXB`,
  ),
  ...tripItItem(
    "2",
    ["DTSTART:20270602T220000Z", "DTEND:20270602T230000Z"],
    "Check-in: Desert Suites",
    String.raw`Desert Suites\, 255 East Flamingo Road\, Las Vegas\, NV\, 89169`,
    String.raw`3:00 PM PDT\n[Lodging] Arrive Desert Suites\nConfirmation # L72DAQ`,
  ),
  ...tripItItem(
    "3",
    ["DTSTART:20270602T120000Z", "DTEND:20270602T173000Z"],
    "DL738 JFK to LAS",
    "New York (JFK)",
    String.raw`[Flight] DL738 JFK to LAS\n8:00 AM EDT - 10:30 AM PDT\nConfirmation # GH5K2P`,
  ),
  ...tripItItem(
    "4",
    ["DTSTART:20270602T190000Z", "DTEND:20270602T193000Z"],
    "Pick Up Rental Car: National",
    "Las Vegas Airport",
    String.raw`12:00 PM PDT\n[Car Rental] National`,
  ),
  ...tripItTrip(
    "c32a5eaba2354bb2",
    "326640882",
    ["20270602", "20270606"],
    String.raw`Las Vegas\, NV\, June 2027`,
  ),
  ...tripItTrip(
    "d41b5eaba2354bb3",
    "326640883",
    ["20270602", "20270604"],
    String.raw`Reno\, NV\, June 2027`,
  ),
  "END:VCALENDAR",
];

const trekEvent = (uid: string, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:trek-${uid}@trek`,
  "DTSTAMP:20270101T000000Z",
  ...lines,
  "END:VEVENT",
];

export const trek: readonly string[] = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//TREK//Travel Planner//EN",
  "CALSCALE:GREGORIAN",
  "X-WR-CALNAME:Golden week",
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Tokyo",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0900",
  "TZOFFSETTO:+0900",
  "TZNAME:Asia/Tokyo",
  "END:STANDARD",
  "END:VTIMEZONE",
  ...trekEvent(
    "trip-5",
    "DTSTART;VALUE=DATE:20270501",
    "DTEND;VALUE=DATE:20270507",
    "SUMMARY:Golden week",
    String.raw`DESCRIPTION:Line one\nLine two`,
  ),
  ...trekEvent(
    "assign-1",
    "DTSTART;TZID=Asia/Tokyo:20270503T090000",
    "DTEND;TZID=Asia/Tokyo:20270503T103000",
    "SUMMARY:Tokyo Tower",
    String.raw`DESCRIPTION:Go early\n4-2-8 Shibakoen`,
    "LOCATION:4-2-8 Shibakoen",
  ),
  ...trekEvent(
    "day-3",
    "DTSTART;VALUE=DATE:20270503",
    "DTEND;VALUE=DATE:20270504",
    "SUMMARY:Day 3",
    String.raw`DESCRIPTION:• Museum (1 Main Street) — Buy tickets\n\nNotes:\n08:00 — Bring the tickets`,
  ),
  ...trekEvent(
    "res-1",
    "DTSTART;TZID=Europe/Berlin:20270501T111000",
    "DTEND;TZID=Asia/Tokyo:20270502T065500",
    "SUMMARY:Outbound",
    String.raw`DESCRIPTION:Type: flight\nConfirmation: K7PQ2M\nAirline: ANA\nFlight: NH203\nRoute: FRA → MUC → HND`,
  ),
  ...trekEvent(
    "res-2",
    "DTSTART;VALUE=DATE:20270502",
    "DTEND;VALUE=DATE:20270505",
    "SUMMARY:Park Hotel",
    String.raw`DESCRIPTION:Type: hotel\nConfirmation: 881\nOne cat agreed`,
    "LOCATION:1-7-1 Shimbashi",
  ),
  ...trekEvent(
    "res-3",
    "DTSTART;TZID=Asia/Tokyo:20270505T100000",
    "SUMMARY:To Kyoto",
    String.raw`DESCRIPTION:Type: train\nFrom: Tokyo\nTo: Kyoto\nTrain: Nozomi 21`,
  ),
  "END:VCALENDAR",
];
