import { Ruler } from "lucide-react";
import { Suspense, useState } from "react";
import { useHydrated } from "../../data/hydrated.ts";
import { LazyAirlineFit } from "../../travel/airline-fit/index.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";

type FitDialogProps = { airline: { code: string; name: string; country: string } };

/** Compares one of the member's pets with the airline's limits. */
export function FitDialog({ airline }: FitDialogProps) {
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
        <Suspense
          fallback={
            <AfterAWhile>
              <Skeleton height={240} rounded />
            </AfterAWhile>
          }
        >
          <LazyAirlineFit airline={airline} />
        </Suspense>
      </Dialog>
    </>
  );
}
