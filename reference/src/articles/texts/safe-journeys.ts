import type { Article } from "../article.ts";

export const safeJourneys: Article = {
  id: "safe-journeys",
  title: "Safe Journeys: Essential Tips for Stress-Free Pet Travel",
  excerpt:
    "A calm trip is mostly made before you leave: in the weeks of preparation, the way you choose to travel, the hours on the road, and the first evening somewhere new.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "On the train", scene: "train", pet: { species: "dog", colour: "golden" } },
  content: [
    {
      is: "paragraph",
      text: "A pet doesn’t know it’s going on vacation. It knows that the suitcase is open, that you’re walking faster than usual, and that something is up. Whether that turns into fear or curiosity depends less on the trip than on what came before it. This is a guide to the preparation, the journey and the first evening after it.",
    },
    { is: "heading", id: "before-you-go", text: "Before you go" },
    {
      is: "paragraph",
      text: "Start with the place, not the ticket. Every border has its own rules, and they decide what’s possible and when. Two questions come up nearly everywhere: can the animal be identified, and is it protected against rabies? In the European Union and in Great Britain, the rabies vaccination counts only if the microchip is already there.{eu-chip,gb-chip} The animal must be at least 12 weeks old when it’s vaccinated, and 21 days have to pass after a first vaccination.{eu-rabies,gb-rabies} A dog that enters the United States needs a microchip{us-chip} and must be at least six months old on the day it arrives.{us-age} You can’t rush any of this in the last week, so the calendar comes first. [Papers in order](/articles/papers-in-order) goes through it step by step.",
    },
    {
      is: "paragraph",
      text: "Then see your vet, well ahead and not the day before. Ask three simple questions: is this animal fit for this trip, what should I watch for on the way, and what do we do if it gets sick far from home? Anything meant to calm an animal belongs in that conversation and nowhere else. What helped a stranger’s dog may harm yours.",
    },
    {
      is: "paragraph",
      text: "Finally, practice. Long before you need it, put the carrier in the living room with its door open and a blanket inside. Feed your pet beside it, then in it. Close the door for a minute, then for a movie, then for a drive around the block. Buy the carrier for the strictest part of your route, because the space under an airline seat is smaller than most people think. American asks for 18 × 11 × 11 inches for a soft carrier,{aa-carrier} Aeromexico for about 40 × 30 × 20 centimeters,{am-carrier} and Delta recommends 18 × 11 × 11 inches for a soft one without publishing a fixed maximum, since the space differs from aircraft to aircraft.{dl-carrier}",
    },
    { is: "quote", text: "The carrier should be furniture long before it is luggage." },
    {
      is: "checklist",
      title: "In the last two weeks",
      items: [
        "Every date in the documents checked against the booking: microchip, vaccination, certificate and flight",
        "A phone number in the microchip registry that works abroad",
        "The same number on a tag on the collar or harness",
        "A recent photo of the animal, and one of the two of you together",
        "The address of a vet near the place you’ll stay, and of one that opens at night",
        "Enough of your pet’s usual food for the trip and the first few days",
        "Someone at home who can photograph a forgotten document and send it",
      ],
    },
    { is: "heading", id: "how-to-travel", text: "Choosing how to travel" },
    {
      is: "paragraph",
      text: "There’s no best way to travel, only the best way for your animal. A terrier who sleeps in anything that moves and a cat who sings in the car are different travelers. If you have a choice, take the way that lets you stop, or the one that’s over soonest. The worst choice is three connections because they were cheaper.",
    },
    { is: "subheading", text: "By car" },
    {
      is: "paragraph",
      text: "The car is the only vehicle that stops when you ask, so ask it often enough that no stop is urgent. Secure your pet: a harness on the seat belt, a crate that can’t slide or a carrier wedged behind a front seat. A hard stop shouldn’t move anyone. Keep heads inside the window. The leash goes on before the door opens, not after it, because a rest area beside a highway is the worst place to practice coming when called. And never leave an animal alone in a parked car. It heats up faster than you can buy a sandwich, even on a mild day.",
    },
    { is: "subheading", text: "By train and by ferry" },
    {
      is: "paragraph",
      text: "Trains and ferries have their own rules, which vary by company, class and sometimes time of day. We don’t list them here, because we haven’t read them all. Ask four things before you book: can this animal come, does it need a ticket, does it have to wear a muzzle or stay in a carrier, and where can it sit? For a ferry, ask a fifth: can you visit during the crossing, or does it stay in the car or a kennel? Then choose a quiet departure, board early, find a corner away from the aisle, and put the blanket down before you sit.",
    },
    {
      is: "paragraph",
      text: "Great Britain is a special case. Pets can enter only by approved routes with approved carriers, and by air they come in as cargo unless they’re assistance dogs or arrive on a chartered flight.{gb-entry} So the way across the water is worth a look, even if the flight is shorter.",
    },
    { is: "subheading", text: "By air" },
    {
      is: "paragraph",
      text: "When your pet is under the seat in front of you, you can hear it. But there aren’t many spots. On each flight, Delta accepts four pets in its Comfort and Main cabins, two in domestic first class and none in Delta One, international business class, or premium economy.{dl-places} You add the pet by phone, first come, first served. Its carrier replaces your carry-on, and bulkhead and exit rows are out.{dl-check-in} So call before you pay for your own seat. Your pet’s spot is the harder one to get.",
    },
    {
      is: "paragraph",
      text: "Then read the exceptions, because that’s where people get stranded. American carries no pets in the cabin across the Atlantic, across the Pacific or to Hawaii.{aa-routes} Delta closes its cabin on a list of routes, including the United Kingdom, Australia, Iceland and South Africa.{dl-routes} And the airline on the ticket isn’t always the one that flies the plane. Delta Connection reportedly carries no live animals outside the United States except to and from Canada, and the airline that operates the flight decides.{dl-regional}",
    },
    {
      is: "paragraph",
      text: "For the hold, the weather matters. American reportedly lets no pet travel outside the cabin through Phoenix, Tucson, Las Vegas or Palm Springs between May 1 and September 30.{aa-season} It checks pets only for active-duty military and State Department staff at any time of year.{aa-cargo} If your animal has a short nose, read [Flying with a snub-nosed pet](/articles/short-noses) before you look at fares.",
    },
    {
      is: "picture",
      of: { place: "Switzerland", pet: { species: "cat", colour: "black" } },
      caption: "Switzerland, where even the wait for the next train has a view.",
    },
    { is: "heading", id: "comfort", text: "Comfort on the way" },
    {
      is: "paragraph",
      text: "Comfort is mostly routine. Keep the usual times for meals and walks as far as the schedule allows. Bring one thing that smells like home, and don’t wash it first. Ask your vet how to feed your pet on travel day, especially if it’s very young, old or sick. Offer water at every stop, a little at a time, from the bowl it knows.",
    },
    {
      is: "list",
      items: [
        "A walk before departure does more than any gadget. A tired dog sleeps. A bored one doesn’t.",
        "Line the carrier with something absorbent, and bring a spare lining in a sealed bag.",
        "Cover a cat’s carrier on three sides. Being seen from every direction is what frightens it.",
        "Talk the way you always do. A soothing voice that comes out only in trouble soon means trouble.",
        "Open a carrier only in closed rooms. If staff need the animal out of it, ask for a room with a door, and have the harness and leash on already.",
      ],
    },
    {
      is: "paragraph",
      text: "Watch, and learn what worry looks like in your animal. Some pant, drool or yawn; others go quiet, tremble or hide their face. Most of it settles once the movement becomes regular. An animal that struggles to breathe, collapses or doesn’t respond needs a vet at once, not an opinion from the next seat.",
    },
    { is: "heading", id: "arriving", text: "Arriving" },
    {
      is: "paragraph",
      text: "Borders come first. A pet that arrives in the European Union from outside goes through a travelers’ point of entry and is presented to the authority there.{eu-entry} In Mexico, you meet the SENASICA inspectors before the exit. They require a clean carrier without bedding, toys or treats made from cattle, sheep or goats, and food for one day. They spray the carrier and can destroy what isn’t allowed in.{mx-arrival} On that route, the favorite blanket stays home.",
    },
    {
      is: "paragraph",
      text: "Then start small. Begin with one room: check the windows and balcony doors, put water in one corner and the bed in another, and for a cat, set the litter box where it can be reached without crossing open floor. Let your pet explore at its own pace. Walk a dog around the block on the leash, even one who never needs it, so it knows the way back to a door it has never seen before.",
    },
    {
      is: "paragraph",
      text: "Stay in on the first evening. An animal left alone in a strange room learns that strange rooms are where people vanish. On the second day, go out for a coffee, and come back before anyone starts to howl.",
    },
    {
      is: "paragraph",
      text: "And know what you’d do if your pet ran off: where the nearest vet is, who runs the local shelter, which photo you’d print. You’ll probably never need it. It’s just easier to sleep with a plan.",
    },
    {
      is: "callout",
      about: "note",
      title: "Rules change",
      text: [
        "We compared this article with its sources on the date above, and some of those sources are older. Before you book, ask the authority; the links are below. If an officer tells you something else, the officer is right.",
      ],
    },
  ],
};
