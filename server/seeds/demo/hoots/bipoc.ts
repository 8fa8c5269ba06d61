import { asia, europe, everyone, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const bipoc: readonly SeedHoot[] = [
  {
    by: "thandi",
    category: "BIPOC",
    title: "I ring from the gate now, and other habits of arriving while Black with a big red dog",
    text:
      "On the phone I have what my mother calls my architect voice. More than once I have been expected as somebody else, and watched a face do its sums at the gate while Rooibos waited politely beside me.\n\n" +
      "Habits, not complaints. I send a photo of the two of us when I book; it saves everyone the sums. I ring from the gate, so that nobody meets us by surprise in the dark. I keep the reservation on paper. In small places I walk him past the shop on the first afternoon and say good day to the people on the step, and by evening the street knows the red dog, and the red dog’s person.\n\n" +
      "And I keep a list of the ones who came out to meet us with a bowl of water before I had the door of the car open. It is a longer list than the other one. I drive further to sleep at those.",
    daysAgo: 4.8,
    likes: [...north, ...latin, ...asia, ...europe, "hana", "samira", "dell"],
    comments: [
      {
        by: "naomi",
        text: "The photo. I started doing that in Europe with Olive and it changed my arrivals completely. Also: the bowl-of-water list is exactly how I choose.",
        hoursLater: 1,
        replies: [
          {
            by: "thandi",
            text: "Would you swap lists?",
            hoursLater: 2,
            replies: [
              {
                by: "naomi",
                text: "Already typing. Mine has a column for porch steps.",
                hoursLater: 0.5,
                replies: [
                  {
                    by: "thandi",
                    text: "Mine has one for door widths. We shall be unstoppable.",
                    hoursLater: 1,
                  },
                  {
                    by: "ines",
                    text: "Room for a third? I have Bahia, the whole coast.",
                    hoursLater: 4,
                    replies: [
                      { by: "thandi", text: "There was always room for Bahia.", hoursLater: 2 },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: "hana",
        text: "Saying good day to the people on the step first. Same manners where I’m from, and dogs understand them better than most visitors.",
        hoursLater: 9,
      },
      {
        by: "gaspard",
        text: "You would be met with water here, and bread. Monsieur would meet you also, later, when he has got up.",
        hoursLater: 26,
        replies: [{ by: "thandi", text: "You're subscribed, both of you.", hoursLater: 5 }],
      },
    ],
  },
  {
    by: "naomi",
    category: "BIPOC",
    title: "Eleven towns in Umbria, one small dog, a lot of looking",
    text:
      "I was the only Black woman I saw for nine days, and people looked. Mostly it was the long plain look of small places. Twice it was the other kind, and I crossed the square.\n\n" +
      "What Olive changes is that there’s something to say. An old man who had been looking for two mornings finally asked what she weighs. By the fourth day he had saved us the end of the bench in the shade, and he told me about his brother, who went to Philadelphia in 1961. I don’t want to make a fable of it; a dog should not be the price of a good morning. But I noticed, and I was glad of the bench.\n\n" +
      "Practical: I kept my passport on me and not in the room, I knew the words for “leave me alone, please”, and I texted my sister the name of each town. She answered each time with a photo of her lunch.",
    daysAgo: 18.6,
    likes: everyone,
    comments: [
      {
        by: "thandi",
        text: "“A dog should not be the price of a good morning.” I have read that four times.",
        hoursLater: 3,
      },
      {
        by: "vale",
        text: "Thank you for telling it straight, the square and the bench both. If you come to Trieste I know which bar looks properly: at the dog.",
        hoursLater: 7,
        replies: [{ by: "naomi", text: "Olive has accepted on our behalf.", hoursLater: 4 }],
      },
      {
        by: "ravi",
        text: "What did he say about her weight?",
        hoursLater: 18,
        replies: [
          {
            by: "naomi",
            text: "“Like a good melon.” And he knocked on her, gently, to be sure.",
            hoursLater: 3,
          },
        ],
      },
    ],
  },
  {
    by: "ravi",
    category: "BIPOC",
    title: "When the extra check is for you, plan it for the dog",
    text:
      "In some airports I am chosen at random with great regularity. It used to ruin my day. With my sister’s spaniel in the queue I learned to plan it as one plans a change of trains.\n\n" +
      "One more hour. His water after the check and not before. A second person who can hold the lead, told beforehand, so that the dog is not asked to understand why I am being led away. All his papers in his own folder with his own photo, apart from mine, so that two questions need not become one. And I tell the officer before they find out: there is a dog, he is calm, my friend has him. A man who had begun very stiffly ended by asking whether the ears are always so.\n\n" +
      "It should not be needed. While it is, the spaniel has his water.",
    daysAgo: 36.9,
    likes: [...asia, ...north, ...south, ...latin, "jule", "theo"],
    comments: [
      {
        by: "samira",
        text: "The two folders. We have done this for years with the cat and my father. Two questions must not become one, yes.",
        hoursLater: 6,
        replies: [
          {
            by: "ravi",
            text: "I hope your father also had his water.",
            hoursLater: 3,
            replies: [{ by: "samira", text: "Tea. He travels with the glass.", hoursLater: 2 }],
          },
        ],
      },
      {
        by: "leo",
        text: "Telling them before they find out works for so many things. It just costs something each time. Thank you for writing it down.",
        hoursLater: 14,
      },
    ],
  },
  {
    by: "hana",
    category: "BIPOC",
    title: "Before you bring the dog onto land that is somebody’s",
    text: "A lot of the places people ask me about belong to families, mine among others, though there’s no fence. Beaches with graves behind them, a hill that is an ancestor. Ask at the marae or the local office first, and ask about the dog separately. You will usually be told yes, and where, and why not over there. Then you will know a place instead of having been to it.",
    daysAgo: 62.2,
    likes: [...south, ...latin, "dana", "naomi", "gaspard", "luz"],
    comments: [
      {
        by: "mateo",
        text: "“A hill that is an ancestor.” Ours too. He does not mind dogs, he minds rubbish.",
        hoursLater: 8,
        replies: [{ by: "hana", text: "Then the two of them would get on.", hoursLater: 5 }],
      },
    ],
  },
];
