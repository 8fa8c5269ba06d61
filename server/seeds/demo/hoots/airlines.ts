import { asia, europe, everyone, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const airlines: readonly SeedHoot[] = [
  {
    by: "naomi",
    category: "Airlines",
    title: "Delta let Olive fly under seat 14A. Here is the exact bag.",
    text:
      "The gate agent measured it. Twice. 18 × 11 × 11 inches, soft sides, and Olive had to be able to turn around, which she did, to look at the tape measure.\n\n" +
      "What helped: I called reservations to add her the day I booked, because the spots for pets in the cabin go to whoever asks first. I took a photo of her standing in the bag at home, so there was something to show before there was something to argue. And the bag counts as your carry-on, so everything else I own was in my coat.\n\n" +
      "What didn’t help: saying “she’s very quiet.” She heard me.",
    gif: "plane",
    daysAgo: 0.2,
    likes: [...north, ...latin, ...europe, "luz", "anouk", "thandi"],
    comments: [
      {
        by: "theo",
        text: "Does 14A have the little box under the seat? We lost half the floor to a little box once, and I travelled with my knees in a bag.",
        hoursLater: 0.4,
        replies: [
          {
            by: "naomi",
            text: "No box on that aircraft. The agent said it depends on the type, so now I ask for the type and look up the seat before I choose it.",
            hoursLater: 0.3,
            replies: [
              {
                by: "theo",
                text: "You’re the person I pretend to be at check-in.",
                hoursLater: 0.5,
              },
            ],
          },
        ],
      },
      {
        by: "hank",
        text: "Under the seat. Like an animal.",
        hoursLater: 0.9,
        replies: [
          {
            by: "naomi",
            text: "Kiwi, you ride in a van with a skylight. Not everyone has a Hank.",
            hoursLater: 0.6,
          },
        ],
      },
      {
        by: "dana",
        text: "The photo in the bag is the best idea I’ve read this month. Biscuit is 48 pounds, so for him it would have to be a photo in a closet.",
        hoursLater: 1.6,
      },
      {
        by: "vale",
        text: "And did they charge what the page said? I never trust a number until it is on a receipt.",
        hoursLater: 2.2,
        replies: [
          {
            by: "naomi",
            text: "They did: $150 each way, charged at the counter and not online. The page says it goes by the date your ticket was issued, so check yours.",
            hoursLater: 0.8,
          },
        ],
      },
      {
        by: "imogen",
        text: "Olive turning around to inspect the tape measure will keep me going until Friday.",
        hoursLater: 4.1,
      },
    ],
  },
  {
    by: "arturo",
    category: "Airlines",
    title: "Aeromexico asked for the certificate twice. Bring two copies",
    text:
      "One stays at the counter in Guadalajara and one goes with you. The copy shop upstairs closes at eight, which I learned at 8:04, together with a lady and her two chihuahuas.\n\n" +
      "The young man at the counter was kind and photographed it for us with his own phone. But one cannot build a journey on the kindness of young men. Two copies, in a plastic sleeve.",
    daysAgo: 6.3,
    likes: [...latin, ...north, "jule", "samira"],
    comments: [
      {
        by: "leo",
        text: "Don Arturo, did they weigh Pancho with the carrier or without? I have heard both.",
        hoursLater: 5,
        replies: [
          {
            by: "arturo",
            text: "With. It is nine kilos together for the cabin, so Pancho traveled with the luggage that day and I traveled with my conscience.",
            hoursLater: 3,
            replies: [
              {
                by: "leo",
                text: "How was he on the other side?",
                hoursLater: 1,
                replies: [
                  {
                    by: "arturo",
                    text: "Asleep. I had not slept since Thursday.",
                    hoursLater: 0.5,
                    replies: [
                      {
                        by: "bea",
                        text: "This is every dog and every owner, and I have printed it out.",
                        hoursLater: 9,
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
        by: "naomi",
        text: "I carry four. One always gets wet.",
        hoursLater: 11,
      },
    ],
  },
  {
    by: "dana",
    category: "Airlines",
    title: "How I taught a 48-pound dog to like his crate, in six boring weeks",
    text:
      "Biscuit is too big for any cabin, so it’s the hold or the ground. Before I decided which, I wanted the crate to be a place he chose. This is what we did. None of it is clever.\n\n" +
      "Week one: crate in the kitchen, door off, dinner inside. Week two: door on, never shut. Week three: shut for the length of one song. He had opinions about the song. Week four: shut while I carried the groceries in. Week five: the crate in the car, around the block, then to the airport parking lot and home again, because the smell and the noise are half of it. Week six: a whole night.\n\n" +
      "I measured him lying, standing, and turning, the way I’d measure a lot, and bought the size the airline’s own page asked for. I asked the vet about heat, about his breathing, and about calming pills. She said no to pills for flying and told me why, and I’m glad I asked instead of guessing.\n\n" +
      "Then I called the airline and asked three things: is there room for him on that day, is there room on that aircraft, and what happens if it’s too hot. Write down the name of whoever answers.\n\n" +
      "He now naps in it. It takes up a third of my kitchen. I regret nothing except the kitchen.",
    gif: "happy dog",
    daysAgo: 13.2,
    likes: everyone,
    comments: [
      {
        by: "sofia",
        text: "Mate sleeps in hers with the door open and one leg outside, as if parked.",
        hoursLater: 4,
        replies: [
          {
            by: "dana",
            text: "Does she pull the leg in for takeoff?",
            hoursLater: 2,
            replies: [{ by: "sofia", text: "We went by bus.", hoursLater: 1 }],
          },
        ],
      },
      {
        by: "thandi",
        text: "The drive to the car park and home again is the step nobody tells you. Rooibos did the crate perfectly in the house and lost his mind at the first trolley.",
        hoursLater: 8,
      },
      {
        by: "bea",
        text: "For Gustave we had to measure the door of the van first. And then the van.",
        hoursLater: 13,
        replies: [
          {
            by: "gaspard",
            text: "And then the petrol, madame.",
            hoursLater: 6,
          },
        ],
      },
      {
        by: "ravi",
        text: "I have read this to my class as an example of a method. They asked what the song was.",
        hoursLater: 30,
        replies: [
          {
            by: "dana",
            text: "Tell them it had an accordion in it, and that he was right.",
            hoursLater: 5,
          },
        ],
      },
    ],
  },
  {
    by: "leo",
    category: "Airlines",
    title: "Cat through airport security: ask for the small room",
    text:
      "They will want the carrier empty and on the belt, which means the cat is in your arms in the loudest hall in the country.\n\n" +
      "Say, before you open anything: “Could we do this in a private room, please?” I have asked at five airports and been given a room at four. At the fifth they closed the end of the lane for us. Harness on at home, not in the line. Mango spent the whole thing inside my sweater, and I have the map of it on my ribs.",
    daysAgo: 19.8,
    likes: [...europe, ...asia, "naomi", "vale", "sofia", "samira"],
    comments: [
      {
        by: "jule",
        text: "Frida walked through the arch by herself and waited on the other side for a biscuit. I am not saying this to help.",
        hoursLater: 2,
        replies: [
          { by: "leo", text: "I know why you are saying it.", hoursLater: 1 },
          { by: "anouk", text: "Otto beeped. We still do not know why.", hoursLater: 7 },
        ],
      },
      {
        by: "samira",
        text: "A towel over the arms and the cat together. From one map of the ribs to another.",
        hoursLater: 16,
      },
    ],
  },
  {
    by: "bea",
    category: "Airlines",
    title: "The partner flight was the one that said no",
    text:
      "We booked one ticket with one airline for a friend’s small dog. The second leg was flown by a regional partner under the same number, and the partner takes no animals on that route. Nobody hid it: it was in grey letters under “operated by”. We were simply not reading grey letters yet.\n\n" +
      "Now I ring and ask about each leg by name. It costs one coffee.",
    daysAgo: 33.4,
    likes: [...north, "theo", "vale", "camilo", "hana"],
    comments: [
      {
        by: "naomi",
        text: "The airline that flies it decides. I’d put that on a pillow.",
        hoursLater: 6,
      },
      {
        by: "camilo",
        text: "What happened to the small dog?",
        hoursLater: 9,
        replies: [
          {
            by: "bea",
            text: "A night in a hotel near the airport, a steak, and a direct flight. He recommends it.",
            hoursLater: 2,
          },
        ],
      },
    ],
  },
  {
    by: "luz",
    category: "Airlines",
    title: "Put a note on the crate. The loaders read it",
    text:
      "I work on boats, but the people who lift things are the same people everywhere, and they read.\n\n" +
      "On Adobo’s crate: his name in big letters, a photo, my number, where he is going, and one line: “He likes to be told what is happening.” Three different loaders told him what was happening.",
    gif: "suitcase",
    daysAgo: 47.1,
    likes: everyone,
    comments: [
      {
        by: "imogen",
        text: "I am at work and have something in my eye.",
        hoursLater: 1,
      },
      {
        by: "arturo",
        text: "It is true. A parcel with a name was never thrown in my bus.",
        hoursLater: 10,
        replies: [{ by: "dell", text: "Same on the mail run. Names get carried.", hoursLater: 8 }],
      },
      {
        by: "dana",
        text: "Writing Biscuit’s tonight. His line will be: “He’s not sad, that’s his face.”",
        hoursLater: 26,
      },
    ],
  },
  {
    by: "jule",
    category: "Airlines",
    title: "Things I packed for a four-hour flight with a cat, ranked by use",
    text: "1. Two puppy pads, one in the bag from the start.\n2. A T-shirt I had slept in.\n3. A spare T-shirt for me.\n4. The vet’s number.\n5. Treats. Refused.\n6. A toy. Looked at with contempt.\n7. A podcast about calm. For me, and it helped neither of us.",
    gif: "cat suitcase",
    daysAgo: 64.5,
    likes: [...europe, ...asia, "leo", "samira", "dana"],
    comments: [
      {
        by: "anouk",
        text: "Number 3 is written by somebody who has flown once without number 3.",
        hoursLater: 3,
        replies: [{ by: "jule", text: "We do not speak of Lisbon.", hoursLater: 1 }],
      },
    ],
  },
  {
    by: "hank",
    category: "Airlines",
    title: "I do not fly",
    text: "I could. I have chosen not to. Hank’s van has a heater, a skylight and a shelf for my mirror. Ask your airline about birds if you must. Most of them will want to speak to your vet, and my vet talks too much.",
    gif: "bird",
    daysAgo: 88.2,
    likes: [...europe, ...south, "dana", "leo"],
    comments: [
      { by: "theo", text: "Somebody give this bird a column.", hoursLater: 4 },
      {
        by: "leo",
        text: "Mango has read this and would like to know more about the shelf.",
        hoursLater: 20,
      },
    ],
  },
];
