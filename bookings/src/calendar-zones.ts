import type ICAL from "ical.js";
import { isZone } from "#format/zones.ts";
import { daysInMonth } from "#contracts/kernel/days.ts";
import type { Offset } from "./zone-time.ts";

/** A time zone of a calendar: the offsets its file defines, and its IANA zone, '' if unknown. */
export type CalendarZone = { offset?: Offset | undefined; zone: string };
export type CalendarZones = ReadonlyMap<string, CalendarZone>;

const zonesMax = 100;
const observancesMax = 400;

// Other abbreviations have several meanings, or no daylight saving in the tz database: BST is also Bangladesh's time.
const clear = new Set(["UTC", "UCT", "GMT", "WET", "CET", "EET", "JST"]);
const isVague = (name: string): boolean =>
  /^[A-Z]{3}$/i.test(name) && !clear.has(name.toUpperCase());

/** The IANA zone of a name in a calendar: its own, one behind a prefix, or that of a Windows name; '' if unknown. */
export function zoneNamed(name: string): string {
  const parts = name.trim().split("/");
  const names = [name.trim(), ...[2, 3].map((count) => parts.slice(-count).join("/"))];
  return names.find((one) => !isVague(one) && isZone(one)) ?? windowsZone(name) ?? "";
}

export const zoneKey = (name: string): string => name.replaceAll('"', "").trim().toLowerCase();

/** The time zones that calendars define. */
export function zonesOf(calendars: readonly ICAL.Component[]): CalendarZones {
  const all = calendars.flatMap((calendar) => calendar.getAllSubcomponents("vtimezone"));
  const zones = new Map<string, CalendarZone>();
  for (const zone of all.slice(0, zonesMax)) {
    const name = textOf(zone, "tzid");
    const place = zoneNamed(textOf(zone, "x-lic-location"));
    const offset = offsetOf(zone);
    // An abbreviation may mean something else than in this file.
    const isNamed = offset !== undefined || /[/ ]/.test(name);
    if (name) zones.set(zoneKey(name), { zone: place || (isNamed ? zoneNamed(name) : ""), offset });
  }
  return zones;
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : "";
}

/** One part of a zone: when its offset begins, in years and on other days. */
type Observance = {
  before: number;
  after: number;
  start: Date;
  others: readonly number[];
  yearly?: { until: number; lastYear: number; dayIn: (year: number) => number | undefined };
};

/** The offsets of a VTIMEZONE; undefined if it has none that can be understood. */
function offsetOf(zone: ICAL.Component): Offset | undefined {
  const parts = ["standard", "daylight"].flatMap((name) => zone.getAllSubcomponents(name));
  const observances: Observance[] = [];
  for (const part of parts.slice(0, observancesMax)) {
    const one = observanceOf(part);
    if (!one) return undefined;
    observances.push(one);
  }
  const [first] = observances.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  if (!first) return undefined;
  return (moment) => {
    let [latest, offset] = [-Infinity, first.before];
    for (const one of observances) {
      const onset = latestOnset(one, moment);
      if (onset === undefined || onset < latest) continue;
      [latest, offset] = [onset, one.after];
    }
    return offset;
  };
}

/** The last moment up to another one at which an offset began. */
function latestOnset(one: Observance, moment: number): number | undefined {
  const days = [one.start.getTime(), ...one.others];
  if (one.yearly) {
    const { lastYear, until, dayIn } = one.yearly;
    const last = Math.min(new Date(moment).getUTCFullYear() + 1, lastYear);
    for (let year = last; year > last - 3; year--) {
      const day = dayIn(year);
      if (day !== undefined && day > one.start.getTime() && day - one.before <= until)
        days.push(day);
    }
  }
  const onsets = days.map((day) => day - one.before).filter((onset) => onset <= moment);
  return onsets.length > 0 ? Math.max(...onsets) : undefined;
}

function observanceOf(part: ICAL.Component): Observance | undefined {
  try {
    const [before, after] = ["tzoffsetfrom", "tzoffsetto"].map((name) => {
      const value = part.getFirstPropertyValue(name) as ICAL.UtcOffset | null;
      return (value?.toSeconds() ?? Number.NaN) * 1_000;
    });
    const start = wallOf(part.getFirstPropertyValue("dtstart") as ICAL.Time | null);
    if (before === undefined || after === undefined || !Number.isFinite(before + after + start))
      return undefined;
    const others = part
      .getAllProperties("rdate")
      .flatMap((dates) => dates.getValues() as (ICAL.Time | ICAL.Period)[])
      .slice(0, observancesMax)
      .map((date) => wallOf("start" in date ? date.start : date));
    if (!others.every(Number.isFinite)) return undefined;
    const rule = part.getFirstPropertyValue("rrule") as ICAL.Recur | null;
    const own = { before, after, start: new Date(start), others };
    if (!rule) return own;
    const yearly = yearlyOf(rule, own.start);
    return yearly && { ...own, yearly };
  } catch {
    return undefined;
  }
}

/** A local time as if it were UTC, in milliseconds. */
const wallOf = (time: ICAL.Time | null): number =>
  time
    ? Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
    : Number.NaN;

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** A rule such as "on the last Sunday of October of each year"; undefined for others. */
function yearlyOf(rule: ICAL.Recur, start: Date): Observance["yearly"] {
  const parts = rule.parts as Partial<Record<string, readonly (string | number)[]>>;
  const known = ["BYMONTH", "BYDAY", "BYMONTHDAY", "BYSETPOS"];
  const list = (name: string) => parts[name] ?? [];
  const isSimple = Object.keys(parts).every((name) => known.includes(name));
  if (rule.freq !== "YEARLY" || rule.interval !== 1 || !isSimple) return undefined;
  if (list("BYMONTH").length > 1 || list("BYDAY").length > 1) return undefined;
  const month = Number(list("BYMONTH")[0] ?? start.getUTCMonth() + 1);
  const [, place = "", name = ""] =
    /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(String(list("BYDAY")[0] ?? "")) ?? [];
  const weekday = weekdays.indexOf(name);
  const count = Number(place || (list("BYSETPOS")[0] ?? 0));
  const monthDays = list("BYMONTHDAY").map(Number);
  if (weekday !== -1 && count === 0 && monthDays.length === 0) return undefined;
  const until = rule.until ? wallOf(rule.until) + (rule.until.isDate ? 86_400_000 : 0) : Infinity;
  const years = rule.count ? start.getUTCFullYear() + rule.count - 1 : Infinity;
  const lastYear = Math.min(years, rule.until ? rule.until.year : Infinity);
  return { until, lastYear, dayIn };

  function dayIn(year: number): number | undefined {
    const length = daysInMonth(year, month);
    const all = Array.from({ length }, (_, at) => at + 1);
    const fit = all.filter((day) => {
      if (weekday !== -1 && new Date(Date.UTC(year, month - 1, day)).getUTCDay() !== weekday)
        return false;
      if (monthDays.length > 0)
        return monthDays.includes(day) || monthDays.includes(day - length - 1);
      return weekday !== -1 || day === start.getUTCDate();
    });
    const day = fit.at(count > 0 ? count - 1 : count);
    return day === undefined
      ? undefined
      : Date.UTC(
          year,
          month - 1,
          day,
          start.getUTCHours(),
          start.getUTCMinutes(),
          start.getUTCSeconds(),
        );
  }
}

// Windows zone names, mostly without "Standard Time", with their IANA zones: Unicode CLDR, windowsZones, territory 001.
const rows = `Dateline=Etc/GMT+12|UTC-11=Etc/GMT+11|Aleutian=America/Adak|Hawaiian=Pacific/Honolulu|Marquesas=Pacific/Marquesas
Alaskan=America/Anchorage|UTC-09=Etc/GMT+9|Pacific Standard Time (Mexico)=America/Tijuana|UTC-08=Etc/GMT+8
Pacific=America/Los_Angeles|US Mountain=America/Phoenix|Mountain Standard Time (Mexico)=America/Chihuahua
Mountain=America/Denver|Yukon=America/Whitehorse|Central America=America/Guatemala|Central=America/Chicago
Easter Island=Pacific/Easter|Central Standard Time (Mexico)=America/Mexico_City|Canada Central=America/Regina
SA Pacific=America/Bogota|Eastern Standard Time (Mexico)=America/Cancun|Eastern=America/New_York
Haiti=America/Port-au-Prince|Cuba=America/Havana|US Eastern=America/Indianapolis|Turks And Caicos=America/Grand_Turk
Paraguay=America/Asuncion|Atlantic=America/Halifax|Venezuela=America/Caracas|Central Brazilian=America/Cuiaba
SA Western=America/La_Paz|Pacific SA=America/Santiago|Newfoundland=America/St_Johns|Tocantins=America/Araguaina
E. South America=America/Sao_Paulo|SA Eastern=America/Cayenne|Argentina=America/Buenos_Aires|Greenland=America/Godthab
Montevideo=America/Montevideo|Magallanes=America/Punta_Arenas|Saint Pierre=America/Miquelon|Bahia=America/Bahia
UTC-02=Etc/GMT+2|Azores=Atlantic/Azores|Cape Verde=Atlantic/Cape_Verde|UTC=Etc/UTC|GMT=Europe/London
Greenwich=Atlantic/Reykjavik|Sao Tome=Africa/Sao_Tome|Morocco=Africa/Casablanca|W. Europe=Europe/Berlin
Central Europe=Europe/Budapest|Romance=Europe/Paris|Central European=Europe/Warsaw|W. Central Africa=Africa/Lagos
Jordan=Asia/Amman|GTB=Europe/Bucharest|Middle East=Asia/Beirut|Egypt=Africa/Cairo|E. Europe=Europe/Chisinau
Syria=Asia/Damascus|West Bank=Asia/Hebron|South Africa=Africa/Johannesburg|FLE=Europe/Kiev|Israel=Asia/Jerusalem
South Sudan=Africa/Juba|Kaliningrad=Europe/Kaliningrad|Sudan=Africa/Khartoum|Libya=Africa/Tripoli
Namibia=Africa/Windhoek|Arabic=Asia/Baghdad|Turkey=Europe/Istanbul|Arab=Asia/Riyadh|Belarus=Europe/Minsk
Russian=Europe/Moscow|E. Africa=Africa/Nairobi|Iran=Asia/Tehran|Arabian=Asia/Dubai|Astrakhan=Europe/Astrakhan
Azerbaijan=Asia/Baku|Russia Time Zone 3=Europe/Samara|Mauritius=Indian/Mauritius|Saratov=Europe/Saratov
Georgian=Asia/Tbilisi|Volgograd=Europe/Volgograd|Caucasus=Asia/Yerevan|Afghanistan=Asia/Kabul|West Asia=Asia/Tashkent
Ekaterinburg=Asia/Yekaterinburg|Pakistan=Asia/Karachi|Qyzylorda=Asia/Qyzylorda|India=Asia/Calcutta
Sri Lanka=Asia/Colombo|Nepal=Asia/Katmandu|Central Asia=Asia/Almaty|Bangladesh=Asia/Dhaka|Omsk=Asia/Omsk
Myanmar=Asia/Rangoon|SE Asia=Asia/Bangkok|Altai=Asia/Barnaul|W. Mongolia=Asia/Hovd|North Asia=Asia/Krasnoyarsk
N. Central Asia=Asia/Novosibirsk|Tomsk=Asia/Tomsk|China=Asia/Shanghai|North Asia East=Asia/Irkutsk
Singapore=Asia/Singapore|W. Australia=Australia/Perth|Taipei=Asia/Taipei|Ulaanbaatar=Asia/Ulaanbaatar
Aus Central W.=Australia/Eucla|Transbaikal=Asia/Chita|Tokyo=Asia/Tokyo|North Korea=Asia/Pyongyang|Korea=Asia/Seoul
Yakutsk=Asia/Yakutsk|Cen. Australia=Australia/Adelaide|AUS Central=Australia/Darwin|E. Australia=Australia/Brisbane
AUS Eastern=Australia/Sydney|West Pacific=Pacific/Port_Moresby|Tasmania=Australia/Hobart|Vladivostok=Asia/Vladivostok
Lord Howe=Australia/Lord_Howe|Bougainville=Pacific/Bougainville|Russia Time Zone 10=Asia/Srednekolymsk
Magadan=Asia/Magadan|Norfolk=Pacific/Norfolk|Sakhalin=Asia/Sakhalin|Central Pacific=Pacific/Guadalcanal
Russia Time Zone 11=Asia/Kamchatka|New Zealand=Pacific/Auckland|UTC+12=Etc/GMT-12|Fiji=Pacific/Fiji
Chatham Islands=Pacific/Chatham|UTC+13=Etc/GMT-13|Tonga=Pacific/Tongatapu|Samoa=Pacific/Apia
Line Islands=Pacific/Kiritimati`;

const zones = new Map(
  rows
    .split(/[|\n]/)
    .map((row) => row.split("="))
    .map(([name = "", zone = ""]) => [
      (/UTC|Time/.test(name) ? name : `${name} Standard Time`).toLowerCase(),
      zone,
    ]),
);

/** The zone that a Windows name shows to people, as in "(UTC+01:00) Amsterdam, Berlin" or "(UTC-05:00) Eastern Time". */
function shownZone(name: string): string | undefined {
  const shown = /^\((?:UTC|GMT)[^)]{0,10}\) ?(.{1,100})$/i.exec(name)?.[1];
  if (!shown) return undefined;
  const named = /^(\w+) Time/.exec(shown)?.[1];
  if (named) return zones.get(`${named} standard time`.toLowerCase());
  const cities = shown.split(/[,;] ?/).map((city) => `/${city.replaceAll(" ", "_")}`);
  return [...zones.values()].find((zone) => cities.some((city) => zone.endsWith(city)));
}

/** The IANA zone of a Windows zone name such as "Eastern Standard Time"; undefined if unknown. */
function windowsZone(name: string): string | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/^tzone:\/\/microsoft\//, "")
    .replace(/ (?:daylight|summer) time/, " standard time");
  return zones.get(key) ?? shownZone(name.trim());
}
