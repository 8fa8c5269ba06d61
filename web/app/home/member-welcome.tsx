import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { figureUrl } from "#art/urls.ts";
import { daysBetween } from "#contracts/kernel/days.ts";
import { inSentence } from "#reference/in-sentence.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { LegQuestion } from "#contracts/travel/experiences.ts";
import { Queries } from "../data/queries.tsx";
import { useOwnExperiences, shortLegText } from "../travel/experiences/index.ts";
import { addPetPath } from "../links/pets.ts";
import { tripPath, tripsPath, experiencePath } from "../links/trips.ts";
import { lookOfPet, PetPicture, useOwnPets } from "../travel/pets/index.ts";
import { nextTrip, nextTripText, useTrips, useTripVerdicts } from "../travel/trips/index.ts";
import { excerpt } from "../ui/text.ts";
import { useToday } from "../ui/use-today.ts";
import { errorMessage } from "../data/errors.ts";
import { anyLook, WelcomeText } from "./welcome-text.tsx";

type MemberWelcomeProps = {
  firstName: string;
  /** Shown until pets and trips are loaded. */
  waiting: ReactNode;
};

/** A member's next trip, and the pet that travels. */
export const MemberWelcome = (props: MemberWelcomeProps) => (
  <Queries>
    <LoadedWelcome {...props} />
  </Queries>
);

const urgentDays = 14;

function LoadedWelcome({ firstName, waiting }: MemberWelcomeProps) {
  const pets = useOwnPets();
  const trips = useTrips();
  const today = useToday();
  const trip = nextTrip(trips.data ?? [], today);
  const own = useOwnExperiences();
  const verdicts = useTripVerdicts(trip && trip.petIds.length > 0 ? trip._id : undefined);
  if (pets.isPending || trips.isPending || verdicts.isPending || own.query.isPending)
    return waiting;

  const pet = pets.data?.find(({ _id }) => trip?.petIds.includes(_id)) ?? pets.data?.[0];
  const retry = () => {
    if (pets.isError) void pets.refetch();
    if (trips.isError) void trips.refetch();
  };
  return (
    <WelcomeText
      figure={figureUrl((pet && lookOfPet(pet)) ?? anyLook)}
      picture={<Portrait pet={pet} />}
      pet={pet?.petName ?? "your pet"}
    >
      {sentence()}
    </WelcomeText>
  );

  /** Whether something for the next trip is due soon, which comes before a question about the last one. */
  function isUrgent(): boolean {
    return verdicts.pets.some(({ first }) => {
      const day = first?.by ?? first?.until;
      return day !== undefined && daysBetween(today, day.slice(0, 10)) <= urgentDays;
    });
  }

  function sentence() {
    if (trips.isError || pets.isError) {
      return (
        <>
          Hi {firstName}. Couldn't load your {trips.isError ? "next trip" : "pets"}.{" "}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </>
      );
    }
    const [question] = own.query.data?.questions ?? [];
    if (question && !isUrgent()) {
      const dismiss = () => own.dismiss(question);
      return <LegQuestionText firstName={firstName} leg={question} onDismiss={dismiss} />;
    }
    if (trip) {
      const [before, place, after] = nextTripText(trip, today);
      return (
        <>
          Hi {firstName}. {before}
          <Link to={tripPath(trip._id)}>{inSentence(excerpt(place, 30))}</Link>
          {after}
        </>
      );
    }
    if (!pet) {
      return (
        <>
          Hi {firstName}. <Link to={addPetPath}>Add your pet</Link> to store vaccine records and
          documents.
        </>
      );
    }
    return (
      <>
        Hi {firstName}, ready to <Link to={tripsPath}>plan your next trip</Link>?
      </>
    );
  }
}

/** The pet's picture; a paw for a pet without one, and where there is no pet. */
const Portrait = ({ pet }: { pet: Pet | undefined }) => (
  <PetPicture
    pet={pet ?? { _id: "", petName: "", breed: "", species: "other", petPhoto: null }}
    width={320}
    eager
  />
);

type LegQuestionTextProps = {
  firstName: string;
  leg: LegQuestion;
  /** Never asks about this leg again. */
  onDismiss: () => Promise<void>;
};

/** Asks once how a leg went that is over. */
function LegQuestionText({ firstName, leg, onDismiss }: LegQuestionTextProps) {
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
        skip this
      </button>
    </>
  );
}
