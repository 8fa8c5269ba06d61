import { asia, europe, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const bali: readonly SeedHoot[] = [
  {
    by: "anouk",
    category: "Bali",
    title: "Before anyone asks again: your cat cannot come to Bali",
    text:
      "Dogs and cats may not be brought to the island, because of rabies. Not by air, not by the ferry from Java, not in a bag under a scarf. I get a message about the scarf once a month.\n\n" +
      "Go without, or go elsewhere together. Otto stayed with the noodle lady for two weeks. I rang every other day. She held the telephone to him, and I could hear him eating.",
    daysAgo: 9.6,
    likes: [...asia, ...europe, ...south, "dana", "vale", "leo"],
    comments: [
      {
        by: "leo",
        text: "I had the scarf ready. Thank you. Unpacking.",
        hoursLater: 2,
        replies: [
          {
            by: "anouk",
            text: "Wear the scarf. Leave the cat.",
            hoursLater: 1,
            replies: [
              { by: "jule", text: "Frida has never agreed with anybody so much.", hoursLater: 6 },
            ],
          },
        ],
      },
      {
        by: "dana",
        text: "Two weeks of “hello Otto” into a bowl of noodles is a form of love.",
        hoursLater: 12,
      },
    ],
  },
  {
    by: "dell",
    category: "Bali",
    title: "Ten mornings at a shelter, instead of the pool",
    text:
      "I went for a rest and was no good at it. On the second day I asked the woman at the laundry whether there were dogs about who could use somebody with a driving licence and a strong back.\n\n" +
      "So from six to ten I carried water, fixed a gate and the starter motor of their van, and held the bowl for the vet. They asked me at the start about my own rabies shots; have that talk with a doctor at home, weeks before. They didn’t want cuddling from me. The dogs get attached and you fly out. They wanted the gate.\n\n" +
      "Ask what’s needed. It is hardly ever what you pictured. Wattle smelled my boots for an hour when I got home and then didn’t speak to me.",
    daysAgo: 23.1,
    likes: [...south, ...asia, ...north, ...europe, ...latin],
    comments: [
      {
        by: "samira",
        text: "“They wanted the gate.” Anyone who wants to help an animal anywhere should begin from this sentence.",
        hoursLater: 4,
      },
      {
        by: "bea",
        text: "Did the van start?",
        hoursLater: 15,
        replies: [
          {
            by: "dell",
            text: "Second go. They’ve named it after me. It’s got my cough.",
            hoursLater: 6,
          },
        ],
      },
    ],
  },
  {
    by: "dana",
    category: "Bali",
    title: "How do you miss a dog for sixteen days",
    text:
      "You save him a place under every table. You say “wait” at curbs. You find one of his hairs in your good shirt on day nine, at a temple, and you don’t brush it off.\n\n" +
      "My sister sent a video each night. In all of them he was fine. I watched them for a sign that he wasn’t, and there was none, and I was proud and a bit insulted.",
    daysAgo: 54.7,
    likes: [...north, ...europe, ...latin, ...asia, "hana"],
    comments: [
      { by: "imogen", text: "The hair. I left mine on too.", hoursLater: 3 },
      { by: "theo", text: "Proud and a bit insulted: nursery, school, kennels.", hoursLater: 9 },
      {
        by: "hank",
        text: "When Hank goes away I also act fine. It is policy.",
        hoursLater: 20,
        replies: [{ by: "dana", text: "Kiwi, this explains so much.", hoursLater: 2 }],
      },
    ],
  },
];
