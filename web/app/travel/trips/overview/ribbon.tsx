import { BedDouble, Bus, Car, Plane, Route, Ship, TrainFront, type LucideIcon } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { daysAfter, daysBetween } from "#contracts/kernel/days.ts";
import { getTripDays } from "#contracts/travel/days.ts";
import type { LegMode } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText, daysText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { callQuery } from "../../../data/queries.tsx";
import { tripPath } from "../../../links/trips.ts";
import { classes } from "../../../ui/classes.ts";
import { Heading } from "../../../ui/heading.tsx";
import { firstDay, lastDay, type TripDate } from "../calendar/trip-days.ts";
import { arrivalShift, endText, flightName } from "../legs/leg-text.ts";
import styles from "./overview.module.css";

/** A part of the ribbon: a leg on its day, or nights at a stay, without one, or of which nothing is known. */
export type Piece =
  | { is: "leg"; key: string; day: string; leg: Trip["legs"][number] }
  | { is: "stay"; key: string; day: string; nights: number; stay: Trip["stays"][number] }
  | { is: "gap" | "open"; key: string; day: string; nights: number };

type Days = TripDate & Pick<Trip, "endDate" | "legs" | "stays">;

/** The day on which a leg arrives, by the local date there. */
const arrivalDay = (leg: Trip["legs"][number], departure: string): string =>
  leg.arrivalDate ?? daysAfter(departure, Math.max(0, arrivalShift(leg)));

/**
 * The days of a trip as what fills them, in order; nothing for a trip without days. `noStay` are the nights on which the
 * travelers have no place to stay.
 */
export function ribbonOf(
  trip: Days,
  noStay: readonly string[],
): { from: string; to: string; pieces: Piece[] } | undefined {
  const legs = trip.legs.flatMap((leg): (Piece & { until: string })[] =>
    leg.departureDate === null
      ? []
      : [
          {
            is: "leg",
            key: leg._id,
            day: leg.departureDate,
            leg,
            until: arrivalDay(leg, leg.departureDate),
          },
        ],
  );
  const stays = trip.stays.flatMap((stay): (Piece & { until: string })[] => {
    const { _id: key, checkIn: day, checkOut: until } = stay;
    if (day === null || until === null || until <= day) return [];
    return [{ is: "stay", key, day, until, stay, nights: daysBetween(day, until) }];
  });
  const filled = [...legs, ...stays].toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.until.localeCompare(other.until),
  );
  const start = firstDay(trip);
  const days = [
    start,
    start === null ? null : lastDay(trip),
    ...filled.flatMap(({ day, until }) => [day, until]),
  ]
    .flatMap((day) => day ?? [])
    .toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  const pieces: Piece[] = [];
  let reached = from;
  const freeUntil = (until: string) => {
    for (let day = reached; day < until; day = daysAfter(day, 1)) {
      const is = noStay.includes(day) ? "gap" : "open";
      const last = pieces.at(-1);
      if (last?.is === is && day > reached) last.nights += 1;
      else pieces.push({ is, key: day, day, nights: 1 });
    }
  };
  for (const { until, ...piece } of filled) {
    freeUntil(piece.day);
    pieces.push(piece);
    if (until > reached) reached = until;
  }
  freeUntil(to);
  return { from, to, pieces };
}

export const legIcons: Record<LegMode, LucideIcon> = {
  flight: Plane,
  train: TrainFront,
  ferry: Ship,
  car: Car,
  bus: Bus,
  other: Route,
};

/** The days of a trip at a glance, with a link to them. */
export function Ribbon({ trip }: { trip: Trip }) {
  const listed = useQuery(callQuery(getTripDays, { params: { id: trip._id } }));
  const noStay = (listed.data?.days ?? []).flatMap(({ date, warnings }) =>
    warnings.some(({ code }) => code === "no-stay") ? date : [],
  );
  const ribbon = ribbonOf(trip, noStay);
  const days = tripPath(trip._id, "days");
  return (
    <section aria-labelledby="ribbon-title">
      <Heading id="ribbon-title" action={<Link to={days}>Open Days</Link>}>
        {ribbon ? counted(daysBetween(ribbon.from, ribbon.to) + 1, "day") : "Days"}
      </Heading>
      <div className={`card ${styles.ribbon}`}>
        {ribbon && ribbon.pieces.length > 0 ? (
          <>
            <ol className={styles.pieces}>
              {ribbon.pieces.map((piece) => (
                <PieceView key={piece.key} piece={piece} />
              ))}
            </ol>
            <p className={`meta num ${styles.ends}`}>
              <span>{dayText(ribbon.from, "short")}</span>
              <span>{dayText(ribbon.to, "short")}</span>
            </p>
          </>
        ) : (
          <p>No dates yet. Add your flights and stays, and the days show here.</p>
        )}
      </div>
    </section>
  );
}

function PieceView({ piece }: { piece: Piece }) {
  if (piece.is === "leg") {
    const Icon = legIcons[piece.leg.mode];
    const way = [endText(piece.leg, "from"), endText(piece.leg, "to")].filter(Boolean).join(" to ");
    const text = [dayText(piece.day, "short"), flightName(piece.leg), way]
      .filter(Boolean)
      .join(", ");
    return (
      <li className={styles.leg} title={text}>
        <Icon size={18} aria-hidden />
        <span className="sr">{text}</span>
      </li>
    );
  }
  const { day, nights } = piece;
  if (piece.is === "open")
    return <li className={styles.open} style={{ flexGrow: nights }} aria-hidden />;
  const dates = daysText(day, daysAfter(day, nights));
  const isStay = piece.is === "stay";
  const name = isStay ? piece.stay.name || piece.stay.address || "Stay" : "No place to stay";
  const text = `${name}, ${counted(nights, "night")}`;
  return (
    <li
      className={classes(isStay ? styles.stay : styles.free)}
      style={{ flexGrow: nights }}
      title={`${text}, ${dates}`}
    >
      {isStay && <BedDouble size={18} aria-hidden />}
      <span className={isStay ? styles.text : "sr"}>{text}</span>
      <span className="sr">, {dates}</span>
    </li>
  );
}
