import { Suspense, useState } from "react";
import type { ConfirmProps } from "./confirm-question.tsx";
import { lazy } from "../data/lazy/lazy.tsx";

const ConfirmQuestion = lazy(async () => (await import("./confirm-question.tsx")).ConfirmQuestion);

/** Asks before something is lost, and stays and says why when it could not be done. Fetched when it first opens. */
export function ConfirmDialog(props: ConfirmProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ConfirmQuestion {...props} />
    </Suspense>
  );
}
