import { europe, latin, north, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const bea: readonly SeedStory[] = [
  {
    by: "bea",
    title: "Gustave saves everybody",
    daysAgo: 45.1,
    sections: [
      {
        paragraphs: [
          "We had gone to look at a small dog. I say that each time, so that it is on record. There was a litter of small dogs, and in the next pen, by some mistake, sat a brown thing like a footstool, who got up, came over, took my mitten out of my pocket and brought it to me. I had not dropped it. That should have been a warning.",
          "Nine years later, in July, we took him to the sea for the first time, to a campsite in Gaspésie with a long flat beach, half an hour past Matane. Until then he had known lakes. A lake has edges. We came over the dune, and he stopped, and the wind went through all of him at once. Then he saw that there were people in it.",
          "You have to understand how that looks to a Newfoundland. He does not see swimming. He sees forty persons who have fallen in.",
        ],
        picture: { place: "Matane" },
      },
      {
        paragraphs: [
          "The first was a gentleman from Rimouski who was floating on his back. Gustave went out to him in a straight line, like a ferry, turned, and offered him his side. The gentleman took hold of it from pure politeness, he told us later, as one takes an arm that is offered. He was towed to the beach and there licked. He thanked us. He went back in. He was rescued again.",
          "Next came two sisters with a rubber ring, both together. Then a man who was having a swim before breakfast for his heart. Then the canoe class, and that took up the whole of the morning: six canoes with a rope, and at the end of the rope a dog of sixty-four kilos with his ears streaming, who would not listen to the instructor. He set them down one beside the other above the line of the tide. Those who got out to explain were brought in twice.",
          "I ran up and down with the long lead and apologised. Odile held the towels. By noon it had got about, and people came down from the road and went in on purpose. There was a queue. A lady of eighty asked me if he also did the side stroke.",
          "We tried keeping him on the lead, of course. He sat in front of the tent with his back to us and looked at the sea, and every time somebody put their head under, he moaned. I have never heard such a sound. After an hour of it the gentleman from Rimouski came and asked on behalf of the beach if he might not be let off again.",
        ],
        picture: { face: "navy" },
      },
      {
        paragraphs: [
          "On the third day came the lifeguards. There were two of them, very young, very brown, and we thought: now. They had brought him a red kerchief with a white cross. They asked whether he would consider the afternoons, from one to four, as that is when they get tired of blowing the whistle. People came out when Gustave wanted it, they said. With the whistle they only wave.",
          "So he had a post. He did it with great seriousness. At four he was relieved, he shook himself, twice, and then came the thing that I really wanted to tell.",
          "Odile does not swim. She is from Abitibi, she says, she is for looking at water. But every evening at half past four, when the beach was empty, Gustave came and stood before her chair, dripping, and looked out to sea and back at her. There was nobody left in it. He had saved them all, and you could see that he did not believe it. He counted. He looked at her.",
          "On the fourth evening she folded up the newspaper, took off her glasses and walked in, in her dress, up to the waist. She stood there and held out an arm. “Au secours,” she said, not very loud.",
          "He brought her in so slowly that there was hardly a wave. He put her down on the sand beside her shoes. Then he lay down with his head on her wet feet, sighed, and slept until the morning. She did it every evening until we left.",
        ],
        picture: { place: "Canada" },
      },
      {
        paragraphs: [
          "People ask if one cannot train it out of him. I suppose that one could. He will be ten soon, and he has been right about one thing all his life, that anyone may need help who does not look like it. He has just never got the proportions.",
          "On the way home I slipped on a wet rock at a picnic place and broke my wrist; I have told that elsewhere. He pulled me across to the car by the sleeve. I could have walked perfectly well. But I remember how good it was that somebody had made up his mind.",
          "As for Odile, I asked her, once we were on the road again, why she had done it, in the good dress. She was quiet past three villages. “He had saved everybody,” she said then. “Who was going to save him?”",
          "We own twenty-three towels now.",
        ],
        picture: { place: "Gaspésie" },
      },
    ],
    likes: [...latin, ...europe, ...south, ...north, "luz", "anouk"],
    comments: [
      {
        by: "luz",
        text: "As I said. He and Adobo must never meet. Or they must meet at once, one jumps and one fetches, and I can sit down for once.",
        hoursLater: 1.4,
        replies: [
          {
            by: "bea",
            text: "Odile has looked up what a flight to Cebu costs. I have hidden the laptop under a towel.",
            hoursLater: 2.2,
          },
        ],
      },
      {
        by: "sofia",
        text: "“Not very loud.” I was laughing the whole time, and then I wasn’t. Mate came to look what was wrong with me.",
        hoursLater: 5.7,
      },
      {
        by: "dell",
        text: "A job, a scarf and fixed hours. Fixes most dogs. Most blokes too.",
        hoursLater: 13.3,
      },
    ],
  },
];
