import { Plus } from "lucide-react";
import type { Pet } from "#contracts/travel/pets.ts";
import { noFlights } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { Button } from "../../../ui/button.tsx";
import { tripTarget } from "../trip-keys.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { FlightTicket } from "./flight-ticket.tsx";
import { legName } from "./leg-text.ts";
import { TripComments } from "../people/people-head.tsx";
import { canEdit, hiddenText } from "../people/roles.ts";
import { othersPetsOf } from "../pet-names.ts";
import { TripPaper } from "../documents/trip-paper.tsx";
import { TripSheets } from "../../dossier/index.ts";
import { SectionFold, TripSection, unfoldedMax } from "../trip-section.tsx";
import { takeFocus, type useEditing } from "../use-editing.ts";

const LegConflicts = lazy(async () => (await import("./leg-conflicts.tsx")).LegConflicts);
const LegsForm = lazy(async () => (await import("./legs-form.tsx")).LegsForm);

type FlightSectionProps = { trip: Trip; pets: readonly Pet[] };

type SectionProps = FlightSectionProps & { editing: ReturnType<typeof useEditing> };

/** The legs of a trip, as tickets. */
export function FlightSection({ trip, pets, editing }: SectionProps) {
  const { legs } = trip;
  const isNarrow = useMedia("(max-width: 767px)");
  const onBoard = new Set(legs.flatMap((leg) => leg.pets.map(({ petId }) => petId)));
  const traveling = pets.filter(({ _id }) => trip.petIds.includes(_id) || onBoard.has(_id));
  const all = [...pets, ...othersPetsOf(trip)];
  const hidden = hiddenText(trip, ["codes"]);
  const isEditing = editing.open && canEdit(trip);
  // Until the trip has pets, any of them can be set on a flight.
  const offered = traveling.length > 0 ? traveling : pets;
  const paper = (
    <div className="card pad stack screen-only">
      <TripPaper trip={trip} paper="ticket" />
    </div>
  );
  const tickets = (
    <div className="stack">
      <ol className="stack">
        {legs.map((leg, place) => (
          <FlightTicket key={leg._id} leg={leg} name={legName(place, legs)} pets={all}>
            {(place > 0 || leg.pets.length > 0) && (
              <LegConflicts trip={trip} place={place} pets={pets} />
            )}
            <TripComments
              trip={trip}
              on={{ kind: "leg", ref: leg._id }}
              name={legName(place, legs)}
            />
          </FlightTicket>
        ))}
      </ol>
      <TripSheets trip={trip} pets={traveling} />
      {paper}
    </div>
  );
  return (
    <TripSection
      id="legs"
      title="Flight Info"
      onEdit={isEditing || !canEdit(trip) ? undefined : editing.begin}
    >
      <div className="stack">
        {hidden && legs.length > 0 && <p className="meta">{hidden}</p>}
        <RepeatedPets trip={trip} pets={pets} />
        <PendingWrites target={tripTarget(trip._id)} section="legs" />
        {isEditing && (
          <>
            <div className="card pad stack">
              <h3 className="sr" tabIndex={-1} ref={editing.byUser ? takeFocus : undefined}>
                Edit your flights and other legs
              </h3>
              <LegsForm
                fallback={<Skeleton height={680} rounded />}
                trip={trip}
                pets={offered}
                onDone={editing.end}
              />
            </div>
            {legs.length > 0 && <TripSheets trip={trip} pets={traveling} />}
          </>
        )}
        {!isEditing && legs.length === 0 && (
          <div className="card pad stack">
            <p>{noFlights}</p>
            {canEdit(trip) && (
              <div className="screen-only">
                <Button small icon={<Plus aria-hidden />} onClick={editing.begin}>
                  Add a flight, train or ferry
                </Button>
              </div>
            )}
          </div>
        )}
        {isEditing || legs.length === 0 ? (
          paper
        ) : isNarrow || legs.length > unfoldedMax ? (
          <SectionFold id="legs" label="Tickets and documents" count={countOf(legs)}>
            {tickets}
          </SectionFold>
        ) : (
          tickets
        )}
      </div>
    </TripSection>
  );
}

const countOf = (legs: Trip["legs"]): string =>
  counted(legs.length, legs.every(({ mode }) => mode === "flight") ? "flight" : "leg");

/** Says which pets an earlier version stored twice on a leg. */
function RepeatedPets({ trip: { legs, repeatedPets = [] }, pets }: FlightSectionProps) {
  return repeatedPets.map(({ legId, petId }) => {
    const place = legs.findIndex(({ _id }) => _id === legId);
    const name = pets.find(({ _id }) => _id === petId)?.petName ?? "A pet";
    return (
      <Notice key={legId + petId} tone="due">
        {legName(place, legs)}: {name} was listed twice. We kept the first entry. The other one goes
        away when you next save this trip.
      </Notice>
    );
  });
}
