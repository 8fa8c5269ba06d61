import { asia, europe, everyone, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const generalBeforeLeaving: readonly SeedHoot[] = [
  {
    by: "dana",
    category: "General",
    title: "Eight things I would tell myself before the first trip with a dog",
    text:
      "1. Book the vet before the flight. The vet is the one with the calendar.\n" +
      "2. Read the rule on the authority’s own page on the day you book and again two weeks before. Save the page with the date on it.\n" +
      "3. The chip number has to be the same on every document. Read it out loud, digit by digit, to somebody who finds you tiresome.\n" +
      "4. Documents in a sleeve, the sleeve in the coat, the coat on you.\n" +
      "5. Pack three days of the food you have at home. New country, old food.\n" +
      "6. Walk him to tired, not to exhausted.\n" +
      "7. First night somewhere quiet, even if the good place is an hour farther.\n" +
      "8. He doesn’t know it’s a vacation. He knows you’re odd today. Be a little less odd.",
    daysAgo: 2.6,
    likes: [...latin, ...europe, ...asia, ...south, "naomi", "bea"],
    comments: [
      {
        by: "vale",
        text: "Number 3 saved us. One 8 was a 3 on the certificate. The vet printed it again in four minutes; the airport would not have.",
        hoursLater: 2,
        replies: [
          {
            by: "dana",
            text: "I read Biscuit’s to my sister every spring. She says it like a prayer now.",
            hoursLater: 1.5,
          },
        ],
      },
      {
        by: "gaspard",
        text: "I add: 9. Bread keeps, cheese does not, and the dog knows which pocket.",
        hoursLater: 5,
      },
      {
        by: "hank",
        text: "Number 8 applies to birds. Hank has been odd since spring.",
        hoursLater: 9,
        replies: [
          {
            by: "thandi",
            text: "Is he all right?",
            hoursLater: 4,
            replies: [
              {
                by: "hank",
                text: "He bought a ukulele.",
                hoursLater: 2,
                replies: [
                  { by: "thandi", text: "I am so sorry, Kiwi.", hoursLater: 1 },
                  { by: "leo", text: "As a sound engineer: courage.", hoursLater: 6 },
                ],
              },
            ],
          },
        ],
      },
      {
        by: "luz",
        text: "Seven, seven, seven. People step off a fourteen-hour boat and want the waterfall at once. The dog wants a floor that stays where it is.",
        hoursLater: 20,
      },
      {
        by: "ravi",
        text: "On 2: I print the page. The date at the foot of the paper has ended two discussions without my saying a word.",
        hoursLater: 31,
      },
    ],
  },
  {
    by: "thandi",
    category: "General",
    title: "Ask a guesthouse about the floor, not about the dog",
    text:
      "“Do you take dogs?” gets a yes from people who have never met one. “What is the floor like, and is there a door to the outside?” gets you the truth.\n\n" +
      "Tiles, a step down to a garden, a gate that closes: yes. White carpet and a landlord who says “we are very relaxed”: no. He is relaxed because he has not seen Rooibos come in from rain.",
    daysAgo: 9.1,
    likes: [...north, ...europe, "hana", "dell", "sofia"],
    comments: [
      {
        by: "bea",
        text: "I ask whether they own a mop or a carpet-cleaning machine. The pause tells me everything.",
        hoursLater: 3,
        replies: [
          {
            by: "thandi",
            text: "The pause. Yes. In my trade we call it a load-bearing pause.",
            hoursLater: 2,
          },
        ],
      },
      {
        by: "sofia",
        text: "And I ask about the sofa. Honestly and first.",
        hoursLater: 12,
      },
    ],
  },
  {
    by: "imogen",
    category: "General",
    title: "Yes, the rabbit comes too. How we pack for Clover",
    text:
      "A rabbit is not a small dog. She cannot skip a meal, she hates heat, and she tells you nothing until it is late. So we travel small and cool and near.\n\n" +
      "Hay everywhere: in the carrier, in my bag, in a pillowcase by the bed. Water from home for the first day. A cold tile wrapped in a tea towel. A folding pen so that the room has a known edge. Half a day to look at the room before anyone expects charm. And before each trip the number of a vet at the other end who sees rabbits, because many do not.\n\n" +
      "We have done eleven nights away in a year. Some people would not call that travelling. Clover would.",
    gif: "rabbit",
    daysAgo: 15.7,
    likes: [...europe, ...asia, "dana", "hank", "samira", "vale"],
    comments: [
      {
        by: "samira",
        text: "The vet number before the trip is the whole secret, for every animal. I am a pharmacist and I still write it on paper.",
        hoursLater: 6,
      },
      {
        by: "hank",
        text: "A pen so that the room has a known edge. This rabbit understands property.",
        hoursLater: 14,
        replies: [
          {
            by: "imogen",
            text: "She chinned every corner of it within the hour. Deeds signed.",
            hoursLater: 3,
          },
        ],
      },
      {
        by: "theo",
        text: "Come over the bridge to Bristol. Pickle is afraid of rabbits, so you will be quite safe.",
        hoursLater: 28,
      },
    ],
  },
  {
    by: "samira",
    category: "General",
    title: "The travel pharmacy, from a pharmacist, in one small tin",
    text:
      "Please ask your own vet first, because the doses are for your animal and not for mine. But this is what the tin holds:\n\n" +
      "Saline for eyes and paws. Gauze, and a bandage that sticks to itself and not to fur. Tweezers with flat ends. A tick hook. A thermometer with its own name on it. Her own medicines in the original box, with a copy of the prescription. A muzzle of soft cloth, because the kindest animal bites when it hurts. The number of a vet in the next town.\n\n" +
      "What the tin does not hold is anything from my own bathroom cabinet. Ordinary tablets for people can kill a cat. I say this at my counter every week, and I would rather say it too often.",
    daysAgo: 23.9,
    likes: everyone,
    comments: [
      {
        by: "naomi",
        text: "Night nurse here, seconding every line, and the last one twice.",
        hoursLater: 2,
      },
      {
        by: "anouk",
        text: "I would add a photo of the prescription on the phone. Otto’s box got wet and the label slid off like a leaf.",
        hoursLater: 8,
      },
      {
        by: "dell",
        text: "Out here the number of the vet in the next town is four hundred kilometres long. Still worth having. They talk you through it on the radio.",
        hoursLater: 15,
        replies: [
          {
            by: "samira",
            text: "Then your tin should be a trunk.",
            hoursLater: 2,
            replies: [{ by: "dell", text: "It is. Wattle sleeps on it.", hoursLater: 5 }],
          },
        ],
      },
    ],
  },
  {
    by: "sofia",
    category: "General",
    title: "When you should leave the dog at home, says the person with the dog",
    text:
      "I took Mate to a festival once because I could not bear not to. She stood behind a bin for five hours. Nobody was unkind. It was just not for her.\n\n" +
      "Now I ask: would she choose this if she could read the poster? Fireworks, crowds, boats without shade, a day of museums: no. Then it is my aunt’s sofa for her, and a postcard from me, which she eats.",
    daysAgo: 37.6,
    likes: [...north, ...europe, ...south, "vale", "camilo", "luz"],
    comments: [
      {
        by: "hana",
        text: "Saying this to people is half my job. You said it better than the sign does.",
        hoursLater: 10,
      },
      {
        by: "jule",
        text: "Could she read the poster. I will use this on humans too.",
        hoursLater: 18,
      },
    ],
  },
  {
    by: "camilo",
    category: "General",
    title: "Lost dog, found dog: what worked in the worst four hours of my year",
    text:
      "Tinto went through a hedge after a hen. Four hours. What worked, in order:\n\n" +
      "Standing still for ten minutes where he last saw me. Leaving my jacket there when I had to move. Telling the children first; children know every dog in a village by the evening. A photo on the phone of the shop, the church and the man with the loudspeaker who sells avocados. The avocado man found him.\n\n" +
      "And a tag with my number including the country code. Without the plus and the two digits, nobody could have called.",
    daysAgo: 52.8,
    likes: everyone,
    comments: [
      {
        by: "arturo",
        text: "I have ordered the tag with the country code. Pancho thanks you and so does the avocado man, in spirit.",
        hoursLater: 5,
      },
      {
        by: "dana",
        text: "Check the phone number registered with the chip as well. Mine was two phones old.",
        hoursLater: 9,
        replies: [
          {
            by: "leo",
            text: "Just looked. Mine is my ex. Changing it right now.",
            hoursLater: 2,
            replies: [{ by: "dana", text: "That would have been a conversation.", hoursLater: 1 }],
          },
        ],
      },
    ],
  },
];
