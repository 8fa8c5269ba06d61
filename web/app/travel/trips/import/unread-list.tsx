import { Button } from "../../../ui/button.tsx";
import { legCodec } from "../legs/leg-codec.ts";
import { stayCodec } from "../stays/stay-codec.ts";
import { airlineOf } from "#bookings/airlines.ts";
import type { BookingRead, Unread } from "#contracts/travel/bookings.ts";
import { flightRead, stayRead } from "#bookings/booking.ts";
import styles from "./import.module.css";

type UnreadListProps = {
  /** Details that are in no booking. */
  unread: readonly Unread[];
  onAdd: (booking: BookingRead) => void;
  /** Enters a code in all selected bookings without one; undefined if there are none. */
  onCode: ((code: string) => void) | undefined;
};

const labels: Record<Unread["is"], (text: string) => string> = {
  flight: (text) => `Flight ${text}`,
  date: (text) => text,
  code: (text) => `Code ${text}`,
  transport: () => "Train or ferry",
};

/** The flight numbers, dates and codes that were found but are in no booking, by line. */
export function UnreadList({ unread, onAdd, onCode }: UnreadListProps) {
  const lines = [...new Set(unread.map(({ line }) => line))];
  if (lines.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="import-unread">
      <h2 id="import-unread" className={styles.title}>
        Details we couldn't place
      </h2>
      <p>
        We found these in your confirmation but couldn't tell which booking they belong to. Check
        whether you need them.
      </p>
      <ul className={styles.unread}>
        {lines.map((line) => (
          <UnreadLine
            key={line}
            line={line}
            details={unread.filter((one) => one.line === line)}
            onAdd={onAdd}
            onCode={onCode}
          />
        ))}
      </ul>
    </section>
  );
}

type UnreadLineProps = Omit<UnreadListProps, "unread"> & {
  line: string;
  details: readonly Unread[];
};

function UnreadLine({ line, details, onAdd, onCode }: UnreadLineProps) {
  const names = details.map(({ is, text }) => labels[is](text));
  const flights = details.filter(({ is }) => is === "flight");
  const [date] = details.filter(({ is }) => is === "date");
  const codes = details.filter(({ is }) => is === "code");
  const isTransport = details.some(({ is }) => is === "transport");
  const day = date?.day ?? "";
  const mode = isFerry.test(line) ? "ferry" : "train";
  return (
    <li>
      <b>{names.join(" · ")}</b>
      {details.every(({ text }) => text !== line || isTransport) && (
        <span className="meta">{line}</span>
      )}
      <div className="row">
        {isTransport && (
          <Button small onClick={() => onAdd(legOf(details, mode))}>
            Add as a {mode}
            <span className="sr">: {line}</span>
          </Button>
        )}
        {flights.map((flight) => (
          <Button key={flight.text} small onClick={() => onAdd(flightOf(flight, day))}>
            Add flight {flight.text}
          </Button>
        ))}
        {date && !isTransport && flights.length === 0 && (
          <>
            <Button small onClick={() => onAdd(flightOf(date, day))}>
              Add as a flight<span className="sr"> on {date.text}</span>
            </Button>
            <Button small onClick={() => onAdd(stayOf(date))}>
              Add as a stay<span className="sr"> from {date.text}</span>
            </Button>
          </>
        )}
        {onCode &&
          !isTransport &&
          codes.map(({ text }) => (
            <Button key={text} small onClick={() => onCode(text)}>
              Use {text} as the confirmation code
            </Button>
          ))}
      </div>
    </li>
  );
}

/** A flight of which only the number or the date is known. */
const flightOf = ({ is, text, airlineCode, line }: Unread, day: string): BookingRead =>
  flightRead(
    {
      ...legCodec.blank,
      airlineCode,
      airline: airlineOf(airlineCode) ?? "",
      flightNumber: is === "flight" ? text : "",
      departureDate: day,
    },
    [],
    line,
  );

const isFerry = /ferr|sailing|fähre|traversée/iu;

/** A train or a ferry of which only a line is known. */
function legOf(details: readonly Unread[], mode: "train" | "ferry"): BookingRead {
  const of = (kind: Unread["is"]) => details.find(({ is }) => is === kind);
  return {
    is: "flight",
    leg: {
      ...legCodec.blank,
      mode,
      departureDate: of("date")?.day ?? "",
      confirmation: of("code")?.text ?? "",
    },
    warnings: ["We only found the line below. Fill in what you know."],
    source: details[0]?.line ?? "",
  };
}

const stayOf = ({ day, line }: Unread): BookingRead =>
  stayRead({ ...stayCodec.blank, checkIn: day }, [], line);
