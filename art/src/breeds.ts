/** Maps a pet's breed to its drawing. For the browser: names only. */
import { hash } from "./hash.ts";
import type { Ears, FurColour, Species } from "./names.ts";
import type { PetLook } from "./urls.ts";

const speciesWords: readonly (readonly [RegExp, Species])[] = [
  [/rabbit|bunny|lop\b/, "rabbit"],
  [/bird|parrot|budgie|parakeet|canary|cockat|macaw|lovebird/, "bird"],
  [/tortoise|turtle/, "tortoise"],
  [
    /\bcats?\b|kitten|tabby|siamese|persian|maine coon|ragdoll|sphynx|bengal|shorthair|longhair cat|russian blue|birman|scottish fold|tortoiseshell/,
    "cat",
  ],
];

const colourWords: readonly (readonly [RegExp, FurColour])[] = [
  [/black|rottweiler|doberman|newfoundland|schnauzer/, "black"],
  [/white|samoyed|maltese|westie|west highland|bichon|dalmatian|jack russell/, "white"],
  [/chocolate/, "chocolate"],
  [/ginger|orange|vizsla|shiba/, "ginger"],
  [/\bred\b|irish setter|fox/, "red"],
  [/cream|labrador|siamese|ragdoll|birman|pug/, "cream"],
  [/golden|retriever|cocker/, "golden"],
  [/blue|merle/, "blue"],
  [/gr[ae]y|silver|husky|weimaraner|chartreux|tabby|schnauzer/, "grey"],
  [/brown|dachshund|sausage|hound|boxer/, "brown"],
  [/\btan\b|chihuahua|corgi|beagle|shepherd|terrier|mutt|mixed/, "tan"],
];

const earWords: readonly (readonly [RegExp, Ears])[] = [
  [/dachshund|sausage|basset|bloodhound|spaniel|cocker|cavalier/, "long"],
  [/poodle|doodle|poo\b|bichon|maltese/, "curly"],
  [/chihuahua|french bulldog|frenchie|corgi|papillon/, "bat"],
  [/shepherd|husky|samoyed|shiba|akita|malamute|spitz|pomeranian|doberman|westie/, "pointy"],
  [/terrier|pug|boxer|dalmatian|schnauzer/, "button"],
  [/fold/, "fold"],
  [/lop\b/, "lop"],
];

const usualColours: Record<Species, readonly FurColour[]> = {
  dog: ["golden", "brown", "tan", "cream", "chocolate"],
  cat: ["ginger", "grey", "black", "cream"],
  rabbit: ["white", "cream", "grey", "brown"],
  bird: ["green", "golden", "blue"],
  tortoise: ["green"],
};

const firstOf = <T>(words: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** What the breed leaves open falls by the pet's name, so a pet keeps its look. */
export function lookOf(breed: string, petName: string): PetLook {
  const text = breed.toLowerCase();
  const species = firstOf(speciesWords, text) ?? "dog";
  const usual = usualColours[species];
  const colour =
    (species === "tortoise" ? undefined : firstOf(colourWords, text)) ??
    usual[hash(petName) % usual.length] ??
    "golden";
  const ears = firstOf(earWords, text);
  return ears ? { species, colour, ears } : { species, colour };
}
