import { useState } from "react";
import { type Experience, type LegQuestion, askedPapers } from "#contracts/travel/experiences.ts";
import { moneyText } from "#format/money.ts";
import { dayText } from "#format/dates.ts";
import { inText } from "#format/words.ts";
import { errorMessage } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { experienceAnchor } from "../../links/trips.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { legText } from "./labels.ts";
import { useOwnExperiences } from "./own-experiences.ts";

const ExperienceForm = lazy(async () => (await import("./experience-form.tsx")).ExperienceForm);

type Failure = { message: string; retry: () => void };

/** Asks once about each leg of a trip that is over, and shows what was reported. */
export function TripExperiences({ tripId }: { tripId: string }) {
  const { query, saved, dismiss, remove } = useOwnExperiences();
  const [answering, setAnswering] = useState<string>();
  const [failed, setFailed] = useState<Failure>();
  const isOfTrip = (leg: { tripId: string | null }) => leg.tripId === tripId;
  const questions = query.data?.questions.filter(isOfTrip) ?? [];
  const reports = query.data?.reports.filter(isOfTrip) ?? [];
  // The page is complete without it, so a failure to load it stays silent.
  if (questions.length + reports.length === 0) return null;

  const attempt = async (work: () => Promise<void>, otherwise: string) => {
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      const retry = () => void attempt(work, otherwise);
      setFailed({ message: `${otherwise} ${errorMessage(error, "")}`.trim(), retry });
    }
  };
  return (
    <section
      id={experienceAnchor}
      className="card pad stack"
      aria-labelledby="experience-title"
      tabIndex={-1}
    >
      <div className="stack tight">
        <h2 id="experience-title">
          {questions.length > 0 ? "What really happened?" : "Your travel reports"}
        </h2>
        {questions.length > 0 && (
          <p>Tell other travelers what you were asked for. It takes four taps.</p>
        )}
      </div>
      {failed && <Notice onRetry={failed.retry}>{failed.message}</Notice>}
      {questions.map((leg) => (
        <Question
          key={leg.legId}
          leg={leg}
          isOpen={answering === leg.legId}
          onOpen={() => setAnswering(leg.legId)}
          onClose={() => setAnswering(undefined)}
          onSaved={(report) => {
            saved(report);
            setAnswering(undefined);
            toast("Thanks. Your report was added to the totals.");
          }}
          onDismiss={() => void attempt(() => dismiss(leg), "Couldn't save that.")}
        />
      ))}
      {reports.map((report) => (
        <OwnReport
          key={report.legId}
          report={report}
          onRemove={() => void attempt(() => remove(report), "Couldn't remove your report.")}
        />
      ))}
    </section>
  );
}

type QuestionProps = {
  leg: LegQuestion;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSaved: (report: Experience) => void;
  onDismiss: () => void;
};

function Question({ leg, isOpen, onOpen, onClose, onSaved, onDismiss }: QuestionProps) {
  const title = `${legText(leg)}, ${dayText(leg.day)}`;
  return (
    <div className="stack">
      <p>
        <b>{title}</b>
      </p>
      {isOpen ? (
        <ExperienceForm
          fallback={<Skeleton height={520} rounded />}
          leg={leg}
          onSaved={onSaved}
          onClose={onClose}
        />
      ) : (
        <div className="row">
          <Button variant="pri" small onClick={onOpen}>
            Report<span className="sr"> {title}</span>
          </Button>
          <Button variant="txt" small onClick={onDismiss}>
            Not now<span className="sr">: {title}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

function OwnReport({ report, onRemove }: { report: Experience; onRemove: () => void }) {
  const { papers, fee, accepted, hidden } = report;
  const asked =
    papers.length === 0
      ? "nothing asked for"
      : `asked for: ${papers.map((paper) => inText(askedPapers[paper])).join(", ")}`;
  const paid =
    fee === undefined
      ? []
      : [fee === null ? "no fee" : `fee ${moneyText(fee.amount, fee.currency)}`];
  return (
    <div className="stack tight">
      <p>
        <b>
          {legText(report)}, {dayText(report.day)}
        </b>
      </p>
      <p className="meta">
        You reported: {[accepted ? "accepted" : "not accepted", asked, ...paid].join("; ")}.
        {hidden && " Moderators hid it, so it isn't counted."}
      </p>
      <div>
        <Button variant="txt" small onClick={onRemove}>
          Remove report<span className="sr"> {legText(report)}</span>
        </Button>
      </div>
    </div>
  );
}
