import { pathOf } from "#contracts/kernel/client.ts";
import { listTripBookmarks } from "#contracts/community/bookmarks.ts";
import { listCarriers } from "#contracts/travel/carriers.ts";
import { getBarcode, getDossier, listDossierLinks } from "#contracts/travel/dossiers.ts";
import { getPet, listPets } from "#contracts/travel/pets.ts";
import { getTrip, listTrips, type Trip } from "#contracts/travel/trips.ts";
import { getTripReadiness } from "#contracts/travel/readiness.ts";

/** The calls that may be saved on a device, as `docs/offline.md` lists them. */
export const savedCalls = [
  listTrips,
  getTrip,
  getTripReadiness,
  listDossierLinks,
  listTripBookmarks,
  listPets,
  listCarriers,
  getPet,
  getBarcode,
  getDossier,
] as const;

type TripParts = Pick<Trip, "_id" | "petIds"> & { legs: readonly { _id: string }[] };

/** The paths of a trip to save, those whose files are saved too, and the list that the trip is saved as a part of. */
export function savedPathsOf({ _id: id, petIds, legs }: TripParts) {
  const trip = pathOf(getTrip, { params: { id } });
  const pets = petIds.map((petId) => pathOf(getPet, { params: { id: petId } }));
  const ofTrip = [getTripReadiness, listDossierLinks] as const;
  const ofPet = (petId: string) => [
    pathOf(getBarcode, { params: { id: petId } }),
    ...[undefined, ...legs.map(({ _id }) => _id)].map((leg) =>
      pathOf(getDossier, { params: { id, petId }, query: { leg } }),
    ),
  ];
  const paths = [
    trip,
    ...ofTrip.map((each) => pathOf(each, { params: { id } })),
    pathOf(listTripBookmarks, { params: { tripId: id } }),
    pathOf(listPets, {}),
    pathOf(listCarriers, {}),
    ...pets,
    ...petIds.flatMap(ofPet),
  ];
  return {
    paths,
    withFiles: [trip, ...pets],
    partsOf: [{ list: pathOf(listTrips, {}), item: trip }],
  };
}
