import { Bus, Car, ChevronDown, OctagonX, Plane, Ship, TrainFront } from "lucide-react";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/tag.tsx";
import { Notes } from "../../requirements/index.ts";
import type { WayView } from "./load-ways.ts";
import styles from "./ways.module.css";
import type { ReactNode } from "react";

type Mode = WayView["stops"][number]["mode"];

const plane = (
  <g transform="translate(0 -2)">
    <path
      d="M-24 2c0-6 6-9 14-9h22c6 0 12 4 14 9-4 4-10 6-18 6h-20c-8 0-12-2-12-6z"
      fill="#fffaf0"
      stroke="#27396d"
      strokeWidth="1.5"
    />
    <path d="M-22-2l-6-14h8l10 10z" fill="#e2563b" />
    <path d="M-4 4l-10 15h8L12 5z" fill="#2f6db0" />
  </g>
);
const ship = (
  <>
    <path d="M-32 4h64l-8 14c-2 3-4 4-8 4h-34c-5 0-8-2-9-5z" fill="#27396d" />
    <path
      d="M-22-6h44v10h-44zM-14-14h28v8h-28z"
      fill="#fffaf0"
      stroke="#27396d"
      strokeWidth="1.2"
    />
    <path d="M-4-24h8v10h-8z" fill="#e2563b" />
  </>
);
const car = (
  <>
    <path
      d="M-22 8c0-7 3-9 8-10l6-9c2-3 4-4 8-4h9c4 0 6 2 9 5l5 8c5 1 8 3 8 9v3h-53z"
      fill="#2f8f7a"
    />
    <path d="M-8-3l4-6c1-2 2-2 4-2h2v8zM5-11h3c2 0 4 1 5 3l4 5H5z" fill="#dff0ea" />
    <circle cx="-11" cy="10" r="5.5" fill="#1a2140" />
    <circle cx="18" cy="10" r="5.5" fill="#1a2140" />
  </>
);
const train = (
  <>
    <path d="M-30 8V-6c0-4 2-6 6-6h34c10 0 20 8 22 16v4z" fill="#f2b53a" />
    <path d="M-24-6h10v8h-10zM-10-6h10v8h-10zM4-6h8c6 0 9 4 11 8H4z" fill="#27396d" />
    <path d="M-30 8h62v4h-62z" fill="#c98a2a" />
  </>
);
const drawings: Record<Mode, ReactNode> = {
  flight: plane,
  ferry: ship,
  ship,
  train,
  tunnel: train,
  car,
  bus: car,
  other: car,
};

/** The stops of a way in their order, with a drawing of each leg between them; in words for screen readers. */
export function RoutePicture({ stops, route }: Pick<WayView, "stops" | "route">) {
  const last = stops.at(-1);
  return (
    <figure aria-label={route}>
      <div className={styles.route} aria-hidden>
        {stops.map(({ mode, from, seat }) => (
          <span key={from} className={styles.stop}>
            <span className={styles.leg} data-mode={mode}>
              <svg viewBox="-34 -26 68 50" width="44" height="32" aria-hidden>
                {drawings[mode]}
              </svg>
              <span>{seat}</span>
            </span>
            <b>{from}</b>
          </span>
        ))}
        <span className={styles.stop}>
          <b>{last?.to}</b>
        </span>
      </div>
    </figure>
  );
}

const chips = {
  works: { tone: "ready", text: "Works" },
  "works-if": { tone: "due", text: "Works if" },
  unknown: { tone: "unknown", text: "We don't know" },
  "not-possible": { tone: "blocked", text: "Not possible" },
} as const;

const signs = {
  flight: Plane,
  ferry: Ship,
  ship: Ship,
  train: TrainFront,
  tunnel: TrainFront,
  car: Car,
  bus: Bus,
  other: Car,
};

/** The steps that are shown at once; the rest is folded. */
const shown = 4;

type WayCardProps = {
  way: WayView;
  /** The first has the button of the one next step. */
  isFirst: boolean;
  /** The page that makes it a trip. */
  savePath: string;
};

/** One way: whether it works and why, its route, and folded what it costs and what to arrange by when. */
export function WayCard({ way, isFirst, savePath }: WayCardProps) {
  const { key, title, verdict, because, notes, total, unpriced, time, apart, arrange } = way;
  const [first] = arrange;
  const { tone, text } = chips[verdict];
  const id = `way-${key}`;
  return (
    <article className={`card ${styles.way} ${isFirst ? styles.whole : ""}`} aria-labelledby={id}>
      <div className={styles.head}>
        <Chip tone={tone} {...(tone === "blocked" && { sign: OctagonX })}>
          {text}
        </Chip>
        <h3 id={id}>{title}</h3>
        <p>
          <InUnits text={because} /> <Notes numbers={notes} about={title} />
        </p>
      </div>
      <RoutePicture stops={way.stops} route={way.route} />
      <dl className={styles.brief}>
        <div>
          <dt>Pet costs</dt>
          <dd>
            <b>{total ?? (unpriced.length > 0 ? "Not known" : "None known")}</b>
            {total && unpriced.length > 0 && ` plus ${counted(unpriced.length, "unknown cost")}`}
          </dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>
            {time}. {apart}.
          </dd>
        </div>
        {first && (
          <div className={styles.first}>
            <dt>First step</dt>
            <dd>
              {first.by && `By ${dayText(first.by)}: `}
              {first.text}
            </dd>
          </div>
        )}
      </dl>
      <details className={styles.details}>
        <summary>
          Details<span className="sr"> of {title}</span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <Facts way={way} />
      </details>
      {verdict !== "not-possible" && (
        <div className={`screen-only ${styles.make}`}>
          <LinkButton variant={isFirst ? "go" : "sec"} to={savePath}>
            Make it a trip<span className="sr">: {title}</span>
          </LinkButton>
        </div>
      )}
    </article>
  );
}

function Facts({ way }: { way: WayView }) {
  const { title, costLines, unpriced, rated, arrange, legs, borders } = way;
  return (
    <div className={styles.facts}>
      <section aria-label={`Pet costs, ${title}`}>
        <h4>Pet costs</h4>
        <ul>
          {costLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {unpriced.map((line) => (
            <li key={line} className={styles.unknown}>
              We don't know {line}.
            </li>
          ))}
          <li className="meta">
            Fares not included.{rated && ` Exchange rates of ${dayText(rated)}.`}
          </li>
        </ul>
      </section>
      <section aria-label={`What to arrange, ${title}`}>
        <h4>Arrange</h4>
        <Steps steps={arrange.slice(0, shown)} />
        {arrange.length > shown && (
          <details className={styles.more}>
            <summary>
              {arrange.length - shown} more<span className="sr"> to arrange, {title}</span>
            </summary>
            <Steps steps={arrange.slice(shown)} />
          </details>
        )}
      </section>
      <section aria-label={`How your pet travels, ${title}`}>
        <h4>How your pet travels</h4>
        <ul>
          {legs.map(({ mode, text, notes }) => {
            const Sign = signs[mode];
            return (
              <li key={text} className={styles.sign}>
                <Sign size={18} aria-hidden />
                <span>
                  {text} <Notes numbers={notes} about={text} />
                </span>
              </li>
            );
          })}
        </ul>
        {borders.length > 0 && (
          <>
            <h4>Borders</h4>
            <ul>
              {borders.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

const Steps = ({ steps }: { steps: WayView["arrange"] }) => (
  <ul>
    {steps.map(({ text, by, notes }) => (
      <li key={`${by} ${text}`}>
        {by && <b className="num">By {dayText(by)}: </b>}
        <InUnits text={text} /> <Notes numbers={notes} about={text} />
      </li>
    ))}
  </ul>
);
