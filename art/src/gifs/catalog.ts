/** The built-in GIFs: what they show, in words, and by which words people find them. */
export type GifCard = {
  id: string;
  /** Also the alternative text. */
  title: string;
  words: readonly string[];
  width: number;
  height: number;
};

const card = (id: string, title: string, words: string): GifCard => ({
  id,
  title,
  words: words.split(" "),
  width: 320,
  height: 240,
});

export const gifs: readonly GifCard[] = [
  // Faces
  card("yes-nod", "A golden dog nods yes", "yes nod agree ok sure dog golden true right approve"),
  card(
    "no-shake",
    "A grey cat shakes its head",
    "no nope shake never cat grey refuse disagree wrong stop",
  ),
  card(
    "head-tilt",
    "A white dog tilts its head",
    "what huh confused question tilt curious dog white wonder hm",
  ),
  card(
    "big-lick",
    "A brown dog licks its nose",
    "lick yum tasty hungry food tongue dog brown delicious treat",
  ),
  card("wink", "A ginger cat winks", "wink cheeky secret flirt joke cat ginger deal trust okay"),
  card(
    "hearts",
    "A dog among rising hearts",
    "love hearts adore like crush dog sweet thanks kiss happy",
  ),
  card(
    "asleep",
    "A cat asleep with its dreams rising",
    "sleep tired night zzz nap jetlag cat bed goodnight rest",
  ),
  card(
    "surprised",
    "A rabbit is surprised",
    "wow surprised shock omg what rabbit bunny eyes amazed really",
  ),
  card("one-tear", "A dog with one tear", "sad cry tear sorry miss goodbye dog bye lonely upset"),
  card(
    "laughing",
    "A dog shakes with laughter",
    "laugh haha lol funny joke dog giggle happy hilarious fun",
  ),
  card(
    "confetti",
    "A dog in a party hat under confetti",
    "party confetti congratulations celebrate birthday hat dog hooray yay congrats",
  ),
  card(
    "sunglasses",
    "Sunglasses slide onto a black cat",
    "cool sunglasses deal swag cat black summer boss style smooth",
  ),
  card(
    "heart-eyes",
    "A cream cat with hearts for eyes",
    "love heart eyes adore crush cat cream want beautiful wow",
  ),
  card(
    "thinking",
    "A tortoise thinks it over",
    "think thinking wait hmm slow tortoise turtle wonder maybe idea",
  ),
  card(
    "birthday",
    "A dog and a birthday cake",
    "birthday cake candle party happy dog celebrate wish years treat",
  ),
  card(
    "grumpy",
    "A grumpy cat twitches its ears",
    "grumpy angry annoyed mad cat no delay cross bad mood",
  ),
  card(
    "hello",
    "A budgie bobs hello",
    "hello hi hey welcome wave bird budgie greeting morning parrot",
  ),
  // On four legs
  card(
    "finish-line",
    "A small white dog crosses a finish line",
    "finish win race winner done success run dog white goal",
  ),
  card(
    "jump-for-joy",
    "A dog jumps for joy",
    "jump joy happy yay excited hooray dog bounce great fun",
  ),
  card(
    "tail-wag",
    "A dog wags its tail",
    "wag tail happy hello glad dog excited friendly waiting welcome",
  ),
  card(
    "evening-walk",
    "A dog walks past hills at sunset",
    "walk walkies sunset evening dog hills stroll road park relax",
  ),
  card(
    "zoomies",
    "A dog runs in circles of dust",
    "zoomies run fast crazy dog energy hurry quick speed wild",
  ),
  card(
    "off-we-go",
    "A dog trots off with a suitcase",
    "travel go bye leave trip suitcase dog holiday vacation journey",
  ),
  card(
    "cat-on-suitcase",
    "A cat sits on a suitcase and will not move",
    "cat suitcase pack packing travel wait stay ready trip luggage",
  ),
  card("fetch", "A dog leaps for a ball", "fetch ball catch play leap game dog throw park fun"),
  card(
    "slow-travel",
    "A tortoise with a suitcase on its back",
    "slow travel tortoise turtle suitcase delay wait patient road late",
  ),
  card(
    "rabbit-hop",
    "A rabbit hops over a meadow",
    "hop rabbit bunny spring meadow jump happy easter field flowers",
  ),
  card(
    "dancing",
    "A dog and a cat dance",
    "dance dancing party music dog cat friends celebrate weekend fun",
  ),
  card(
    "dinner",
    "A dog eats from its bowl",
    "eat food dinner bowl hungry breakfast dog yum treat meal",
  ),
  card(
    "baggage-belt",
    "A cat rides the baggage belt",
    "baggage belt airport luggage cat carousel arrivals travel wait ride",
  ),
  // On wheels, wings and water
  card(
    "train-window",
    "A dog watches the country pass from a train",
    "train window travel dog railway journey view scenery ride europe",
  ),
  card(
    "plane",
    "A plane over the clouds",
    "plane flight fly airplane travel clouds sky airline departure trip",
  ),
  card(
    "road-trip",
    "A dog leans out of a car on the road",
    "road trip car drive wind dog window travel summer holiday",
  ),
  card(
    "ferry",
    "A ferry rolls over the waves",
    "ferry boat ship sea waves greece island travel dog deck",
  ),
  card(
    "rowing",
    "A dog in a rowing boat",
    "boat row rowing lake dog calm water canoe canada relax",
  ),
  card(
    "balloon",
    "A dog in a hot air balloon",
    "balloon fly float sky dog up adventure high dream travel",
  ),
  card(
    "bicycle",
    "A cat in a bicycle basket",
    "bicycle bike cycle ride cat basket berlin city summer sport",
  ),
  card(
    "cable-car",
    "A cable car climbs the Alps",
    "cable car alps mountain switzerland zurich snow ski climb up dog",
  ),
  // Weather and places
  card(
    "snow",
    "Snow falls on a dog in the Alps",
    "snow winter cold alps christmas dog mountain flakes switzerland holiday",
  ),
  card(
    "beach",
    "Waves run up a beach to a dog",
    "beach waves sea summer sun dog sand holiday thailand relax",
  ),
  card(
    "umbrella",
    "A cat under an umbrella in the rain",
    "rain umbrella weather wet cat london storm autumn grey cancelled",
  ),
  card(
    "rainbow",
    "A rainbow rises after the rain",
    "rainbow hope after rain pride lgbtq happy colours love dog",
  ),
  card(
    "fireworks",
    "Fireworks over a city",
    "fireworks new year celebrate city night party hooray congratulations wow festival",
  ),
  card(
    "campfire",
    "A dog by a campfire under the stars",
    "campfire camping fire night stars tent dog warm cosy outdoors",
  ),
  card(
    "aurora",
    "Northern lights over a quiet lake",
    "aurora northern lights norway iceland night sky magic wow stars lake",
  ),
  card(
    "blossom",
    "Blossom falls before Mount Fuji",
    "blossom spring cherry japan tokyo fuji petals kyoto pink calm",
  ),
  card(
    "autumn-leaves",
    "Leaves fall on a dachshund's walk",
    "autumn fall leaves walk dachshund dog october wind park cosy",
  ),
  // Papers and things
  card(
    "passport-wave",
    "A paw waves a passport",
    "passport wave papers ready travel document border approved paw trip",
  ),
  card(
    "approved",
    "A stamp comes down on a paper",
    "approved stamp done yes papers certificate document ok passed success",
  ),
  card(
    "globe",
    "A dog walks round the globe",
    "globe world earth travel dog around everywhere planet walk trip",
  ),
  card(
    "paw-prints",
    "Paw prints cross the sand",
    "paw prints steps follow walk track sand beach dog trail",
  ),
  card(
    "high-five",
    "Two paws meet in a high five",
    "high five paw thanks team great deal friends yes together",
  ),
  card(
    "postcard",
    "A postcard flies off",
    "postcard letter mail post send message write news air stamp",
  ),
  card(
    "found-it",
    "A pin drops on a map",
    "map pin found here place location address meet arrived where",
  ),
];
