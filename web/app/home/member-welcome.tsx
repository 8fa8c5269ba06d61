import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import { Queries } from "../data/queries.tsx";
import { addPetPath } from "../links/pets.ts";
import { tripPath, tripsPath } from "../links/trips.ts";
import { PetPicture, useOwnPets } from "../travel/pets/index.ts";
import { nextTrip, nextTripText, useTrips } from "../travel/trips/index.ts";
import { useToday } from "../ui/use-today.ts";
import { WelcomeText } from "./welcome-text.tsx";

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

function LoadedWelcome({ firstName, waiting }: MemberWelcomeProps) {
  const pets = useOwnPets();
  const trips = useTrips();
  const today = useToday();
  if (pets.isPending || trips.isPending) return waiting;

  const trip = nextTrip(trips.data ?? [], today);
  const pet = pets.data?.find(({ _id }) => trip?.petIds.includes(_id)) ?? pets.data?.[0];
  const retry = () => {
    if (pets.isError) void pets.refetch();
    if (trips.isError) void trips.refetch();
  };
  return (
    <WelcomeText picture={<Portrait pet={pet} />} pet={pet?.petName ?? "your pet"}>
      {sentence()}
    </WelcomeText>
  );

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
    if (trip) {
      const [before, place, after] = nextTripText(trip, today);
      return (
        <>
          Hi {firstName}. {before}
          <Link to={tripPath(trip._id)}>{place}</Link>
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
