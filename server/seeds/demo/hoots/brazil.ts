import { asia, europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const brazil: readonly SeedHoot[] = [
  {
    by: "ines",
    category: "Brazil",
    title: "Farofa is in every photo of the Lençóis, and I have stopped minding",
    text:
      "White dunes to the horizon, a blue lagoon, the light of six in the morning, and at the lower left a brown dog scratching.\n\n" +
      "We stayed in a village on the edge and asked the park office about dogs; she was not to go in among the dunes proper, so we worked from the river side, where the ferryman’s own dog showed her which water is cold. Sand at noon is a frying pan there. We were out from five to eight and from four to dark, and in between lay on the tiles, both of us, bellies down.\n\n" +
      "The client chose the one with the scratching. It is going to be two meters wide in the lobby of a bank.",
    gif: "beach",
    daysAgo: 5.3,
    likes: [...latin, ...north, ...europe, ...asia, "thandi", "samira"],
    comments: [
      {
        by: "sofia",
        text: "Two meters of Farofa in a bank. Finally somebody worth trusting with money.",
        hoursLater: 2,
        replies: [
          {
            by: "ines",
            text: "She bit the contract. They framed that as well.",
            hoursLater: 1,
          },
        ],
      },
      {
        by: "hana",
        text: "Glad you asked the office. The ferryman’s dog as a guide is how it should be everywhere.",
        hoursLater: 8,
      },
      {
        by: "dana",
        text: "Bellies down on the tiles from eight to four is a whole philosophy.",
        hoursLater: 27,
        replies: [
          {
            by: "gaspard",
            text: "Monsieur wishes to know whether there is a school.",
            hoursLater: 5,
            replies: [{ by: "ines", text: "He could teach there.", hoursLater: 3 }],
          },
        ],
      },
    ],
  },
  {
    by: "ines",
    category: "Brazil",
    title: "Leaving and coming back: keep the first certificate",
    text:
      "I went over to Argentina for a week with Farofa, and on the way home I worried at every gas station about the paper for the return.\n\n" +
      "At the desk in our airport they told me the certificate I left with can also bring her back, within its time and while her rabies shot is good. Mine is at most sixty days old when I use it; check the ministry’s list, because it goes by country. I keep it in the same sleeve as the lens cloths, the one thing I never lose.",
    daysAgo: 29.1,
    likes: [...latin, "dana", "naomi"],
    comments: [
      {
        by: "sofia",
        text: "Did Mate’s city treat her well?",
        hoursLater: 3,
        replies: [
          {
            by: "ines",
            text: "A man on a balcony in San Telmo sang to her. She sang back. There was applause.",
            hoursLater: 2,
          },
        ],
      },
    ],
  },
  {
    by: "camilo",
    category: "Brazil",
    title: "River boat from Tabatinga to Manaus, three nights, one terrier",
    text:
      "You hang your hammock, and the dog is under it, and that is your house. Tinto had the best address on board: beside the kitchen.\n\n" +
      "I asked the boat and not the agency, and looked at the deck before paying: is there a rail he cannot slip under, is there shade at three. I tied a line between two posts so that he could walk from my feet to my head. Bring your own water for him, a mat he knows, and a bag of patience for the stops, because the loading is done with shouting.\n\n" +
      "On the second night a grandmother moved her hammock next to ours. “So that he sleeps,” she said. She meant the dog. I slept as well.",
    daysAgo: 50.6,
    likes: everyone,
    comments: [
      {
        by: "luz",
        text: "The rail he cannot slip under. Yes. Please look at the rail, everybody.",
        hoursLater: 7,
      },
      {
        by: "anouk",
        text: "There is a grandmother on every boat of the world, and I am beginning to think it is the same one.",
        hoursLater: 16,
        replies: [{ by: "luz", text: "We do not discuss her with passengers.", hoursLater: 2 }],
      },
    ],
  },
];
