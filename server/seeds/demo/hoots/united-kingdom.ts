import { asia, europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const unitedKingdom: readonly SeedHoot[] = [
  {
    by: "imogen",
    category: "United Kingdom",
    title: "Cardiff to Aberystwyth with a rabbit, and the guard who kept the doors",
    text:
      "We take the 10-something on a weekday and sit in the quiet end, carrier on my lap with its long side to the window. Clover likes hedges going by. She does not like the doors, which beep.\n\n" +
      "On the second stop the guard came by, looked in, and said nothing. From then on at each station he opened all the doors but ours. At Machynlleth an old lady got on, was told “next one along, my love, there’s a rabbit”, and went along without a word, as if there had always been a rabbit.",
    gif: "rabbit",
    daysAgo: 8.1,
    likes: everyone,
    comments: [
      {
        by: "ravi",
        text: "“As if there had always been a rabbit.” I am reading this in the staff room and have had to explain myself.",
        hoursLater: 3,
      },
      {
        by: "theo",
        text: "I know that guard. He once held the train so that Pickle could finish.",
        hoursLater: 6,
        replies: [
          {
            by: "imogen",
            text: "Finish what?",
            hoursLater: 2,
            replies: [
              {
                by: "theo",
                text: "Looking at a crow.",
                hoursLater: 0.5,
                replies: [
                  {
                    by: "hank",
                    text: "What did the crow say?",
                    hoursLater: 4,
                    replies: [{ by: "theo", text: "“Stand clear.”", hoursLater: 1 }],
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
    by: "theo",
    category: "United Kingdom",
    title: "Why we drive: a dog doesn’t land in Britain beside you",
    text:
      "Friends write and ask which airline lets their dog sit with them into London. None: pets come in by air as cargo, unless it’s an assistance dog. So people who have a choice come over on the boat or through the tunnel, on a route that is approved for it. We do it twice a year.\n\n" +
      "On the way in, they read the chip and look for the tapeworm treatment, which a vet must have written down: not less than 24 hours and not more than 120 before you get here. Dogs only. I set two alarms on the phone, one called WORM EARLIEST and one called WORM LATEST, and was once asked about them on a date. I married him.\n\n" +
      "If you have no car, look for a boat that takes foot passengers with dogs. There are few, and they fill up.",
    daysAgo: 20.2,
    likes: [...europe, ...north, ...latin, ...asia, "thandi"],
    comments: [
      {
        by: "leo",
        text: "WORM LATEST is the most romantic thing I have read on this site.",
        hoursLater: 3,
        replies: [
          {
            by: "theo",
            text: "It was on the table plan.",
            hoursLater: 2,
            replies: [
              {
                by: "bea",
                text: "Please tell me the first dance was at WORM EARLIEST.",
                hoursLater: 5,
              },
            ],
          },
        ],
      },
      {
        by: "dana",
        text: "Finally clear. I’d read three pages and still pictured Biscuit in a seat.",
        hoursLater: 10,
      },
    ],
  },
  {
    by: "imogen",
    category: "United Kingdom",
    title: "A short list of British things that are kinder than they look",
    text: "Station dogs’ bowls behind the coffee stand. The lost-property man. Vicars, about lawns. Any woman over seventy with a bag of carrots. The sign that says NO DOGS with, under it in biro, “ask Jean”. I asked Jean. Jean said which dog.",
    daysAgo: 43.7,
    likes: [...europe, ...latin, ...north, "hana"],
    comments: [
      { by: "jule", text: "I want to be Jean.", hoursLater: 1 },
      { by: "thandi", text: "Every building needs a Jean. We forget to draw her.", hoursLater: 17 },
    ],
  },
  {
    by: "theo",
    category: "United Kingdom",
    title: "The Highlands, the midges, and a coat with no sleeves",
    text: "Net for us, nothing for him; they don’t seem to like dachshund. Wrong about the ticks, though: every evening, belly up on the kitchen table, with the lamp. He thinks it’s a show, and by the end of the week he bowed.",
    daysAgo: 87.4,
    likes: ["imogen", "bea", "sofia", "hana", "gaspard"],
    comments: [],
  },
];
