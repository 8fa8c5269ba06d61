import { CalendarPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../data/hydrated.ts";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const hash = "#add-to-trip";

type AddToTripProps = { small?: boolean; children: (close: () => void) => ReactNode };

/** Asks for the trip that something is added to. A guest logs in first, and finds the same choice afterwards. */
export function AddToTripButton({ small, children }: AddToTripProps) {
  const [choice, setChoice] = useState<"open" | "closed">();
  const hydrated = useHydrated();
  const userId = useUserId();
  const { pathname, search, hash: current } = useLocation();
  // Back from log-in, the choice is open until it is closed.
  const isReturn = current === hash && userId !== undefined;
  const open = choice === "open" || (isReturn && choice === undefined);
  const close = () => setChoice("closed");
  return (
    <>
      <span className="member-only">
        <Button
          small={small}
          icon={<CalendarPlus size={20} aria-hidden />}
          disabled={!hydrated}
          onClick={() => setChoice("open")}
        >
          Add to a trip
        </Button>
      </span>
      <span className="guest-only">
        <LinkButton
          small={small}
          icon={<CalendarPlus size={20} aria-hidden />}
          to={logInPath(pathname + search + hash)}
          prefetch="none"
        >
          Add to a trip
        </LinkButton>
      </span>
      <Dialog open={open} onClose={close} title="Add to a trip" closable wide>
        {children(close)}
      </Dialog>
    </>
  );
}
