/** The closed lists. Every drawing has a name made of words from here and of nothing else. */

export const placeSlugs = [
  "agra",
  "argentina",
  "arizona",
  "athens",
  "australia",
  "bali",
  "bangkok",
  "barcelona",
  "berlin",
  "bogota",
  "brazil",
  "cairo",
  "canada",
  "cape-town",
  "chile",
  "colombia",
  "costa-rica",
  "cuba",
  "cusco",
  "dominican-republic",
  "egypt",
  "florence",
  "france",
  "germany",
  "greece",
  "guatemala",
  "havana",
  "iceland",
  "india",
  "indonesia",
  "italy",
  "japan",
  "krabi",
  "kyoto",
  "lima",
  "lisbon",
  "london",
  "mexico",
  "mexico-city",
  "mykonos",
  "new-york",
  "new-york-city",
  "new-zealand",
  "norway",
  "panama",
  "paris",
  "patagonia",
  "peru",
  "philippines",
  "phuket",
  "porto",
  "portugal",
  "rio-de-janeiro",
  "rome",
  "san-francisco",
  "santiago",
  "santorini",
  "scotland",
  "south-africa",
  "spain",
  "switzerland",
  "sydney",
  "thailand",
  "tokyo",
  "toronto",
  "tuscany",
  "united-kingdom",
  "usa",
  "vienna",
  "zurich",
] as const;
export type PlaceSlug = (typeof placeSlugs)[number];

/** Scenes that could be anywhere: no landmark, no sea, no palm that would tell a lie. */
export const quietScenes = [
  "hills",
  "lake",
  "town",
  "river",
  "meadow",
  "forest",
  "orchard",
  "fields",
  "pass",
  "railway",
  "road",
  "balloons",
] as const;
export type QuietScene = (typeof quietScenes)[number];
export const quietVariants = 3;

/** What a caption may name instead of a place, on posters of the second collection only. */
export const topicScenes = ["beach", "city", "peaks"] as const;
export type TopicScene = (typeof topicScenes)[number];

export const shapes = ["portrait", "landscape", "square", "hero", "heroPhone"] as const;
export type Shape = (typeof shapes)[number];

export const times = ["day", "night"] as const;
export type Time = (typeof times)[number];

export const speciesNames = ["dog", "cat", "rabbit", "bird", "tortoise"] as const;
export type Species = (typeof speciesNames)[number];

export const furColours = [
  "golden",
  "brown",
  "chocolate",
  "black",
  "white",
  "grey",
  "ginger",
  "cream",
  "tan",
  "blue",
  "green",
  "red",
] as const;
export type FurColour = (typeof furColours)[number];

export const earsOf = {
  dog: ["floppy", "pointy", "button", "long", "bat", "curly"],
  cat: ["upright", "fold"],
  rabbit: ["upright", "lop"],
  bird: ["crest"],
  tortoise: ["none"],
} as const;
export type Ears = (typeof earsOf)[Species][number];

export const marksOf = {
  dog: ["plain", "patch", "blaze", "bib", "brows", "spots"],
  cat: ["plain", "tabby", "bib", "mask"],
  rabbit: ["plain"],
  bird: ["plain"],
  tortoise: ["plain"],
} as const;
export type Mark = (typeof marksOf)[Species][number];

export const backgrounds = [
  "blue",
  "mint",
  "butter",
  "coral",
  "navy",
  "sky",
  "lilac",
  "terracotta",
  "pine",
] as const;
export type Background = (typeof backgrounds)[number];

/** How many ready-made portraits stand in for people without a picture. */
export const defaultPortraits = 32;

/** The shapes a traveler on a poster can have; a dog has three builds. */
export const travellerBuilds = [
  "floppy",
  "pointy",
  "sausage",
  "cat",
  "rabbit",
  "bird",
  "tortoise",
] as const;
export type TravellerBuild = (typeof travellerBuilds)[number];

export const emptyNames = [
  "suitcase",
  "letter",
  "note",
  "cart",
  "map",
  "passport",
  "stamp",
  "heart",
  "photo",
  "cloud",
] as const;
export type EmptyName = (typeof emptyNames)[number];

/** What the shop draws of its goods, each in every color and seen in every way. */
export const wareNames = [
  "carrier",
  "annexe",
  "crate",
  "backpack",
  "tote",
  "stroller",
  "blanket",
  "bed",
  "mat",
  "nest",
  "throw",
  "bowl",
  "bottle",
  "flask",
  "dish",
  "tin",
  "pouch",
  "mug",
  "tag",
  "leash",
  "harness",
  "raincoat",
  "vest",
  "bandana",
  "collar",
  "lantern",
  "ball",
  "roll",
  "boots",
  "tether",
  "booster",
  "wallet",
  "label",
  "notebook",
  "scale",
  "postcards",
  "brush",
  "towel",
  "box",
  "roller",
  "tunnel",
  "tray",
  "rod",
  "shirt",
  "sweater",
  "cap",
  "socks",
  "bag",
] as const;
export type Ware = (typeof wareNames)[number];

export const wareColours = [
  "brick",
  "night",
  "pine",
  "sunflower",
  "rosa",
  "lagoon",
  "lilac",
  "oat",
] as const;
export type WareColour = (typeof wareColours)[number];

/** Alone; on a trip with a person; with its dimensions; close up. */
export const wareViews = ["front", "trip", "size", "close"] as const;
export type WareView = (typeof wareViews)[number];

/** How a poster hangs in the print room, and one in its room. */
export const framings = ["unframed", "oak", "night", "room"] as const;
export type Framing = (typeof framings)[number];

/** The compositions of the second collection: an occasion on the way and one animal. */
export const sceneNames = [
  "carrier",
  "counter",
  "ferry",
  "train",
  "vet",
  "car",
  "stop",
  "snow",
] as const;
export type SceneName = (typeof sceneNames)[number];

export const sceneShapes = ["portrait", "landscape", "square"] as const;
export type SceneShape = (typeof sceneShapes)[number];

/** The animals of the second collection: six breeds, drawn in every pose, and two small ones. */
export const breeds = [
  "terrier",
  "frenchie",
  "shiba",
  "dachshund",
  "persian",
  "parrot",
  "rabbit",
  "tortoise",
] as const;
export type Breed = (typeof breeds)[number];
export type DrawnBreed = Exclude<Breed, "rabbit" | "tortoise">;
export type DogBreed = Exclude<DrawnBreed, "persian" | "parrot">;

/** The coats of some breeds that no fur color matches. */
export type Coat = FurColour | "fawn" | "rust";

/** `peek`: only head and shoulders, for windows. */
export const figurePoses = ["stand", "walk", "sit", "curl", "peek"] as const;
export type FigurePose = (typeof figurePoses)[number];
