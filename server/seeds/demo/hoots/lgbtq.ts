import { europe, everyone, latin, north, south } from "../circles.ts";
import type { SeedHoot } from "../shapes.ts";

export const lgbtq: readonly SeedHoot[] = [
  {
    by: "bea",
    category: "LGBTQ",
    title: "Put both your names on the dog’s papers",
    text:
      "For nine years Gustave was mine on paper, because I was the one who went to fetch him. Then I broke my wrist in Gaspésie, and at the clinic the next town over they would not talk to Odile about him. “Are you family?” To a dog. She is my wife; it just took more explaining than a person wants to do in a car park.\n\n" +
      "So now: both names on the vet’s file, on the chip registration and on the insurance. A letter from each of us that says the other may decide. A photo of the marriage certificate in the folder, behind the vaccination card. We have needed it once since then, in a place where it could have been difficult, and it was a matter of turning a page.\n\n" +
      "Good advice for any two people with one dog. But some of us get asked more often.",
    daysAgo: 3.7,
    likes: [...europe, ...latin, ...south, "dana", "naomi", "anouk", "luz"],
    comments: [
      {
        by: "theo",
        text: "Marcus was “the gentleman with the dachshund’s friend” at our vet for two years. We have sorted the file this morning because of you.",
        hoursLater: 2,
        replies: [
          {
            by: "bea",
            text: "The dachshund’s friend is a good title, though. I would keep it for the door.",
            hoursLater: 1,
            replies: [{ by: "theo", text: "He’s having it engraved.", hoursLater: 1 }],
          },
        ],
      },
      {
        by: "samira",
        text: "From the pharmacy side: a signed letter with two phone numbers helps us help you. We want to say yes.",
        hoursLater: 8,
      },
      {
        by: "leo",
        text: "Doing the same with the friend who looks after Mango. Family is whoever has the key and knows about the tablets.",
        hoursLater: 15,
        replies: [{ by: "bea", text: "Yes. That is the whole post in one line.", hoursLater: 3 }],
      },
      {
        by: "gaspard",
        text: "My late wife and I had only one name on it as well. One does not think of it until one must. Thank you, madame.",
        hoursLater: 40,
      },
    ],
  },
  {
    by: "leo",
    category: "LGBTQ",
    title: "New name, old pet papers: the order I changed them in",
    text:
      "When my documents changed, Mango’s still carried a name I no longer use. The counter does not care about my story, it cares whether the name on the certificate is the name on the passport. Fair. So, for whoever needs it, the order that worked for me:\n\n" +
      "My own passport first. Then the chip registry, which was a form and a nice woman called Rosario. Then the vet’s file, and I asked them to print the vaccination card anew rather than cross anything out. Then the airline profile. For a year I carried a copy of the old card and the court paper in a separate envelope and never had to open it.\n\n" +
      "My vet asked what I would like to be called in the waiting room. Then she asked what Mango would like to be called. “Don Mango” it says now, on all of it.",
    daysAgo: 12.1,
    likes: everyone,
    comments: [
      {
        by: "jule",
        text: "A vet who asks is a vet to keep. Frida salutes Don Mango.",
        hoursLater: 3,
      },
      {
        by: "vale",
        text: "As a translator I can add: have translations made from the new papers, not from the old ones with a note. A note makes people turn pages, and people who turn pages ask questions.",
        hoursLater: 6,
        replies: [
          {
            by: "leo",
            text: "This is gold. I had done two of three like that and redid the third.",
            hoursLater: 2,
            replies: [
              { by: "vale", text: "Send me the third. For you it is a coffee.", hoursLater: 1 },
            ],
          },
        ],
      },
      {
        by: "arturo",
        text: "I had a driver at the depot who went through all those offices alone. I wish I had gone with him. If you need an old man with patience and a dog in a line in Guadalajara, write to me.",
        hoursLater: 21,
        replies: [
          {
            by: "leo",
            text: "Don Arturo. Thank you. I may, just for the company.",
            hoursLater: 2,
            replies: [{ by: "arturo", text: "Pancho is free on Tuesdays.", hoursLater: 9 }],
          },
        ],
      },
    ],
  },
  {
    by: "theo",
    category: "LGBTQ",
    title: "One bed, two men, a dachshund: how we ask before we book",
    text:
      "We used to arrive and find out. There’s a face people make at a reception desk, and it’s a long walk back to the car with it.\n\n" +
      "These days I write one message before booking: “My husband and I are coming with our dachshund, we would like a double bed and somewhere to rinse off a small dog. Is that all right with you?” It asks about the dog and tells them about us, and the answer to both is usually in how fast it comes and whether they use his name. “Pickle is very welcome” means all of us are. We have never been wrong about a Pickle-is-very-welcome.\n\n" +
      "For countries where it matters by law and not only by face, we read our foreign office’s page and talk to somebody from there, and sometimes we book two beds, or go elsewhere. Pickle sleeps across both in any case.",
    daysAgo: 30.4,
    likes: [...north, ...europe, ...latin, "hana", "thandi", "anouk"],
    comments: [
      {
        by: "bea",
        text: "We use Gustave’s weight the same way. Whoever answers “61 kilos of what?” with warmth is a person for us.",
        hoursLater: 5,
      },
      {
        by: "thandi",
        text: "I have friends who run a place near Hermanus, and your message would be read aloud at breakfast with joy.",
        hoursLater: 12,
        replies: [{ by: "theo", text: "Tell them Pickle is very welcome to them.", hoursLater: 5 }],
      },
    ],
  },
  {
    by: "jule",
    category: "LGBTQ",
    title: "I go to Pride. Frida stays home, and here is why",
    text:
      "Drums, heat, glitter, a truck with a bass you feel in the teeth. I love it. She would not. So on the day: blinds down, the radio on a talk programme, fresh water in two rooms, and the neighbour from the second floor looks in at four. He is eighty-one, marched in the first one here, and says his knees now celebrate sitting down. He and Frida watch the parade on television. He tells her who everybody is.\n\n" +
      "If you do bring a dog: the side street, the morning, a bowl, and home before the asphalt is hot. There are quiet picnics the day after. We go to those together.",
    daysAgo: 57.7,
    likes: [...europe, ...north, "leo", "camilo", "ines", "hana"],
    comments: [
      {
        by: "leo",
        text: "He tells her who everybody is. Please ask him whether he needs a grandson.",
        hoursLater: 4,
        replies: [{ by: "jule", text: "He says there is always a chair.", hoursLater: 20 }],
      },
      {
        by: "sofia",
        text: "The quiet picnic after is where I met my girlfriend. Mate stole her sandwich. It was a beginning.",
        hoursLater: 33,
      },
    ],
  },
];
