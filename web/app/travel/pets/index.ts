export { LazyLivedForm, LazyPetForm, LazyRecordForm, PetRecords } from "./lazy.ts";
export { PetCards, PublicPets } from "./pet-cards.tsx";
export { PetPicture } from "./pet-picture.tsx";
export { lookOfPet, travelerOf } from "./traveler.ts";
export { cachePet, useOwnPets } from "./use-pets.ts";
