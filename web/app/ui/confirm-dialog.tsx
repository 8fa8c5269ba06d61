import { useState } from "react";
import type { ConfirmProps } from "./confirm-question.tsx";
import { lazy } from "../data/lazy/lazy.tsx";

const ConfirmQuestion = lazy(async () => (await import("./confirm-question.tsx")).ConfirmQuestion);

/** Asks before something is lost. Loads when it first opens. */
export function ConfirmDialog(props: ConfirmProps) {
  const [requested, setRequested] = useState(false);
  if (props.open && !requested) setRequested(true);
  if (!requested) return null;
  return <ConfirmQuestion {...props} />;
}
