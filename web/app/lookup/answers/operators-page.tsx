import { Bus, Ship, TrainFront } from "lucide-react";
import { Link } from "react-router";
import { listOperators, type ListedOperator } from "#contracts/lookup/answers.ts";
import { listText } from "#format/lists.ts";
import { countryName } from "#format/names.ts";
import { apiContext } from "../../data/server.ts";
import { operatorsPath } from "../../links/lookup.ts";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Chip } from "../../ui/tag.tsx";
import type { Route } from "./+types/operators-page";
import styles from "./operators.module.css";

export const loader = async ({ context }: Route.LoaderArgs) =>
  context.get(apiContext)(listOperators);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Trains, ferries and buses with a pet",
    description:
      "Which train, ferry and bus companies take dogs and cats, on foot or in a vehicle, with limits, fees and sources.",
    canonical: operatorsPath,
  });

const groups = [
  { title: "Ferries and ships", icon: Ship, modes: ["ferry", "ship"] },
  { title: "Trains and the Channel Tunnel", icon: TrainFront, modes: ["train", "tunnel"] },
  { title: "Buses", icon: Bus, modes: ["bus"] },
] as const;

/** All companies, by the way they travel. */
export default function OperatorsPage({ loaderData }: Route.ComponentProps) {
  const isOf = (modes: readonly string[]) =>
    loaderData.operators.filter(({ mode }) => modes.includes(mode));
  return (
    <section className="tint-sky">
      <div className={`wrap ${styles.page}`}>
        <Heading
          level="h1"
          sentence="Who takes pets on board, and how. Each with its sources and the day they were checked."
        >
          Trains, ferries and buses
        </Heading>
        {groups.map(({ title, icon: Icon, modes }) => (
          <section key={title} className={styles.group} aria-labelledby={`by-${modes[0]}`}>
            <h2 id={`by-${modes[0]}`}>
              <Icon size={24} aria-hidden />
              {title}
            </h2>
            <ul className={`card ${styles.list}`}>
              {isOf(modes).map((operator) => (
                <Row key={operator.key} operator={operator} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const shownCountries = 4;

function Row({
  operator: { name, path, countries, foot, car, mode },
}: {
  operator: ListedOperator;
}) {
  const names = countries.map((code) => countryName(code) ?? code);
  const more = names.length - shownCountries;
  const where = listText(
    more > 0 ? [...names.slice(0, shownCountries), `${more} more`] : names,
    "and",
  );
  const hasVehicles = mode === "ferry" || mode === "tunnel";
  return (
    <li>
      <div>
        <Link to={path} prefetch="intent">
          {name}
        </Link>
        <p className="meta">{where}</p>
      </div>
      <p className={styles.state}>
        <State label={hasVehicles ? "On foot" : "On board"} boards={foot} />
        {car && <State label="In a vehicle" boards={car} />}
      </p>
    </li>
  );
}

const answers = {
  yes: { tone: "ready", text: "yes" },
  some: { tone: "info", text: "some routes" },
  no: { tone: "blocked", text: "no" },
  unknown: { tone: "unknown", text: "ask" },
} as const;

type StateProps = { label: string; boards: ListedOperator["foot"] };

const State = ({ label, boards }: StateProps) => (
  <Chip tone={answers[boards].tone}>
    {label}: {answers[boards].text}
  </Chip>
);
