import { asia, europe, latin, south } from "../circles.ts";
import type { SeedStory } from "../shapes.ts";

export const dana: readonly SeedStory[] = [
  {
    by: "dana",
    title: "The stick that got to New Orleans before us",
    daysAgo: 2.6,
    sections: [
      {
        paragraphs: [
          "My father measured rivers for a living. When he retired he gave me his brass tape, his flask, and one piece of advice, which was never to trust a river that you’ve only seen from a bridge.",
          "So when he turned eighty and couldn’t come himself anymore, I said I’d look at all of the big one for him, from the end you can step over to the end you can’t see across. Biscuit came because Biscuit comes. He gets carsick on curves, and I had looked at the map, and the road along the Mississippi is nothing but curves. I packed the full cup for the dashboard and a roll of paper towels.",
          "At the top, in Minnesota, it runs out of a lake between some stones, about as deep as a bathtub. Biscuit crossed the Mississippi in nine seconds on his long leash. Then he crossed it again, in case that counted double. On the third crossing he had a stick.",
          "I have a lumber crayon in every coat; it comes with the trade. I drew two orange rings around the stick and wrote his name and the date between them. He gave it a last look, put it in the water himself, and watched it go around the corner. “See you down there,” I said. I say that kind of thing. I was on my own with a dog.",
        ],
        picture: { place: "Bemidji" },
      },
      {
        paragraphs: [
          "The man in the bait shop saw us leaning over the railing and asked what we had lost. I told him. He didn’t laugh. He took a card and wrote on it, in capitals, ORANGE RINGS, BISCUIT, and put it up beside the price of minnows.",
          "I thought no more about it until the third day, when a woman at a lock, two hundred miles farther south, looked at Biscuit and said: “Are you the stick people?”",
          "I don’t know how it traveled. Somebody’s cousin drives a truck. Somebody has a radio. All I know is that from Winona on they were waiting for us. A boy on a dock had a stick with two orange rings. A lady with a camp chair had one. So had a deckhand, who held it up from a tow as long as a city block while forty people waved. In Quincy it was a chair leg. In one place it was a carrot.",
          "None of them was ours. It would have been unkind to say so, and besides, it wasn’t for me to say. Each one was laid in front of Biscuit, and he read it from end to end with his nose, picked it up, carried it twenty yards with his tail straight up, and put it down again. Then he looked at the river. Everybody understood. “Not that one,” they said, and went home satisfied.",
          "By Memphis, we had eleven in the back of the car, and he hadn’t been sick once. I think he was too busy.",
        ],
        picture: { place: "Quincy" },
      },
      {
        paragraphs: [
          "In New Orleans we walked up onto the levee in the evening. I wanted to stand there for my father and look at a river that takes a freighter ten minutes to turn around in. An old man was sitting on an upturned bucket. He had been a pilot, he said, forty years of it, and he had a thing for us in a cigar box.",
          "It was a short gray stick. It had two rings on it, nearly gone, and between them what might once have been a B. And tooth marks.",
          "Biscuit didn’t carry that one anywhere. He lay down on it, with a sigh, as he does on my left boot.",
          "Now, I’m a surveyor. A drop of water takes about ninety days to get from that lake to the sea; my father taught me that when I was six. We had taken sixteen. I did the math on the levee, twice, and then I said it out loud, because I can’t help it. The old man looked at the stick for a while. “Well,” he said, “it was a good stick.”",
          "I called my father from the levee and told him all of it. The line was so quiet that I thought it had gone. Then he asked what I had drawn the rings with. Lumber crayon, I said. “That would hold,” he said.",
        ],
      },
      {
        paragraphs: [
          "I’ve turned it over a lot. Somewhere between the boy on the dock and the man on the bucket I stopped measuring. It’s what I do all day, and I’m good at it, and I had driven two thousand miles to measure one more thing for somebody.",
          "What came down that river wasn’t a stick. It was a great many people who heard that a dog had lost something, and went and looked in the shed for a bit of orange. I still don’t trust a river that I’ve only seen from a bridge. But I have a better opinion now of what goes on along the banks.",
          "The eleven are stacked on my balcony. The carrot didn’t last. The twelfth is under Biscuit.",
        ],
        picture: { face: "sky" },
      },
    ],
    likes: [...latin, ...europe, ...south, ...asia, "naomi", "bea", "hank"],
    comments: [
      {
        by: "arturo",
        text: "“That would hold.” I had to go and stand in the yard for a moment. My respects to your father.",
        hoursLater: 2.1,
        replies: [
          {
            by: "dana",
            text: "I read him your line over the phone. He says: what does the gentleman drive?",
            hoursLater: 1.4,
            replies: [
              {
                by: "arturo",
                text: "Nothing now. But tell him Dina, Scania and, for two years, something that was mostly prayer.",
                hoursLater: 0.8,
              },
            ],
          },
        ],
      },
      {
        by: "theo",
        text: "Pickle would like it noted that he would have eaten the carrot on the spot and told nobody.",
        hoursLater: 3.5,
      },
      {
        by: "hank",
        text: "I could have flown it down in a day. Nobody asked.",
        hoursLater: 6.2,
        replies: [
          { by: "dana", text: "Could you have carried it, Kiwi?", hoursLater: 0.7 },
          { by: "hank", text: "I could have supervised.", hoursLater: 1.1 },
        ],
      },
      {
        by: "ravi",
        text: "May I have the ninety days for my class? I will give them the distance and the stick, and they shall find out for themselves that it cannot be. And then I shall tell them the end.",
        hoursLater: 9.4,
      },
    ],
  },
];
