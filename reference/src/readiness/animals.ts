/** What kind of animal a pet of the species "other" is, by what its owner calls it. */
import { memoize } from "./memoize.ts";
import type { Pet } from "./request.ts";

export type Animal =
  | "ferret"
  | "parrot"
  | "bird"
  | "tortoise"
  | "reptile"
  | "amphibian"
  | "rabbit"
  | "rodent"
  | "hedgehog"
  | "monkey"
  | "fish"
  | "spider";

/** The first that fits decides, so that "parrotfish" and "guinea pig" come before what they contain. */
const names: readonly (readonly [Animal, RegExp])[] = [
  ["fish", /\b(?:\w*fish|koi|guppy|guppies|betta|cichlid|seahorse)\b/],
  ["ferret", /\b(?:ferrets?|fitch|frettchen|furet|hur[oó]n|furetto)\b/],
  [
    "parrot",
    /\b(?:parrots?|parakeets?|macaws?|cockatoos?|cockatiels?|corellas?|galahs?|budgies?|budgerigars?|conures?|lovebirds?|parrotlets?|lor(?:y|ies|ikeets?)|caiques?|amazons?|african gr[ea]y|gr[ea]y parrot|eclectus|quaker|rosellas?|keas?|psittac\w*|papagei|perroquet|loro|guacamayo)\b/,
  ],
  [
    "bird",
    /\b(?:birds?|canar(?:y|ies)|finch(?:es)?|pigeons?|doves?|mynahs?|mynas?|hens?|chickens?|ducks?|geese|goose|quails?|falcons?|hawks?|owls?|eagles?|toucans?|turacos?|peacocks?|vogel|oiseau)\b/,
  ],
  ["tortoise", /\b(?:tortoises?|turtles?|terrapins?|sliders?|schildkröte|tortue)\b/],
  [
    "reptile",
    /\b(?:reptiles?|snakes?|pythons?|boas?|anacondas?|lizards?|geckos?|iguanas?|chameleons?|skinks?|monitors?|tegus?|bearded dragons?|uromastyx|crocodiles?|caimans?|alligators?|schlange|serpent)\b/,
  ],
  ["amphibian", /\b(?:amphibians?|frogs?|toads?|newts?|salamanders?|axolotls?)\b/],
  ["rabbit", /\b(?:rabbits?|bunny|bunnies|hares?|kaninchen|lapin|conejo|lop)\b/],
  [
    "rodent",
    /\b(?:rodents?|guinea ?pigs?|cav(?:y|ies)|hamsters?|gerbils?|mouse|mice|rats?|chinchillas?|degus?|squirrels?|meerschweinchen)\b/,
  ],
  ["hedgehog", /\b(?:hedgehogs?|tenrecs?)\b/],
  ["monkey", /\b(?:monkeys?|marmosets?|tamarins?|lemurs?|capuchins?|apes?|primates?)\b/],
  ["spider", /\b(?:spiders?|tarantulas?|scorpions?)\b/],
];

const animalNamed = memoize(1_000, (name: string): Animal | undefined => {
  const plain = name.toLowerCase();
  return names.find(([, pattern]) => pattern.test(plain))?.[0];
});

/** Undefined for dogs and cats, and for what no name is known of. */
export const animalOf = ({ species, breed }: Pick<Pet, "species" | "breed">): Animal | undefined =>
  species === "other" && breed ? animalNamed(breed) : undefined;

/** The species by which rules ask; a ferret is noted as another animal. */
export const ruledSpecies = (
  pet: Pick<Pet, "species" | "breed">,
): "dog" | "cat" | "ferret" | "other" => (animalOf(pet) === "ferret" ? "ferret" : pet.species);

/** Kinds of which the convention on trade in endangered species covers many or most. */
const coveredByCites: ReadonlySet<Animal> = new Set<Animal>([
  "parrot",
  "bird",
  "tortoise",
  "reptile",
  "amphibian",
  "monkey",
  "spider",
  "fish",
]);

/** Whether CITES papers may be needed; of an animal that is not named nobody can say that they are not. */
export const mayNeedCites = (pet: Pick<Pet, "species" | "breed">): boolean => {
  if (pet.species !== "other") return false;
  const animal = animalOf(pet);
  return animal === undefined || coveredByCites.has(animal);
};

const plurals: Readonly<Record<Animal, string>> = {
  ferret: "ferrets",
  parrot: "parrots",
  bird: "birds",
  tortoise: "tortoises and turtles",
  reptile: "reptiles",
  amphibian: "amphibians",
  rabbit: "rabbits",
  rodent: "rodents",
  hedgehog: "hedgehogs",
  monkey: "monkeys",
  fish: "fish",
  spider: "spiders and scorpions",
};

export const animalsInSentence = (pet: Pick<Pet, "species" | "breed">): string => {
  const animal = animalOf(pet);
  return animal ? plurals[animal] : "animals other than dogs and cats";
};

export type AnimalBan = {
  /** Names of the animals, as owners write them. */
  names: RegExp;
  text: string;
  source: { title: string; address: string };
};

/** Animals that an official text bans, by territory. */
const animalBans: Readonly<Record<string, AnimalBan>> = {
  "US-HI": {
    names:
      /\b(?:alligators?|bearded dragons?|ferrets?|gerbils?|geckos?|hamsters?|hermit crabs?|lor(?:y|ies)|monk parakeets?|quaker parrots?|snakes?|pythons?|boas?|snapping turtles?|toucans?)\b/i,
    text: "Hawaii doesn't let private people bring in this animal.",
    source: {
      title: "Hawaii Department of Agriculture: Animal guidelines",
      address: "https://hdoa.hawaii.gov/pi/pq/import-program/animal-guidelines/",
    },
  },
};

export const animalBan = (
  territory: string,
  { breed }: Pick<Pet, "breed">,
): AnimalBan | undefined => {
  const ban = animalBans[territory];
  return breed && ban?.names.test(breed) ? ban : undefined;
};
