import { BedDouble } from "lucide-react";
import { noAddress, noDates } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { tripTarget } from "../trip-keys.ts";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TripComments } from "../people/people-head.tsx";
import { canEdit, hiddenText } from "../people/roles.ts";
import { TripPaper } from "../documents/trip-paper.tsx";
import { SectionFold, TripSection, unfoldedMax } from "../trip-section.tsx";
import styles from "./stay-section.module.css";
import { StayView } from "./stay-view.tsx";
import { takeFocus, type useEditing } from "../use-editing.ts";

const StaysForm = lazy(async () => (await import("./stays-form.tsx")).StaysForm);

type StaySectionProps = { trip: Trip; editing: ReturnType<typeof useEditing> };

/** Where the travelers stay. */
export function StaySection({ trip, editing }: StaySectionProps) {
  const isEditing = editing.open && canEdit(trip);
  const hidden = hiddenText(trip, ["codes"]);
  const list =
    trip.stays.length > 0 ? (
      <ul className="stack loose">
        {trip.stays.map((stay, place) => (
          <StayView key={stay._id} stay={stay}>
            <TripComments
              trip={trip}
              on={{ kind: "stay", ref: stay._id }}
              name={stay.name || `Stay ${place + 1}`}
            />
          </StayView>
        ))}
      </ul>
    ) : (
      <div className={styles.stay}>
        <BedDouble size={24} aria-hidden />
        <div>
          <p>{noAddress}</p>
          <p className="meta">{noDates}</p>
        </div>
      </div>
    );
  const below = (
    <>
      {hidden && trip.stays.length > 0 && <p className="meta">{hidden}</p>}
      <div className={`${styles.paper} screen-only`}>
        <TripPaper trip={trip} paper="receipt" />
      </div>
    </>
  );
  return (
    <TripSection
      id="stays"
      title="Where Are You Staying?"
      onEdit={isEditing || !canEdit(trip) ? undefined : editing.begin}
    >
      {!isEditing && trip.stays.length > unfoldedMax ? (
        <div className="stack">
          <PendingWrites target={tripTarget(trip._id)} section="stays" />
          <SectionFold
            id="stays"
            label="Addresses and receipt"
            count={counted(trip.stays.length, "stay")}
          >
            <div className="card pad stack loose">
              {list}
              {below}
            </div>
          </SectionFold>
        </div>
      ) : (
        <div className="card pad stack loose">
          <PendingWrites target={tripTarget(trip._id)} section="stays" />
          {isEditing ? (
            <>
              <h3 className="sr" tabIndex={-1} ref={editing.byUser ? takeFocus : undefined}>
                Edit your stay
              </h3>
              <StaysForm
                fallback={<Skeleton height={380} rounded />}
                trip={trip}
                onDone={editing.end}
              />
            </>
          ) : (
            list
          )}
          {below}
        </div>
      )}
    </TripSection>
  );
}
