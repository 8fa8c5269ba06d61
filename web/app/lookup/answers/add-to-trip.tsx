import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import type { ChecklistStep } from "#contracts/lookup/answers.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { LazyAddTodos } from "../../travel/trips/index.ts";

const hash = "#add-to-trip";

type AddToTripProps = { destination: string; steps: readonly ChecklistStep[] };

/** Puts the steps on a trip's to-do list. A guest logs in first, and finds the same choice afterwards. */
export function AddToTrip({ destination, steps }: AddToTripProps) {
  const [choice, setChoice] = useState<"open" | "closed">();
  const hydrated = useHydrated();
  const userId = useUserId();
  const { pathname, search, hash: current } = useLocation();
  // Back from log-in, the choice is open until it is closed.
  const isReturn = current === hash && userId !== undefined;
  const open = choice === "open" || (isReturn && choice === undefined);
  const close = () => setChoice("closed");
  if (steps.length === 0) return null;
  return (
    <>
      <span className="member-only">
        <Button
          icon={<CalendarPlus size={20} aria-hidden />}
          disabled={!hydrated}
          onClick={() => setChoice("open")}
        >
          Add to a trip
        </Button>
      </span>
      <span className="guest-only">
        <LinkButton
          icon={<CalendarPlus size={20} aria-hidden />}
          to={logInPath(pathname + search + hash)}
          prefetch="none"
        >
          Add to a trip
        </LinkButton>
      </span>
      <Dialog open={open} onClose={close} title="Add to a trip" closable wide>
        <LazyAddTodos
          fallback={<Outline height={240} />}
          destination={destination}
          todos={steps.map(({ title, dates, until }) => ({
            text: title,
            due: dates?.until,
            daysBefore: until,
          }))}
          onClose={close}
        />
      </Dialog>
    </>
  );
}
