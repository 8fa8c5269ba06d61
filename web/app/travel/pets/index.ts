export { PetRecords } from "./lazy.ts";
export { LazyLivedForm, LazyPetForm, LazyRecordForm } from "./lazy-forms.ts";
export { PetCards, PublicPets } from "./pet-cards.tsx";
export { PetPicture } from "./pet-picture.tsx";
export { lookOfPet, travelerOf } from "./traveler.ts";
export { cachePet, useOwnPets } from "./use-pets.ts";
