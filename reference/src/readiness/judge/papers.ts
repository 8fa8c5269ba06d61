/** Certificates, forms and passports. */
import { isIn, type Known } from "../classes.ts";
import { after, before, dayOf, dayWords, spanWords, type Day } from "../days.ts";
import { ofKind, type Done } from "../history.ts";
import type { PetRecord } from "../request.ts";
import type { Asks, Window } from "../rule.ts";
import type { Outcome } from "../verdict.ts";
import { asked, due, exempt, inWindow, met, unknown, windowDays, type Scene } from "./scene.ts";
import { vaccinatedFor } from "./vaccination.ts";

type Asked<Kind extends Asks["is"]> = Extract<Asks, { is: Kind }>;

const days = (text?: string | null): Day | undefined => (text ? dayOf(text) : undefined);

/** The relevant day of a certificate: its endorsement, or its issue if it needs none. */
function signedOn(
  { endorsedAt, issuedAt, givenAt }: PetRecord,
  needsEndorsement: boolean,
): Day | undefined {
  return needsEndorsement ? days(endorsedAt) : days(endorsedAt ?? issuedAt ?? givenAt);
}

const needsEndorsement = (scene: Scene, asks: Asked<"certificate">): boolean =>
  asks.endorsedFrom?.includes(scene.border.origin.country) ?? false;

/** The day of the certificate on record for this border, where there is one. */
export function certificateDay(scene: Scene): Day | undefined {
  const asks = asked(scene, "certificate");
  if (!asks) return undefined;
  const legal = legalDays(scene, asks);
  const signed = ofKind(scene.history, "healthCertificate").flatMap(({ record }) => {
    const day = days(record.issuedAt ?? record.endorsedAt ?? record.givenAt);
    return asks.forms.includes(record.form ?? "") && day !== undefined ? [day] : [];
  });
  return signed.find((day) => day >= legal[0] && day <= legal[1]);
}

function legalDays(scene: Scene, asks: Asked<"certificate">): [Day, Day] {
  const window: Window = { anchor: "entry", from: asks.within };
  const [from, until] = windowDays(scene, window);
  const isAfterWait = asks.afterVaccination && scene.border.origin.country === "GB";
  const ready = isAfterWait ? vaccinatedFor(scene, asks.afterVaccination ?? { days: 0 }) : from;
  return [ready > until ? from : Math.max(from, ready), until];
}

/** A certificate in its window, in the right form and model; undefined if a field is missing. */
function isGood(
  scene: Scene,
  asks: Asked<"certificate">,
  { record }: Done,
  legal: [Day, Day],
): Known {
  const form = record.form ?? undefined;
  if (form && !asks.forms.includes(form)) return false;
  const signed = signedOn(record, needsEndorsement(scene, asks));
  if (signed === undefined) return false;
  if (signed < legal[0] || signed > legal[1]) return false;
  const vet = days(record.issuedAt);
  if (vet !== undefined && asks.vetWithin && vet < before(scene.entry, asks.vetWithin))
    return false;
  const model = isModelAccepted(scene, asks, record, signed);
  if (model === false) return false;
  return form === undefined ? undefined : model;
}

function isModelAccepted(
  { entry }: Scene,
  { oldModelUntil }: Asked<"certificate">,
  { model }: PetRecord,
  signed: Day,
): Known {
  if (!oldModelUntil || entry <= dayOf(oldModelUntil)) return true;
  if (model) return !model.includes("577/2013");
  return signed > dayOf(oldModelUntil) ? true : undefined;
}

/** Whether the pet's EU passport replaces a certificate. */
function passport(scene: Scene, asks: Asked<"certificate">): { holds: Known; missing: string[] } {
  const records = asks.passport ? ofKind(scene.history, "euPassport") : [];
  const missing: string[] = [];
  let holds: Known = false;
  for (const { record, path } of records) {
    const residence = record.holderResidence ?? scene.trip.residence ?? undefined;
    const isResident =
      asks.passport === "any"
        ? true
        : residence === undefined
          ? undefined
          : isIn("eu.members", { country: residence }, scene.entry);
    if (isResident === undefined) missing.push(`${path}.holderResidence`);
    if (isResident === true) holds = true;
    else if (holds === false) holds = isResident;
  }
  return { holds: holds === true ? passportBack(scene, missing) : holds, missing };
}

/** By one report, a vaccination outside the EU means that the passport alone is not enough to return. */
function passportBack({ history, leftEu, entry }: Scene, missing: string[]): Known {
  if (leftEu === undefined) return true;
  const abroad = history.doses.filter(({ at }) => at > leftEu && at <= entry);
  for (const { country, path } of abroad) if (!country) missing.push(`${path}.country`);
  const inEu = abroad.every(({ country }) => country && isIn("eu.members", { country }, entry));
  return inEu ? true : undefined;
}

export function judgeCertificate(scene: Scene, asks: Asked<"certificate">): Outcome {
  if (isReturnOfGb(scene)) return exempt("The outbound certificate covers the way home.");
  const held = passport(scene, asks);
  if (held.holds === true) return met("The pet's EU passport replaces a certificate.");
  const legal = legalDays(scene, asks);
  const doubtful: string[] = [...held.missing];
  for (const done of ofKind(scene.history, "healthCertificate")) {
    const good = isGood(scene, asks, done, legal);
    if (good) return met("The certificate on record is valid.");
    if (good !== undefined) continue;
    if (!done.record.form) doubtful.push(`${done.path}.form`);
    else doubtful.push(`${done.path}.model`);
  }
  if (doubtful.length > 0 || held.holds === undefined) {
    return unknown(
      "We can't tell whether the documents on record are enough.",
      ...new Set(doubtful),
    );
  }
  const signed = needsEndorsement(scene, asks) ? "endorsed" : "issued";
  return inWindow(
    scene,
    legal,
    `The certificate must be ${signed} no more than ${spanWords(asks.within)} before entry.`,
    {
      // It is signed before departure, which may be a day or two before entry.
      earliest: scene.asOf + (scene.entry - scene.departure),
      fix: `Have the health certificate ${signed}.`,
    },
  );
}

/** On the way home to Great Britain, the outbound certificate has its own rule. */
function isReturnOfGb({ border, borders, trip, history }: Scene): boolean {
  if (border.territory !== "GB") return false;
  const isHome = trip.residence === "GB" || trip.legs[0]?.from.country === "GB";
  const leftBefore = borders.some(({ leg, origin }) => leg < border.leg && origin.country === "GB");
  const hasCertificate = ofKind(history, "healthCertificate").some(
    ({ record }) => record.form === "gb-ahc",
  );
  return isHome && (leftBefore || hasCertificate);
}

export function judgeReturn(scene: Scene, asks: Asked<"certificate-return">): Outcome {
  if (!isReturnOfGb(scene)) return exempt("Only applies on the way home to Great Britain.");
  const ends = (day: Day) => after(day, asks.holds);
  const issued = ofKind(scene.history, "healthCertificate").flatMap(({ record }) => {
    const day = days(record.issuedAt ?? record.endorsedAt);
    return record.form === "gb-ahc" && day !== undefined ? [day] : [];
  });
  const last = Math.max(...issued);
  if (issued.length > 0) {
    const day = dayWords(ends(last));
    if (ends(last) >= scene.entry) return met(`The certificate is valid until ${day}.`);
    return unknown(`The certificate is valid until ${day}. Ask how to get home without it.`);
  }
  const out = scene.borders.find(
    ({ leg, origin }) => leg < scene.border.leg && origin.country === "GB",
  );
  if (out?.entry === undefined) return unknown("Add the certificate's issue date.");
  const earliest = before(out.entry, { days: 10 });
  if (ends(earliest) < scene.entry) {
    return unknown("The outbound certificate may expire before the way home.");
  }
  return due(
    Math.max(scene.asOf, out.departure ?? out.entry),
    "The outbound certificate covers the way home, too.",
    "Have the animal health certificate issued before you leave.",
  );
}

export function judgeOnward(scene: Scene, asks: Asked<"certificate-onward">): Outcome {
  const own = passport(scene, {
    is: "certificate",
    forms: [],
    within: { days: 0 },
    passport: "of-residents",
  });
  if (own.holds === true) return met("The pet has an EU passport.");
  const checks = ofKind(scene.history, "healthCertificate").flatMap(({ record }) => {
    const isForEu = ["eu-noncommercial", "gb-ahc"].includes(record.form ?? "");
    const day = days(record.checkedAt);
    return isForEu && day !== undefined ? [day] : [];
  });
  const checked = Math.max(...checks);
  if (checks.length > 0) {
    const until = after(checked, asks.holds);
    if (scene.entry <= until)
      return met(`Checked on ${dayWords(checked)}, valid until ${dayWords(until)}.`);
  }
  return checks.length > 0
    ? {
        verdict: "blocked",
        because: `The certificate was valid until ${dayWords(after(checked, asks.holds))}.`,
      }
    : onwardOfPlan(scene, asks, own);
}

/** Before the trip, the entry check into the EU counts. */
function onwardOfPlan(
  scene: Scene,
  asks: Asked<"certificate-onward">,
  own: { holds: Known; missing: string[] },
): Outcome {
  const { border, borders, asOf, departure, trip } = scene;
  const entries = borders.filter(
    ({ leg, country, origin, entry = 0 }) =>
      leg < border.leg &&
      isIn("eu.members", { country }, entry) &&
      !isIn("eu.members", { country: origin.country }, entry),
  );
  const last = entries.at(-1);
  if (last?.entry !== undefined) {
    const until = after(last.entry, asks.holds);
    if (scene.entry > until) {
      return {
        verdict: "blocked",
        because: `The entry certificate is valid until ${dayWords(until)}.`,
      };
    }
    return due(
      Math.max(asOf, last.departure ?? last.entry),
      `The entry certificate is valid until ${dayWords(until)}.`,
      "Have the EU health certificate endorsed.",
    );
  }
  if (own.holds === undefined)
    return unknown("We can't tell whose passport it is.", ...own.missing);
  const isResident = trip.residence && isIn("eu.members", { country: trip.residence }, scene.entry);
  if (trip.residence && !isResident) {
    return unknown(
      "Add when the pet was checked on entering the EU.",
      `${scene.history.path}.records`,
    );
  }
  return due(
    Math.max(asOf, departure),
    "The pet travels on its EU passport.",
    "Get an EU pet passport from a vet.",
  );
}

export function judgeForm(scene: Scene, asks: Asked<"form">): Outcome {
  const { entry, border, history, asOf } = scene;
  const doubtful: string[] = [];
  for (const { record, path } of history.done) {
    if (record.form !== asks.form) continue;
    const issued = days(record.issuedAt ?? record.givenAt);
    if (issued !== undefined && (issued > entry || after(issued, asks.holds) < entry)) continue;
    const from = record.departureCountry ?? undefined;
    if (from !== undefined && from !== border.origin.country) continue;
    if (issued !== undefined && from !== undefined) {
      return met(`The receipt of ${dayWords(issued)} is valid for departure from this country.`);
    }
    if (issued === undefined) doubtful.push(`${path}.issuedAt`);
    if (from === undefined) doubtful.push(`${path}.departureCountry`);
  }
  if (doubtful.length > 0)
    return unknown("We can't tell whether the form on record is enough.", ...doubtful);
  return due(
    Math.max(asOf, entry),
    `Send the form before arrival, but no earlier than ${dayWords(before(entry, asks.holds))}.`,
    "Send the CDC Dog Import Form.",
  );
}

export function judgeSigned(scene: Scene, asks: Asked<"signed">): Outcome {
  const legal = windowDays(scene, asks.window);
  const fits = scene.history.done.some(({ record }) => {
    const day = days(record.issuedAt ?? record.endorsedAt ?? record.givenAt);
    return record.form === asks.form && day !== undefined && day >= legal[0] && day <= legal[1];
  });
  if (fits) return met("The certificate on record is valid.");
  const because = `An official vet there must inspect the dog no more than ${spanWords(asks.window.from)} before departure.`;
  return inWindow(scene, legal, because, {
    earliest: scene.asOf,
    anchor: "departure",
    fix: "Have the dog inspected by an official vet of the country it leaves.",
  });
}
