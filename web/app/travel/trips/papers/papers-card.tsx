import {
  CalendarPlus,
  ClipboardPlus,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Info,
  OctagonX,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { TripReadiness } from "#contracts/travel/readiness.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { counterPath } from "../../../links/pets.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Fold, RequirementList, TimelinePicture } from "../../requirements/index.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";
import { MoveTrip } from "./move-trip.tsx";
import type { PetPapers } from "./pet-papers.ts";
import styles from "./papers.module.css";
import { hasTodo, isForAuthority, isSameStep, type Step, stepsOf } from "./step.ts";
import type { TripPapers } from "./use-papers.ts";

type PapersCardProps = { trip: Trip; papers: TripPapers; onStep: (step: Step) => void };

/** Each pet's line and requirements. The first step of all is in the head of the page. */
export function PapersCard({ trip, papers, onStep }: PapersCardProps) {
  const { judged, context, next, move } = papers;
  const { journey } = papers.readiness;
  const some = judged.filter((each) => each.papers.tone === "blocked");

  const actionsFor = (place: number) => (id: string) => {
    const one = judged[place];
    const item = one?.papers.items.find((each) => each.id === id);
    if (!one || !item) return null;
    const steps = stepsOf(item, one.pet, context);
    return (
      <LineActions
        steps={steps.filter((step) => !isSameStep(step, next))}
        isListed={hasTodo(item, one.pet, context.items)}
        authority={isForAuthority(item, steps) ? journey[item.leg]?.authority : undefined}
        onStep={onStep}
      >
        {item.verdict === "blocked" && next?.is !== "move" && move && (
          <MoveTrip trip={trip} variant="sec" {...move} />
        )}
        {item.verdict === "blocked" && some.length < judged.length && (
          <span className="meta">
            {move ? "Or go on these dates" : "Or travel"} without {one.pet.petName}.
          </span>
        )}
      </LineActions>
    );
  };

  return (
    <div className={`card pad ${styles.card}`}>
      {judged.map((each, place) => (
        <OnePetPapers
          key={each.pet._id}
          name={each.pet.petName}
          papers={each.papers}
          counter={each.pet.isOthers ? undefined : counterPath(each.pet._id, trip._id)}
          actionsOf={actionsFor(place)}
        />
      ))}
    </div>
  );
}

type StepButtonProps = {
  step: Step;
  variant?: ButtonVariant;
  small?: boolean;
  onStep: (step: Step) => void;
};

export const StepButton = ({ step, variant = "sec", small = true, onStep }: StepButtonProps) => (
  <Button
    small={small}
    variant={variant}
    icon={step.is === "todo" ? <CalendarPlus aria-hidden /> : <ClipboardPlus aria-hidden />}
    onClick={() => onStep(step)}
  >
    {step.label}
  </Button>
);

type LineActionsProps = {
  steps: readonly Step[];
  /** A to-do for it is on the list. */
  isListed: boolean;
  /** Who to ask where no field decides it. */
  authority: TripReadiness["journey"][number]["authority"] | undefined;
  onStep: (step: Step) => void;
  children: ReactNode;
};

function LineActions({ steps, isListed, authority, onStep, children }: LineActionsProps) {
  return (
    <>
      {steps.map((step) => (
        <StepButton key={step.label} step={step} onStep={onStep} />
      ))}
      {isListed && <span className="meta">On your to-do list.</span>}
      {authority && (
        <span>
          Ask{" "}
          {authority.address ? (
            <a href={authority.address} rel="noopener">
              {authority.name}
            </a>
          ) : (
            authority.name
          )}
          .
        </span>
      )}
      {children}
    </>
  );
}

const signs = {
  blocked: OctagonX,
  due: Clock,
  unknown: CircleQuestionMark,
  ready: CircleCheck,
  info: Info,
};

/** So many lines of what is unknown stand open; more are folded. */
const unknownShown = 3;

type OnePetPapersProps = {
  name: string;
  papers: PetPapers;
  /** The page to show at check-in; undefined for a pet of another person. */
  counter: string | undefined;
  actionsOf: (id: string) => ReactNode;
};

/** One pet's line, its picture, and its requirements in the order of their last days. */
function OnePetPapers({ name, papers, counter, actionsOf }: OnePetPapersProps) {
  const { tone, headline, sentence, open, met, exempt, timeline } = papers;
  const id = useId();
  const Sign = signs[tone];
  const unknown = open.filter(({ verdict }) => verdict === "unknown");
  const isMuch = unknown.length > unknownShown;
  const shown = isMuch ? open.filter(({ verdict }) => verdict !== "unknown") : open;
  return (
    <section className={styles.pet} aria-labelledby={id}>
      <div className={classes(styles.line, styles[tone])}>
        <span className={styles.sign}>
          <Sign size={24} aria-hidden />
        </span>
        <div>
          <h3 id={id}>
            {name}: <InUnits text={headline} />
          </h3>
          {sentence && (
            <p>
              <InUnits text={sentence} />
            </p>
          )}
          {counter !== undefined && (
            <p className="screen-only">
              <Link to={counter}>Show {name} at the counter</Link>
            </p>
          )}
        </div>
      </div>
      {timeline && <TimelinePicture timeline={timeline} />}
      {shown.length > 0 && <RequirementList lines={shown} actionsOf={actionsOf} folds />}
      {isMuch && (
        <Fold
          flat
          title={`${unknown.length} open questions`}
          detail="Fill in what's missing, or ask the authority."
          lines={unknown}
          actionsOf={actionsOf}
        />
      )}
      {met.length > 0 && (
        <Fold
          flat
          title={`${counted(met.length, "requirement")} met`}
          detail={[...new Set(met.map(({ title }) => title))].slice(0, 4).join(", ")}
          lines={met}
        />
      )}
      {exempt.length > 0 && (
        <details className={styles.exempt}>
          <summary>
            Doesn't apply to {name} <span className="meta">{counted(exempt.length, "rule")}</span>
          </summary>
          <p>{exempt.join(", ")}.</p>
        </details>
      )}
    </section>
  );
}
