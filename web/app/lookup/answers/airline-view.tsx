import { ExternalLink, Info, PawPrint, Ruler } from "lucide-react";
import { flightKinds, type AirlineAnswer, type AnswerLine } from "#contracts/lookup/answers.ts";
import { useMemo, useState } from "react";
import { dayText } from "#format/dates.ts";
import { airlineNames } from "#reference/airline-names.ts";
import type { TaggedHoots } from "../../community/hoots/index.ts";
import { waysPagePath } from "../../links/check-page.ts";
import { checkPath } from "../../links/check.ts";
import { airlinesPath } from "../../links/lookup.ts";
import { LazyTravelerReports, type TravelerSummary } from "../../travel/experiences/index.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { useHydrated } from "../../data/hydrated.ts";
import { LazyAirlineFit } from "../../travel/airline-fit/index.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { Chip } from "../../ui/tag.tsx";
import { PolicySummary, CarrierSizes, OtherAirlines } from "./airline-comparison.tsx";
import { AnswerActions, Crumb, LazyDetails, PosterStrip, TitleHead } from "./answer-head.tsx";
import type { PageDetails } from "./detail-list.tsx";
import type { MistakeReport } from "./posted-report.tsx";
import { NumberedSources } from "./source-numbers.tsx";
import { Switch } from "./switch.tsx";
import styles from "./airline.module.css";
import view from "./documents-view.module.css";
import { inText } from "#format/words.ts";
import { byReliability } from "./source-text.ts";
import { faqEntries, type Question } from "./structured-data.ts";

type Kind = AirlineAnswer["location"];

export const kindLabels: Record<Kind, string> = {
  national: "Domestic",
  international: "International",
};

const kindText = (kind: Kind): string => inText(kindLabels[kind]);

export const titleOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name} pet policy for ${kindText(location)} flights: fees, cabin and cargo`;

export const nameOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${kindText(location)} flights`;

export const descriptionOf = ({ airline, location }: AirlineAnswer): string =>
  `${airline.name}, ${kindText(location)} flights: pet fees, cabin and cargo rules, carrier size, service animals and documents, with sources and dates.`;

const serviceTopics: ReadonlySet<string> = new Set([
  "serviceAnimals",
  "serviceAnimalFee",
  "emotionalSupport",
]);

/** The topics with lines: those of pets, and those of service and support animals. */
export function topicsOf({ topics }: Pick<AirlineAnswer, "topics">) {
  const answered = topics.filter(({ lines }) => lines.length > 0);
  return {
    pets: answered.filter(({ key }) => !serviceTopics.has(key)),
    service: answered.filter(({ key }) => serviceTopics.has(key)),
  };
}

export const questionsOf = (answer: AirlineAnswer): Question[] =>
  answer.topics.flatMap(({ label, lines }) =>
    faqEntries(
      `${answer.airline.name}, ${kindText(answer.location)} flights: ${inText(label)}?`,
      lines,
    ),
  );

/** In the order of the page. */
export const sourcedIn = (answer: AirlineAnswer) => {
  const { pets, service } = topicsOf(answer);
  return [
    ...answer.comparison.flatMap(({ cells }) =>
      cells.map(({ sources }) => ({ sources: byReliability(sources).slice(0, 1) })),
    ),
    ...[...pets, ...service].flatMap(({ lines }) => lines),
    ...answer.serviceAnimalRules,
    ...answer.disagreements,
  ];
};

type AirlineViewProps = {
  answer: AirlineAnswer;
  travelers: TravelerSummary | undefined;
  hoots: TaggedHoots | undefined;
  report: MistakeReport;
};

/** An airline's pet policy on one kind of flight. */
export function AirlineView({ answer, travelers, hoots, report }: AirlineViewProps) {
  const { airline, location, notice, path, version, comparison } = answer;
  const [current] = comparison;
  const code = airlineNames.find(({ value }) => value === airline.key)?.code;
  const title = `${airline.name} pet policy`;
  const shown = useMemo(() => detailsOf(answer), [answer]);
  return (
    <NumberedSources lines={sourcedIn(answer)}>
      <Crumb current={nameOf(answer)} tab="airlineInfo" />
      <div className={`wrap split ${view.page}`}>
        <PosterStrip place={airline.name} scene="counter" />
        <div className={view.main}>
          <TitleHead title={title} />
          <Switch
            label="Flight type"
            choices={flightKinds.map((kind) => ({
              label: kindLabels[kind],
              to: `/airlines/${airline.key}/${kind}`,
              isCurrent: kind === location,
            }))}
          />
          {notice && (
            <p className={styles.notice}>
              <Info size={24} aria-hidden />
              <b>{notice}</b>
            </p>
          )}
          {current && <PolicySummary cells={current.cells} />}
          <div className={view.actions}>
            <div className={`screen-only ${view.buttons}`}>
              <LinkButton
                variant="go"
                to={checkPath({ airline: code })}
                icon={<PawPrint size={20} aria-hidden />}
              >
                Check my pet
              </LinkButton>
              {code && <FitDialog airline={{ code, name: airline.name }} />}
            </div>
            <Chip tone="ready">Last checked {dayText(version)}</Chip>
            <AnswerActions title={title} path={path} />
          </div>
          {travelers && (
            <div>
              <LazyTravelerReports reports={travelers} />
            </div>
          )}
          <CarrierSizes airlines={comparison} />
          <OtherAirlines airlines={comparison.slice(1)} />
          <div>
            <LazyDetails details={shown} {...report} />
          </div>
        </div>
        <Contact answer={answer} hoots={hoots} />
      </div>
    </NumberedSources>
  );
}

function detailsOf(answer: AirlineAnswer): PageDetails {
  const { pets, service } = topicsOf(answer);
  const { serviceAnimalRules, disagreements, notKnown, path } = answer;
  const rows = [...service];
  if (serviceAnimalRules.length > 0) {
    const label = "US rules for service animals";
    rows.push({ key: "serviceAnimalRules", label, lines: serviceAnimalRules });
  }
  const rowOf = ({ key, label, lines }: (typeof rows)[number]) => ({
    key,
    title: label,
    lines: mergedLines(lines),
  });
  return {
    rows: pets.map(rowOf),
    most: Infinity,
    further: { title: "Service and support animals", rows: rows.map(rowOf) },
    notRequired: [],
    authority: "the airline",
    showsAnimal: true,
    disagreements,
    notKnown,
    path,
  };
}

/** The airline's own page, and where to read on. */
function Contact({ answer, hoots }: Pick<AirlineViewProps, "answer" | "hoots">) {
  const { airline } = answer;
  return (
    <aside className={view.aside} aria-label={`About ${airline.name}`}>
      <section className={`card pad ${styles.ask}`} aria-labelledby="whom-to-ask">
        <h2 id="whom-to-ask">Who to contact</h2>
        <p>
          The airline has the final say, even at check-in. Call before you book: spots for pets are
          limited.
        </p>
        <p>
          <a className={styles.official} href={airline.page}>
            Official {airline.name} pet page
            <ExternalLink size={16} aria-hidden />
          </a>
        </p>
      </section>
      <div className="screen-only stack">
        <LinkButton to={airlinesPath} prefetch="intent" wide>
          Compare {airlineNames.length} airlines
        </LinkButton>
        <LinkButton to="/flights" prefetch="intent" wide>
          Read about flying with pets
        </LinkButton>
        <LinkButton to={waysPagePath} wide>
          Ways that work
        </LinkButton>
        {hoots && (
          <LinkButton to={hoots.to} wide>
            {hoots.label}
          </LinkButton>
        )}
      </div>
    </aside>
  );
}

type FitDialogProps = { airline: { code: string; name: string } };

/** Compares one of the member's pets with the airline's limits. */
function FitDialog({ airline }: FitDialogProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <>
      <span className="member-only">
        <Button
          icon={<Ruler size={20} aria-hidden />}
          disabled={!hydrated}
          onClick={() => setOpen(true)}
        >
          Does my pet fit?
        </Button>
      </span>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Does my pet fit ${airline.name}?`}
        closable
        wide
      >
        <LazyAirlineFit fallback={<Outline height={240} />} airline={airline} />
      </Dialog>
    </>
  );
}

/** Lines with the same text are one line with the sources of all; a listed figure says so. */
function mergedLines(lines: readonly AnswerLine[]): AnswerLine[] {
  const merged = new Map<string, AnswerLine>();
  for (const line of lines) {
    const same = merged.get(line.text);
    const when = line.when ?? (line.label || undefined);
    merged.set(
      line.text,
      same ? { ...same, sources: [...same.sources, ...line.sources] } : { ...line, when },
    );
  }
  return [...merged.values()];
}
