import { CalendarPlus, ClipboardPlus } from "lucide-react";
import { type ReactNode } from "react";
import type { TripReadiness } from "#contracts/travel/readiness.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counterPath } from "../../../links/pets.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { MoveTrip } from "./move-trip.tsx";
import { OnePetPapers } from "./one-pet-papers.tsx";
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
          counter={counterPath(each.pet._id, trip._id)}
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
