import { europe, everyone, latin, north } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const berlin: readonly SeedHoot[] = [
  {
    by: "jule",
    category: "Berlin",
    title: "A Berlin café that brings the cat a saucer before you a menu",
    text:
      "It is on Weserstraße, it opens at nine, and there is a shelf by the window that Frida now considers hers. A dachshund sat on it last Saturday. He was asked to leave. By the owner, not by Frida. Frida only looked.\n\n" +
      "Water, room temperature, the good saucer. For me a coffee after eleven minutes and a shrug. I have lived here for nineteen years and never felt so at home.",
    gif: "coffee",
    daysAgo: 1.7,
    likes: [...europe, ...latin, "anouk", "samira", "hank", "naomi"],
    comments: [
      {
        by: "theo",
        text: "Describe the dachshund.",
        hoursLater: 2,
        replies: [
          {
            by: "jule",
            text: "Long. Unrepentant.",
            hoursLater: 1,
            replies: [
              {
                by: "theo",
                text: "Pickle has an alibi. He was asleep on a bus timetable in Clifton.",
                hoursLater: 0.5,
              },
            ],
          },
        ],
      },
      {
        by: "gaspard",
        text: "Eleven minutes is correct for a coffee. Less is a machine.",
        hoursLater: 5,
      },
      {
        by: "leo",
        text: "Coming to Berlin with Mango. Is the shelf wide enough for shoulders?",
        hoursLater: 11,
        replies: [
          {
            by: "jule",
            text: "No. But there is a radiator, and she might lend it.",
            hoursLater: 3,
            replies: [
              { by: "leo", text: "We are honored and will bring sardines.", hoursLater: 2 },
            ],
          },
        ],
      },
    ],
  },
  {
    by: "naomi",
    category: "Berlin",
    title: "Landing in Berlin with the EU certificate: what the customs desk looked at",
    text:
      "In order: the chip number, the rabies date, the chip date, the endorsement. Then Olive. She got a nod.\n\n" +
      "The chip has to be in before the rabies shot counts, or on the same day, so that’s the line they go to first. I had put a paper clip on it. The officer moved the paper clip back to the exact same place when she was done, and I thought: yes, I’ll be happy in this city.\n\n" +
      "If your dog is one of the big strong breeds, read the customs page first. Some can’t come in at all, and the states have lists of their own.",
    daysAgo: 14.1,
    likes: [...north, ...europe, "vale", "ravi"],
    comments: [
      {
        by: "dana",
        text: "She put the paper clip back where it was. That’s love.",
        hoursLater: 4,
      },
      {
        by: "jule",
        text: "It is regulations. Here that is the same.",
        hoursLater: 6,
        replies: [{ by: "naomi", text: "I’ve written that down.", hoursLater: 1 }],
      },
    ],
  },
  {
    by: "jule",
    category: "Berlin",
    title: "S-Bahn with a pet, for beginners",
    text:
      "Ring line, not the tunnel. Last carriage. Not on match days; you will know a match day by the scarves and the singing. Look up the ticket for your dog in the app before you get on, because the inspectors wear ordinary jackets and have heard every story.\n\n" +
      "Do not talk to the cat in a high voice. People will move away, and so will the cat.",
    daysAgo: 31.8,
    likes: [...europe, "dana", "leo"],
    comments: [
      {
        by: "vale",
        text: "Nube adores the inspectors. I think it is the plain clothes; she can tell.",
        hoursLater: 12,
      },
    ],
  },
  {
    by: "imogen",
    category: "Berlin",
    title: "Does Berlin hush on Sundays for everyone or only for me?",
    text: "I came for a conference, without Clover, and on Sunday the whole street simply stopped. A man was polishing a bicycle with great tenderness. A greyhound in a cardigan went by. I have never wanted my rabbit beside me so much.",
    daysAgo: 73.4,
    likes: everyone,
    comments: [
      { by: "jule", text: "It is for everyone, but the cardigan was for you.", hoursLater: 3 },
      {
        by: "sofia",
        text: "A greyhound in a cardigan. Mate demands an address.",
        hoursLater: 8,
        replies: [
          { by: "imogen", text: "I followed him for a street and lost courage.", hoursLater: 10 },
        ],
      },
    ],
  },
];
