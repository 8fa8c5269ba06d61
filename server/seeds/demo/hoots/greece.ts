import { asia, europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const greece: readonly SeedHoot[] = [
  {
    by: "theo",
    category: "Greece",
    title: "The ferry to Naxos has a dog deck, and the dog deck has a view",
    text:
      "On our boat it was deck 7, port side. There is shade after eleven, a tap with drinking water, and a retired captain who carries biscuits in his jacket. The sign asks for a muzzle; bring one, show it, and put it on when somebody looks unhappy. Ask about the dog’s ticket when you buy yours, because each line does it differently.\n\n" +
      "Pickle stood with his front paws on the bottom rail for four hours, like the figure on the front of a very small ship.",
    gif: "ferry",
    daysAgo: 1.3,
    likes: everyone,
    comments: [
      {
        by: "leo",
        text: "Does deck 7 allow cats in a backpack? Asking for an orange gentleman.",
        hoursLater: 1,
        replies: [
          {
            by: "theo",
            text: "We saw a tabby in a basket and a hen in a shopping bag. The hen had the better seat.",
            hoursLater: 0.8,
            replies: [
              {
                by: "leo",
                text: "Was the hen on the list?",
                hoursLater: 0.5,
                replies: [
                  {
                    by: "luz",
                    text: "As a purser: the hen is never on the list.",
                    hoursLater: 2,
                    replies: [
                      {
                        by: "theo",
                        text: "Luz, what do you do about the hen?",
                        hoursLater: 0.6,
                        replies: [
                          { by: "luz", text: "I say good morning to it.", hoursLater: 0.4 },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: "gaspard",
        text: "What kind of biscuits?",
        hoursLater: 3,
        replies: [{ by: "theo", text: "Aniseed. Homemade. I thought of you.", hoursLater: 1 }],
      },
      {
        by: "dana",
        text: "Was the metal of the deck hot? I always worry about the walk from the car ramp.",
        hoursLater: 6,
        replies: [
          {
            by: "theo",
            text: "The ramp was, yes. Back of the hand for seven seconds and then we carried him. It’s the one advantage of his design.",
            hoursLater: 2,
          },
        ],
      },
      {
        by: "imogen",
        text: "The figure on the front of a very small ship. I can see it.",
        hoursLater: 14,
      },
    ],
  },
  {
    by: "theo",
    category: "Greece",
    title: "Driving to Greece with a dachshund: the honest table of days",
    text:
      "Day 1: the tunnel, and France in rain. Day 2: France, still. Day 3: Switzerland, where a man washed our windscreen without being asked. Day 4: Italy, lunch, nap, lunch. Day 5: Ancona, and the night boat.\n\n" +
      "We booked a cabin where dogs are allowed, months ahead, because there are few and everybody with a dog wants one. It had a floor you could hose and a drain in the middle. Marcus said it reminded him of school. Pickle slept like the dead.\n\n" +
      "Before all this: the vet in Bristol for the certificate, with a list of every country we would touch. I had forgotten to think about the way back, where the tapeworm treatment has to be in the right window before you reach home, 24 to 120 hours. We found a vet on the Greek side on the last Thursday. Look for yours before you leave.",
    daysAgo: 28.7,
    likes: [...europe, ...north, "vale", "hana", "thandi"],
    comments: [
      {
        by: "imogen",
        text: "The way back is what everybody forgets. May I ask how you found the vet?",
        hoursLater: 6,
        replies: [
          {
            by: "theo",
            text: "The woman at the bakery. Then the map. In that order, always.",
            hoursLater: 3,
            replies: [{ by: "gaspard", text: "Naturally the woman at the bakery.", hoursLater: 1 }],
          },
        ],
      },
      {
        by: "bea",
        text: "A drain in the middle of the floor. Gustave would propose to that cabin.",
        hoursLater: 17,
      },
    ],
  },
  {
    by: "jule",
    category: "Greece",
    title: "An island with more cats than chairs",
    text:
      "Frida met the harbour cats from inside a window. It was a diplomatic visit. She kept her collar on.\n\n" +
      "If you bring your own: harness, always; vaccinations up to date, ask your vet what is about; no sharing bowls. If you want to help the ones who live there, the women who feed them know precisely what is needed. It is usually money for the vet and not more food. Ask them. They sit by the boats at seven with the sardines.",
    daysAgo: 49.9,
    likes: [...europe, ...latin, ...asia, "samira"],
    comments: [
      {
        by: "samira",
        text: "“It is usually money for the vet and not more food.” Same here, same women, different sardines.",
        hoursLater: 9,
      },
    ],
  },
];
