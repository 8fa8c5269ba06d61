/** Where the list of snub-nosed breeds comes from. `storedDate` is the day, or month, of the copy that was read. */
export const snubNosedSource = {
  title: "Breeds commonly refused in the hold or as cargo",
  note: "Rules differ by airline and season. These breeds are often allowed in the cabin.",
  confidence: "medium",
  paraphrase: {
    dog: "The list combines one by American Airlines from 2011 with one by a ticket agent from 2023.",
    cat: "The first four are on both lists. The British Shorthair and Scottish Fold are on one.",
  },
  sources: [
    {
      title: "PandEcats: American Airlines bans snub-nosed breeds (list)",
      address: "https://www.pandecats.com/x/american-airlines-bans-snubnosed-breeds.shtml",
      storedDate: "2011-02",
    },
    {
      title: "iFlyRight (ticket agent): snub nose animals list",
      address: "https://www.iflyright.net/post/snub-nose-animals",
      storedDate: "2023-04-06",
    },
  ],
} as const;

/** An entry of the sourced list, word for word, and our breeds that it means. */
export type SnubNosedEntry = { entry: string; breeds: readonly string[] };

/**
 * The sourced list. '(all)' means every breed here with that word in its name. The one exception is the
 * American Bulldog: it stands only in the ticket agent's list, among those that are not truly snub-nosed.
 */
export const snubNosedList: readonly SnubNosedEntry[] = [
  { entry: "Affenpinscher", breeds: ["Affenpinscher"] },
  { entry: "American Bully", breeds: ["American Bully", "XL Bully"] },
  { entry: "Boston Terrier", breeds: ["Boston Terrier"] },
  { entry: "Boxer", breeds: ["Boxer"] },
  { entry: "Brussels Griffon", breeds: ["Brussels Griffon"] },
  { entry: "Bulldog (all)", breeds: ["English Bulldog", "French Bulldog"] },
  { entry: "French Bulldog", breeds: ["French Bulldog"] },
  { entry: "English Bulldog", breeds: ["English Bulldog"] },
  { entry: "Bull Terrier", breeds: ["Bull Terrier"] },
  { entry: "Cavalier King Charles Spaniel", breeds: ["Cavalier King Charles Spaniel"] },
  { entry: "English Toy Spaniel", breeds: ["King Charles Spaniel"] },
  { entry: "King Charles Spaniel", breeds: ["King Charles Spaniel"] },
  { entry: "Chow Chow", breeds: ["Chow Chow"] },
  { entry: "Dogue de Bordeaux", breeds: ["Dogue de Bordeaux"] },
  { entry: "Japanese Chin", breeds: ["Japanese Chin"] },
  { entry: "Lhasa Apso", breeds: ["Lhasa Apso"] },
  {
    entry: "Mastiff (all)",
    breeds: [
      "Bullmastiff",
      "Mastiff",
      "Neapolitan Mastiff",
      "Pyrenean Mastiff",
      "Spanish Mastiff",
      "Tibetan Mastiff",
    ],
  },
  { entry: "Pekingese", breeds: ["Pekingese"] },
  { entry: "Pug (all)", breeds: ["Pug"] },
  { entry: "Shar Pei", breeds: ["Shar Pei"] },
  { entry: "Shih Tzu", breeds: ["Shih Tzu"] },
  { entry: "Tibetan Spaniel", breeds: ["Tibetan Spaniel"] },
  { entry: "Burmese", breeds: ["Burmese"] },
  { entry: "Exotic Shorthair", breeds: ["Exotic Shorthair"] },
  { entry: "Himalayan", breeds: ["Himalayan"] },
  { entry: "Persian", breeds: ["Persian"] },
  { entry: "British Shorthair", breeds: ["British Shorthair"] },
  { entry: "Scottish Fold", breeds: ["Scottish Fold"] },
];

/** Entries of the sourced list that say nothing about a muzzle: strong breeds that some airlines add. */
export const strongNotSnubNosed: readonly string[] = [
  "American Staffordshire Terrier",
  "Cane Corso",
  "Dogo Argentino",
  "Pit Bull",
  "Presa Canario",
];
