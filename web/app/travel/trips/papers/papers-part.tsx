import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import {
  type Trip,
  type Attachment,
  deleteAttachment,
  replaceAttachment,
} from "#contracts/travel/trips.ts";
import { papersAnchor } from "../../../links/trips.ts";
import { addPetPath } from "../../../links/pets.ts";
import { tripPapers } from "../../../lookup/trip-papers/index.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Outline, Skeleton } from "../../../ui/skeleton.tsx";
import { DeadlineList } from "../lists/deadline-list.tsx";
import lists from "../lists/lists.module.css";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { canEdit, hiddenText } from "../people/roles.ts";
import { PapersCard } from "./papers-card.tsx";
import styles from "./papers.module.css";
import { useSteps } from "./step-dialog.tsx";
import type { Step } from "./step.ts";
import { useTripPapers } from "./use-papers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { attachmentsMax } from "#contracts/travel/trip-parts.ts";
import { call } from "../../../data/browser.ts";
import { hasDraft } from "../../../forms/has-draft.ts";
import { SavedPaper } from "../../../forms/saved-paper.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { seenBy } from "../documents/trip-paper.tsx";
import { partsOf } from "../legs/leg-text.ts";
import documents from "../documents/documents.module.css";
import { limitText } from "../trip-text.ts";
import { cacheTrip } from "../use-trips.ts";

const AddAttachment = lazy(
  async () => (await import("../documents/add-attachment.tsx")).AddAttachment,
);

/** Other documents of a trip, its flights and its stays. */
export function AttachmentsCard({ trip }: { trip: Trip }) {
  const [adding, setAdding] = useState(() => hasDraft(`trip:${trip._id}:attachment`));
  const { attachments } = trip;
  return (
    <section className="card pad stack screen-only" aria-labelledby="attachments-title">
      <h2 id="attachments-title" className={lists.title}>
        Other documents
      </h2>
      {attachments.length > 0 && (
        <ul className={documents.papers} aria-label="Other documents">
          {attachments.map((attachment) => (
            <AttachmentRow key={attachment._id} trip={trip} attachment={attachment} />
          ))}
        </ul>
      )}
      <p className={`meta ${documents.secret}`}>
        <Lock size={16} aria-hidden />
        {hiddenText(trip, ["documents"]) ??
          `${attachments.length === 0 ? "No other documents yet. " : ""}${seenBy(trip, "these")}`}
      </p>
      {!canEdit(trip) ? null : adding ? (
        <AddAttachment
          fallback={<Skeleton height={360} rounded />}
          trip={trip}
          onDone={() => setAdding(false)}
        />
      ) : attachments.length < attachmentsMax ? (
        <div className="screen-only">
          <Button small onClick={() => setAdding(true)}>
            Add a document
          </Button>
        </div>
      ) : (
        <p className="meta">{limitText("documents", attachmentsMax)}</p>
      )}
    </section>
  );
}

function AttachmentRow({ trip, attachment }: { trip: Trip; attachment: Attachment }) {
  const client = useQueryClient();
  const { _id: attachmentId, url, legId, stayId } = attachment;
  const label = attachment.label || "Document";
  const part = partsOf(trip).find(({ id }) => id === (legId ?? stayId));
  const params = { id: trip._id, attachmentId };
  return (
    <li>
      <SavedPaper
        name={`document-${attachmentId}`}
        label={label}
        url={url}
        state={part?.label ?? ""}
        title={label}
        readOnly={!canEdit(trip)}
        question={`Remove “${label}”?`}
        send={(file, way) =>
          file
            ? call(replaceAttachment, { params, files: { file }, ...way })
            : call(deleteAttachment, { params })
        }
        onSaved={(saved) => cacheTrip(client, saved)}
      />
    </li>
  );
}

type PapersPartProps = { trip: Trip; changes: ItemChanges; today: string; isOver: boolean };

/** What every border of a trip asks of its pets, with its deadlines, and the documents of the trip. */
export function PapersPart({ trip, changes, today, isOver }: PapersPartProps) {
  const state = useTripPapers(trip, changes.list);
  const [take, dialog] = useSteps(trip, changes);
  useShownByAddress(!state.papers && !state.isError);
  return (
    <div className="split">
      {/* Rules of today say nothing of a trip that is over. */}
      {!isOver && (
        <section aria-labelledby={papersAnchor}>
          <h2 id={papersAnchor} className="sr">
            Papers
          </h2>
          <Answer trip={trip} state={state} onStep={take} />
          {dialog}
        </section>
      )}
      <aside className="stack loose" aria-label="Deadlines and documents">
        {trip.petIds.length > 0 && !isOver && <DeadlineList trip={trip} today={today} />}
        <RequiredDocuments trip={trip} pets={state.papers?.pets ?? []} />
        <AttachmentsCard trip={trip} />
      </aside>
    </div>
  );
}

type AnswerProps = {
  trip: Trip;
  state: ReturnType<typeof useTripPapers>;
  onStep: (step: Step) => void;
};

function Answer({ trip, state, onStep }: AnswerProps) {
  const { papers, isError, isFetching, retry } = state;
  if (!papers && !isError) return <Outline height={320} />;
  if (!papers) {
    return (
      <Notice onRetry={retry} busy={isFetching}>
        Couldn't check your pets' documents. Try again.
      </Notice>
    );
  }
  if (papers.judged.length === 0) {
    if (!canEdit(trip)) return <p className="card pad">No pets of yours on this trip.</p>;
    return <NoPets hasOwn={papers.pets.length > 0} onStep={onStep} />;
  }
  return (
    <>
      {isError && (
        <Notice onRetry={retry} busy={isFetching}>
          This may be out of date: the latest answer couldn't load.
        </Notice>
      )}
      <PapersCard trip={trip} papers={papers} onStep={onStep} />
    </>
  );
}

/** A link to this part leads here once what is above has its height. */
function useShownByAddress(isPending: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isPending && hash === `#${papersAnchor}`)
      document.getElementById(papersAnchor)?.scrollIntoView();
  }, [isPending, hash]);
}

/** In place of the answer, while no pet travels. */
function NoPets({ hasOwn, onStep }: { hasOwn: boolean; onStep: (step: Step) => void }) {
  return (
    <div className={`card pad ${styles.empty}`}>
      {hasOwn ? (
        <>
          <p>Select which pets travel to see what each border requires, and by when.</p>
          <Button onClick={() => onStep(selectPets)}>{selectPets.label}</Button>
        </>
      ) : (
        <>
          <p>Add your pet to see what each border requires, and by when.</p>
          <LinkButton to={addPetPath}>Add your pet</LinkButton>
        </>
      )}
    </div>
  );
}

const selectPets = { is: "details", label: "Select the pets" } as const;

type RequiredDocumentsProps = { trip: Trip; pets: readonly Pet[] };

/** A link to the documents that pets need between the countries of a trip, if we have them. */
function RequiredDocuments({ trip, pets }: RequiredDocumentsProps) {
  const { origin, destinationPlace, petIds } = trip;
  const kinds = pets.filter(({ _id }) => petIds.includes(_id)).map(({ species }) => species ?? "");
  const papers =
    origin && destinationPlace && tripPapers(origin.country, destinationPlace.country, kinds);
  if (!papers) return null;
  return (
    <section className="card pad" aria-labelledby="papers-title">
      <h2 id="papers-title" className={lists.title}>
        Required documents
      </h2>
      <p className="meta">
        What your pet needs to leave {papers.from} and enter {papers.to}, with fees and rules.{" "}
        <Link to={papers.path}>View required documents</Link>
      </p>
    </section>
  );
}
