import type { Article } from "../article.ts";

export const safeJourneys: Article = {
  id: "safe-journeys",
  title: "Safe Journeys: Essential Tips for Stress-Free Pet Travel",
  excerpt:
    "Most of a calm trip happens before the door closes behind you: the weeks before, the way you choose to travel, the hours on the road, and the first evening somewhere new.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "Window seat", pet: { species: "dog", colour: "golden" } },
  content: [
    {
      is: "paragraph",
      text: "A pet does not know that it is going on vacation. It knows that the suitcase is open, that you walk faster than usual, and that the day smells of something. Whether that turns into fear or into curiosity depends little on the journey and a great deal on what came before it. This is a guide to the before, the during, and the first evening after.",
    },
    { is: "heading", id: "before-you-go", text: "Before you go" },
    {
      is: "paragraph",
      text: "Start with the place, not with the ticket. Every border asks its own questions, and the answers decide what is possible and when. Two questions come up nearly everywhere: can the animal be identified, and is it protected against rabies? In the European Union and in Great Britain the microchip has to be there before the rabies vaccination counts,{eu-chip,gb-chip} the animal must be at least 12 weeks old when it is vaccinated, and after a first vaccination 21 days have to pass.{eu-rabies,gb-rabies} A dog that enters the United States needs a microchip{us-chip} and must be at least six months old on the day it arrives.{us-age} None of this can be hurried in the last week, which is why the calendar comes first. [Papers in order](/articles/papers-in-order) goes through it step by step.",
    },
    {
      is: "paragraph",
      text: "Then see your vet, well ahead and not on the day before. Ask three plain questions: is this animal fit for this journey, what should I watch for on the way, and what do we do if it falls ill far from here? Anything meant to calm an animal belongs in that conversation and nowhere else. What helped a stranger’s dog may harm yours.",
    },
    {
      is: "paragraph",
      text: "Last, practice. Put the carrier in the living room with its door open and a blanket inside, long before you need it. Feed beside it, then in it. When the door closes for the first time it closes for a minute, then for a movie, then for a drive around the block. Buy the carrier for the strictest part of your route, because the box under an airline seat is smaller than most people think. American asks for 18 × 11 × 11 inches for a soft carrier,{aa-carrier} Aeromexico for about 40 × 30 × 20 centimeters,{am-carrier} and Delta recommends 18 × 11 × 11 inches for a soft one without publishing a fixed maximum, since the space differs from aircraft to aircraft.{dl-carrier}",
    },
    { is: "quote", text: "The carrier should be furniture long before it is luggage." },
    {
      is: "checklist",
      title: "In the last two weeks",
      items: [
        "Every date in the papers read aloud against the booking: chip, vaccination, certificate, flight",
        "The phone number in the chip register works abroad",
        "The same number on a tag at the collar or harness",
        "A recent photo of the animal, and one of the two of you together",
        "The address of a vet near the place you will stay, and of one that opens at night",
        "The usual food for the journey and the first days",
        "Someone at home who can photograph a forgotten paper and send it",
      ],
    },
    { is: "heading", id: "how-to-travel", text: "Choosing how to travel" },
    {
      is: "paragraph",
      text: "There is no best way to travel, only the best way for this animal. A terrier who sleeps in anything that moves and a cat who sings in the car are different travelers. If you have a choice, take the way that lets you stop, or the way that is over soonest. The worst of both is a journey with three changes because it was cheaper.",
    },
    { is: "subheading", text: "By car" },
    {
      is: "paragraph",
      text: "The car is the only vehicle that stops when you ask, so ask it often enough that no stop is urgent. Fasten the animal: a harness on the belt, a crate that cannot slide, a carrier wedged behind a front seat. A hard stop should not move anyone. Heads stay inside the window. The leash goes on before the door opens, not after it, because a rest area beside a highway is the worst place to practice coming when called. And never leave an animal alone in a parked car. It heats up faster than you can buy a sandwich, on a mild day too.",
    },
    { is: "subheading", text: "By train and by ferry" },
    {
      is: "paragraph",
      text: "Trains and ferries each have their own rules, which change with the company, the class and sometimes the hour. We do not list them here, because we have not read them all. Ask four things before you book: may this animal come, does it need a ticket, must it wear a muzzle or stay in a carrier, and where may it sit? For a ferry ask a fifth: may you visit during the crossing, or does it stay in the car or in a kennel? Then choose a quiet departure, board early, take a corner away from the aisle, and put the blanket down before you sit.",
    },
    {
      is: "paragraph",
      text: "Great Britain deserves a question of its own. Pets enter by approved routes and with approved carriers only, and by air they come in as cargo unless they are assistance dogs or arrive on a chartered flight.{gb-entry} That makes the way across the water worth a look, even if the flight is shorter.",
    },
    { is: "subheading", text: "By air" },
    {
      is: "paragraph",
      text: "An animal under the seat in front of you is an animal you can hear. The places there are few, though. Delta takes four pets in its Comfort and Main cabins, two in domestic first class, and none in Delta One, international business or premium.{dl-places} You add the pet by phone, first come, first served; its carrier replaces your carry-on, and bulkhead and exit rows are out.{dl-check-in} So call before you pay for your own seat. The animal’s place is the rarer one.",
    },
    {
      is: "paragraph",
      text: "Then read the exceptions, for that is where people are stranded. American carries no pets in the cabin across the Atlantic, across the Pacific or to Hawaii.{aa-routes} Delta closes its cabin on a list of routes, the United Kingdom, Australia, Iceland and South Africa among them.{dl-routes} And the name on the ticket is not always the name on the plane: Delta Connection is reported to carry no live animals outside the United States except to and from Canada, and it is the airline that operates the flight that decides.{dl-regional}",
    },
    {
      is: "paragraph",
      text: "In the hold, the weather has a say. American is reported to let no pet travel outside the cabin through Phoenix, Tucson, Las Vegas or Palm Springs between May 1 and September 30,{aa-season} and to check pets only for active-duty military and State Department staff at any time of the year.{aa-cargo} If your animal has a short nose, read [Flying with a snub-nosed pet](/articles/short-noses) before you look at fares.",
    },
    {
      is: "picture",
      of: { place: "Switzerland", pet: { species: "cat", colour: "black" } },
      caption: "Switzerland, where even the wait for the next train has a view.",
    },
    { is: "heading", id: "comfort", text: "Comfort on the way" },
    {
      is: "paragraph",
      text: "Comfort is mostly sameness. Keep the hours of home for meals and walks as far as the timetable allows. Bring one thing that smells of the sofa, and do not wash it first. Ask your vet how to feed on the day itself, above all for a very young, an old or an ill animal; offer water at every pause, little and often, from the bowl it knows.",
    },
    {
      is: "list",
      items: [
        "A walk before departure does more than any gadget. A tired dog sleeps; a bored one rehearses.",
        "Line the carrier with something that soaks up, and carry a second lining in a bag that closes.",
        "Cover a cat’s carrier on three sides. Being seen from every direction is what frightens it.",
        "Speak as you always speak. A comforting voice that appears only in trouble soon means trouble.",
        "Open a carrier in closed rooms only. If staff want the animal out of it, ask for a room with a door, with harness and leash on already.",
      ],
    },
    {
      is: "paragraph",
      text: "Watch, and learn what worry looks like in your animal. Some pant, drool or yawn; others go quiet, tremble or hide their face. Most of it settles once the movement becomes regular. An animal that struggles for breath, collapses or does not answer you needs a vet at once, not an opinion from the next seat.",
    },
    { is: "heading", id: "arriving", text: "Arriving" },
    {
      is: "paragraph",
      text: "Borders come first. A pet that arrives in the European Union from outside goes through a travelers’ point of entry and is presented to the authority there.{eu-entry} In Mexico the inspectors of SENASICA come before the exit: they want a clean carrier without bedding, toys or treats made from cattle, sheep or goats, with food for one day; the carrier is sprayed, and what may not come in can be destroyed.{mx-arrival} On that route the beloved blanket stays at home.",
    },
    {
      is: "paragraph",
      text: "Then make the new place small. One room first, with windows and balcony doors checked, water in a corner, the bed in another, and for a cat the tray where it can find it without crossing open floor. Let the animal walk up to things in its own order. A dog goes around the block on the leash, also the dog who never needs one, so that it knows the way back to a door it has never seen before.",
    },
    {
      is: "paragraph",
      text: "Stay in on the first evening. An animal left alone in a strange room learns that strange rooms are where people vanish. On the second day leave for the length of a coffee, and come back before anyone has started to sing.",
    },
    {
      is: "paragraph",
      text: "And know what you would do if it ran: where the nearest vet is, how the local shelter is called, which photo you would print. You will most likely never need it. It is simply easier to sleep beside a plan.",
    },
    {
      is: "callout",
      about: "note",
      title: "Rules move",
      text: [
        "This article was compared with its sources on the day above, and some of those sources are older than that. Before you book, ask the authority; the addresses are below. If an officer tells you something else, the officer is right.",
      ],
    },
  ],
};
