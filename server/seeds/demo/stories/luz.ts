import { asia, europe, latin, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const luz: readonly SeedStory[] = [
  {
    by: "luz",
    title: "Fourteen hours in the lee of Siquijor",
    daysAgo: 31.6,
    sections: [
      {
        paragraphs: [
          "You have to imagine the list first, because a purser thinks in lists. Three hundred and eighty passengers. Nine dogs, with cards. Two cats. Sixty-one roosters for the Sunday, each in his own basket. A goat, who was on the list as “luggage, soft”. And one cake, four tiers, white with blue bows, for a christening in Bohol, which traveled with its grandmother on deck three in the corner by the fan.",
          "At nine in the evening it began to blow from where it should not. By ten the captain had come down himself, which he never does, and stood beside my counter in his stockinged feet. “Luz,” he said, “I am going behind the island and there I shall stay until I like it better.” I said: how long? He said: until I like it better.",
          "I made the announcement. There is a voice for that, one learns it. Everybody groaned, sixty-one roosters woke up, and Adobo put on his life vest by himself. He does it with his head. He likes to be ready.",
        ],
        picture: { place: "Philippines", time: "night" },
      },
      {
        paragraphs: [
          "The first three hours people are angry with you. The next two they are angry with the sea. Then it is one in the morning, the rice is finished, and they look around for the first time and see who else is there.",
          "There was a small girl by the stairs, about five, who had understood that we had stopped because we were going to sink. Her mother had told her that it was not so. I had told her that it was not so. She looked at us as you look at grown-ups. Then Adobo came along on his round. He goes around the deck every hour, I have never taught him to, he does it because I do it. She saw the vest. “Is he also going to sink?” she asked.",
          "I said no, he wears it because he is on duty. I said that if she liked she could be on duty as well. We found her the smallest vest there is, it came down to her shoes. From then on there were two of them. Every hour, along deck three, past the dogs, past the goat and back by the fan. She had a flashlight. At each cage she told them that we were not sinking. She told the roosters one by one.",
          "At three somebody started the karaoke, very softly. You would not think that it can be done softly. An old fisherman sang “My Way” sitting down, with his hat on his knees, and nobody talked.",
          "At four the goat ate the manifest. I mention it for completeness. I saw the last corner go in, with the roosters on it.",
        ],
        picture: { face: "sky" },
      },
      {
        paragraphs: [
          "It grew light at five, gray, with the rain standing like a wall outside of our bay. There was nothing to eat on board but what people had in their bags, and most had eaten that at midnight, from fright. I was on my way to ask the galley for hot water when I saw the grandmother get up. She had sat beside that cake the whole night with a hand on the box.",
          "She looked at the children. She looked at the four tiers. “The baby,” she said, “has no teeth.”",
          "I have cut many things on board. I never before cut a cake for three hundred and eighty with a ruler. The girl in the vest carried the plates and Adobo walked in front. Everybody got a piece as large as a domino, with some of the bow. She made them all say the name of the child before they ate, and they did, the deckhands as well, and the captain in his stockings. I think there are few people who have been christened by so many.",
          "At eleven he liked it better. When we came in at Bohol there was the whole family on the pier under umbrellas, and the priest, and a baby in lace who was screaming. The grandmother walked down the ramp with an empty box. She had kept one piece in it, the smallest, and that she gave to the priest. “It has been done,” she told him. “You need only write it down.”",
        ],
        picture: { place: "Visayas" },
      },
      {
        paragraphs: [
          "I am asked sometimes what one should take along on a boat, and I say the things that I always say: the card, the carrier, water. It is all true. But it is for when everything goes well.",
          "For the other times it is good to have a round to make. The girl was not less afraid than before, I believe. She just had something to see to. I have thought since that Adobo may be no different, and that I am not either. We go past everybody once an hour and tell them we are not sinking. By the fourth time it is so.",
          "The manifest I wrote again from memory. I had all of them, even the roosters. The goat I put down as “passenger”.",
        ],
        picture: { place: "Cebu City" },
      },
    ],
    likes: [...europe, ...latin, ...south, ...asia, "dana", "bea"],
    comments: [
      {
        by: "theo",
        text: "“The baby has no teeth.” Give that woman a ministry.",
        hoursLater: 2.8,
      },
      {
        by: "hank",
        text: "You did not say what became of the roosters.",
        hoursLater: 6.6,
        replies: [
          {
            by: "luz",
            text: "They arrived too late for the Sunday, Kiwi. All sixty-one went home again on the Monday boat.",
            hoursLater: 2.1,
            replies: [{ by: "hank", text: "Good boat.", hoursLater: 0.3 }],
          },
        ],
      },
      {
        by: "naomi",
        text: "Night nurse here. It’s the same round, on the same hour, with a flashlight. I had never seen it written down.",
        hoursLater: 11.9,
        replies: [
          {
            by: "luz",
            text: "Good morning, Naomi. I thought of you at three.",
            hoursLater: 4.4,
          },
        ],
      },
    ],
  },
];
