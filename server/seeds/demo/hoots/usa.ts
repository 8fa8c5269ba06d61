import { asia, europe, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const usa: readonly SeedHoot[] = [
  {
    by: "hank",
    category: "USA",
    title: "Utah from a shelf: a bird’s guide to parking",
    text:
      "Face north-east. You get the sun on your mirror at seven and shade from eleven. Hank used to face the view. The view was hot.\n\n" +
      "Not under the cottonwood: an owl lives there, and we did not get on. Not beside the generator. Beside the two ladies with the accordion is all right until nine.\n\n" +
      "In the parks we have tried, a dog could go where a car could go, and not much farther. Ask at the gate. I go where Hank goes, in my carrier, zipped up, because of hawks. I have seen the arch. It is a rock with a piece missing.",
    gif: "bird",
    daysAgo: 6.1,
    likes: [...north, ...europe, ...latin, "anouk", "hana", "dell"],
    comments: [
      {
        by: "dana",
        text: "“A rock with a piece missing.” Thirty million years, Kiwi.",
        hoursLater: 2,
        replies: [
          {
            by: "hank",
            text: "Then they have had time to fix it.",
            hoursLater: 1,
            replies: [
              {
                by: "dana",
                text: "I have nothing to say to that.",
                hoursLater: 1,
                replies: [{ by: "hank", text: "People rarely do.", hoursLater: 0.5 }],
              },
            ],
          },
        ],
      },
      {
        by: "dell",
        text: "North-east. The bird is right. In my half you go south-east.",
        hoursLater: 13,
      },
    ],
  },
  {
    by: "dana",
    category: "USA",
    title: "Chicago to Santa Fe with a carsick dog: what finally helped",
    text:
      "Biscuit is brave about everything but curves. For years I thought he was nervous. The vet watched a video of him drooling at the window and said no, he’s carsick, and those are two different things with two different answers. Ask yours. I won’t write the name of a pill here.\n\n" +
      "What else helped: no breakfast on a curvy day, a small one on a straight day. Harness on the middle seat, so he looks forward and not sideways. Window open an inch. A stop before the hills and not after. Driving as if there were a full cup on the dashboard. I put a full cup on the dashboard.\n\n" +
      "Nine hundred miles, one incident, my own coffee.",
    daysAgo: 15.2,
    likes: [...north, ...europe, ...latin, ...asia, "thandi"],
    comments: [
      {
        by: "arturo",
        text: "A full cup. That is how I was examined in 1987. Water, and the examiner wore a white suit.",
        hoursLater: 5,
        replies: [
          {
            by: "dana",
            text: "Did the suit survive?",
            hoursLater: 1,
            replies: [
              { by: "arturo", text: "He was married in it that same Saturday.", hoursLater: 2 },
            ],
          },
        ],
      },
      {
        by: "vale",
        text: "Nube too is a different dog since somebody asked what she was, instead of how.",
        hoursLater: 24,
      },
    ],
  },
  {
    by: "naomi",
    category: "USA",
    title: "Coming home from abroad with a small dog: print this order",
    text:
      "The form on the CDC site, filled out before you fly, with the airport where you land. The receipt, printed. The chip number, which has to be the one the scanner reads. A dog that’s at least six months old. That’s all you need for a dog who’s only been in countries they count as low risk for rabies in the last six months. (From Mexico, there’s a screwworm certificate, too. Arturo has written about it.) From a high-risk country, it’s another, longer list, and it starts weeks earlier, so look up the country before you book and not after you’ve met the puppy.\n\n" +
      "The officer in Atlanta asked me how my trip was. I said “she bit a baguette.” Passed.",
    daysAgo: 31.3,
    likes: [...north, ...asia, ...latin, "theo"],
    comments: [
      {
        by: "samira",
        text: "“Not after you’ve met the puppy.” I will frame it beside the till.",
        hoursLater: 6,
      },
      {
        by: "bea",
        text: "Does the place on the form have to be the place you land?",
        hoursLater: 9,
        replies: [
          {
            by: "naomi",
            text: "It names the port, so if the flight changes, I change the form. I did it once from a taxi.",
            hoursLater: 2,
          },
        ],
      },
    ],
  },
  {
    by: "hank",
    category: "USA",
    title: "A motel in Tucumcari",
    text: "Pets welcome, it says. The lady at the desk asked what kind. Hank lifted the cloth. She said “well, look at you”, and I let her.",
    daysAgo: 53.1,
    likes: [...north, ...europe, ...latin],
    comments: [{ by: "imogen", text: "And I let her. Magnificent.", hoursLater: 4 }],
  },
  {
    by: "leo",
    category: "USA",
    title: "Small towns in Texas, a Mexican cat, and the kindness of hardware shops",
    text: "I needed a hook for his line and went in with Mango on my shoulder. Forty minutes later I had the hook, a better hook, a story about a barn cat called Senator, and a lady’s recipe. If you do not know anybody in a town, go and ask for a hook.",
    daysAgo: 77.2,
    likes: [...latin, ...north, "jule", "ravi", "dell"],
    comments: [{ by: "dell", text: "True in every country with hooks.", hoursLater: 5 }],
  },
  {
    by: "hank",
    category: "USA",
    title: "Rain in Arizona",
    text: "It rained. Hank went outside to stand in it. I have put this on record in case it is needed later.",
    daysAgo: 110.6,
    likes: [],
    comments: [],
  },
];
