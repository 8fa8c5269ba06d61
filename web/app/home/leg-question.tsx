import { useState } from "react";
import { Link } from "react-router";
import type { LegQuestion } from "#contracts/travel/experiences.ts";
import { errorMessage } from "../data/errors.ts";
import { experiencePath } from "../links/experiences.ts";
import { shortLegText } from "../travel/experiences/index.ts";

type LegQuestionTextProps = {
  firstName: string;
  leg: LegQuestion;
  /** Never asks about this leg again. */
  onDismiss: () => Promise<void>;
};

/** Asks once how a leg went that is over. */
export function LegQuestionText({ firstName, leg, onDismiss }: LegQuestionTextProps) {
  const [failed, setFailed] = useState<string>();
  const dismiss = () =>
    onDismiss().catch((error: unknown) => setFailed(errorMessage(error, "Couldn't save that.")));
  if (failed !== undefined) {
    return (
      <>
        {failed}{" "}
        <button type="button" onClick={() => void dismiss()}>
          Try again
        </button>
      </>
    );
  }
  return (
    <>
      Hi {firstName}. How did {shortLegText(leg)} go?{" "}
      <Link to={experiencePath(leg.tripId)}>Tell others</Link> or{" "}
      <button type="button" onClick={() => void dismiss()}>
        not now
      </button>
    </>
  );
}
