import { FileText, PawPrint, Stethoscope, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { timeText } from "#format/times.ts";
import { capitalized } from "#format/words.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { counterPath } from "../../../links/pets.ts";
import { tripPath } from "../../../links/trips.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";
import { useReader } from "../../../data/reader.ts";
import { IconButton, LinkButton } from "../../../ui/button.tsx";
import { ViewPrivateFile } from "../../../ui/private-picture.tsx";
import { useToday } from "../../../ui/use-today.ts";
import { destinationOf } from "../../labels/index.ts";
import { useOwnPets } from "../../pets/index.ts";
import { endText, flightName, modeText, seatText } from "../legs/leg-text.ts";
import { stepWhen } from "../lists/deadline-steps.ts";
import { useDeadlines } from "../lists/use-deadlines.ts";
import { Attribution, useVenuePages, urgentKinds } from "../../../lookup/venues/index.ts";
import { cityOn } from "../stays/stay-city.ts";
import { type NamedPet, petNameOf } from "../pet-names.ts";
import { stepsAhead, type TodayStep, todaySteps } from "./today-steps.ts";
import styles from "./today.module.css";

/** So many steps are shown after the next one. */
const followingShown = 4;

/** Its code comes after the navigation that moves the focus to the title. */
const takeLostFocus = (title: HTMLElement | null): void => {
  if (document.activeElement === document.body) title?.focus({ preventScroll: true });
};

/** The next step of a trip on the whole screen, with its ticket and the ways to the counter views. */
export function Today({ trip }: { trip: Trip }) {
  const navigate = useNavigate();
  const own = useOwnPets();
  const now = useNow();
  const [next, ...following] = stepsAhead(todaySteps(trip), now);
  const pets = (own.data ?? []).filter(({ _id }) => trip.petIds.includes(_id));
  return (
    <div className={styles.today} data-reads>
      <div className={styles.top}>
        <IconButton label="Close" onClick={() => void navigate(tripPath(trip._id))} data-reads>
          <X size={26} aria-hidden />
        </IconButton>
        <p className="meta">{destinationOf(trip)}</p>
      </div>
      <div className={styles.next}>
        {next && <p className="meta">Next</p>}
        <h1 tabIndex={-1} ref={takeLostFocus}>
          {next ? titleOf(next) : "Nothing else is planned"}
        </h1>
        {next ? (
          <StepDetails step={next} pets={[...pets, ...trip.othersPets]} />
        ) : (
          <p>Add the times of your flights and stays, and the next one shows here.</p>
        )}
        <div className={styles.buttons}>
          {pets.map((pet) => (
            <LinkButton
              key={pet._id}
              variant="go"
              icon={<PawPrint aria-hidden />}
              to={counterPath(pet._id, trip._id)}
            >
              Show {pet.petName} at the counter
            </LinkButton>
          ))}
          <Papers trip={trip} step={next} />
          <Vets trip={trip} />
        </div>
      </div>
      {following.length > 0 && (
        <section className={styles.part} aria-labelledby="following-title">
          <h2 id="following-title">After that</h2>
          <ol>
            {following.slice(0, followingShown).map((step) => (
              <li key={step.key}>
                <StepTime step={step} />
                <span>{titleOf(step)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Deadlines trip={trip} />
    </div>
  );
}

const minute = 60_000;

/** The moment, minute by minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** "Flight Napkin Air Crumb 12 from ORD", "Land in SCL", "Check in at The Blue Door". */
function titleOf(step: TodayStep): string {
  if ("stay" in step) {
    const { name, address } = step.stay;
    const place = name || address || "your stay";
    return step.is === "check-in" ? `Check in at ${place}` : `Check out of ${place}`;
  }
  const { leg } = step;
  if (step.is === "departure") {
    const name = flightName(leg) || modeText[leg.mode];
    const from = endText(leg, "from");
    return from ? `${name} from ${from}` : name;
  }
  const to = endText(leg, "to");
  return `${leg.mode === "flight" ? "Land" : "Arrive"}${to ? ` in ${to}` : ""}`;
}

/** "Thu, Dec 10, 6:05 PM", by the clock of the place. */
function StepTime({ step: { day, time } }: { step: TodayStep }) {
  const reader = useReader();
  return (
    <b className="num">
      {[dayText(day, "weekday"), timeText(time, reader)].filter(Boolean).join(", ")}
    </b>
  );
}

function StepDetails({ step, pets }: { step: TodayStep; pets: readonly NamedPet[] }) {
  const reader = useReader();
  const { day, time, zone } = step;
  return (
    <>
      <p className={`num ${styles.time}`}>{timeText(time, reader) || dayText(day, "weekday")}</p>
      <p>
        {[time && dayText(day, "weekdayMonth"), zone && `${zoneText(zone)} time`]
          .filter(Boolean)
          .join(", ")}
      </p>
      {linesOf(step, pets).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </>
  );
}

/** Where it is, how the pets travel, and what the booking is called. */
function linesOf(step: TodayStep, pets: readonly NamedPet[]): string[] {
  if ("stay" in step) {
    const { address, name, confirmation } = step.stay;
    return [name ? address : "", confirmation ? `Confirmation code ${confirmation}` : ""].filter(
      Boolean,
    );
  }
  const { leg } = step;
  const seats = leg.pets.map(
    ({ petId, how }) =>
      `${petNameOf(petId, pets) ?? "A pet"}: ${how ? seatText[how] : "not set yet"}`,
  );
  const way = [endText(leg, "from"), endText(leg, "to")].filter(Boolean).join(" to ");
  return [way, ...seats, leg.confirmation ? `Confirmation code ${leg.confirmation}` : ""].filter(
    Boolean,
  );
}

/** The ticket or the receipt, and the documents of the leg or the stay. */
function Papers({ trip, step }: { trip: Trip; step: TodayStep | undefined }) {
  const isStay = step !== undefined && "stay" in step;
  const ticket = isStay ? trip.receipt : trip.ticket;
  const name = isStay ? "Receipt" : "Ticket";
  const partId = step && ("stay" in step ? step.stay._id : step.leg._id);
  const documents = trip.attachments.filter(
    ({ legId, stayId }) => partId !== undefined && (legId ?? stayId) === partId,
  );
  const place = destinationOf(trip);
  return (
    <>
      {ticket && (
        <ViewPrivateFile
          url={ticket}
          title={`${name} for ${place}`}
          icon={<FileText aria-hidden />}
        >
          View {name.toLowerCase()}
        </ViewPrivateFile>
      )}
      {documents.map(({ _id, url, label }) => (
        <ViewPrivateFile
          key={_id}
          url={url}
          title={label || "Document"}
          icon={<FileText aria-hidden />}
        >
          {label || "Document"}
        </ViewPrivateFile>
      ))}
    </>
  );
}

/** Vets in the city of tonight, emergency vets first. */
function Vets({ trip }: { trip: Trip }) {
  const city = cityOn(trip, useToday());
  const pages = useVenuePages(city === "" ? [] : [city], urgentKinds);
  if (pages.length === 0) return null;
  return (
    <>
      {pages.map(({ label, to }) => (
        <LinkButton key={to} to={to} icon={<Stethoscope aria-hidden />}>
          {label}
        </LinkButton>
      ))}
      <p className="meta">
        <Attribution />
      </p>
    </>
  );
}

/** What the rules still ask of the pets, the soonest first. */
function Deadlines({ trip }: { trip: Trip }) {
  const today = useToday();
  const { steps, nameOf } = useDeadlines(trip);
  const open = steps.filter(({ done, hidden }) => !done && !hidden).slice(0, followingShown);
  if (open.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="due-title">
      <h2 id="due-title">Still due</h2>
      <ol>
        {open.map((step) => (
          <li key={step.ids.join(" ")}>
            <b>
              <InUnits text={capitalized(stepWhen(step, today))} />
            </b>
            <span>
              {nameOf(step.petId)}: {step.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
