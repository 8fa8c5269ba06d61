import type { Article } from "../article.ts";

export const ultimateGuide: Article = {
  id: "ultimate-guide",
  title: "The Ultimate Guide to Traveling with Your Pet: What to Pack, Plan, and Expect",
  excerpt:
    "Five questions before you book, a folder and a bag that leave nothing to luck, and what will happen at each counter between your door and the hotel’s.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "A quiet road", pet: { species: "cat", colour: "ginger" } },
  content: [
    {
      is: "paragraph",
      text: "Traveling with an animal is not difficult. It is detailed. The people who look relaxed at the check-in desk are not braver than you: they have a folder, they know what the next person will ask, and their dog has met that carrier before. Here are the folder, the questions and the bag.",
    },
    { is: "heading", id: "five-questions", text: "Plan: five questions before you book" },
    { is: "subheading", text: "May the animal come in at all?" },
    {
      is: "paragraph",
      text: "Some doors are closed whatever documents you bring. Bali bars dogs and cats,{bali-closed} and the pages that say so are old, so ask again before you give up. Other countries refuse certain breeds. Great Britain names the Pit Bull Terrier, the Japanese Tosa, the Dogo Argentino, the Fila Brasileiro and, in England and Wales, the XL Bully, unless the dog has a valid Certificate of Exemption.{gb-breeds} Germany has a list of its own, to which its states add.{de-breeds} If the answer is no, it is a kindness to learn it now.",
    },
    { is: "subheading", text: "How long does the slowest paper take?" },
    {
      is: "paragraph",
      text: "At one end stands Mexico: a pet that comes from the United States or Canada needs no health certificate and is inspected on arrival.{mx-from-usa} At the other stands Australia, which asks for an import permit that takes 20 to 40 business days and can take 123,{au-permit} of animals from the United States, the United Kingdom, Canada and most of Europe a blood test at least 180 days before export,{au-titer,au-groups} and of everyone patience: at least six months in all.{au-time} Nearly everything else lies between the two, and [Papers in order](/articles/papers-in-order) lays it out along a calendar.",
    },
    { is: "subheading", text: "Does this flight take it?" },
    {
      is: "paragraph",
      text: "Not the airline: the flight. The aircraft decides how large the carrier may be, the cabin how many animals there are, and the route whether there are any. Ask about each leg separately, and have the pet put on the booking in writing.",
    },
    { is: "subheading", text: "How does it come home?" },
    {
      is: "paragraph",
      text: "Plan the way back before the way out. What the United States asks of a dog that returns depends on where it has been in the last six months,{us-form} and one paper that a dog vaccinated in the USA needs after a stay in a high-risk country can be made out only before it leaves.{us-vaccinated,us-before-leaving} A detour decided over breakfast can change the whole list.",
    },
    { is: "subheading", text: "Is it a good trip for this animal?" },
    {
      is: "paragraph",
      text: "Nine museums in a hot week are no treat for a dog, and few cats have ever asked to see the sea. A good sitter is not a betrayal. If what you will do there is walk, sit, eat outside and come back to the same room, take it along.",
    },
    { is: "quote", text: "Traveling with an animal is not difficult. It is detailed." },
    { is: "heading", id: "money", text: "Plan: what it costs" },
    {
      is: "paragraph",
      text: "You pay in four places: the vet, the authority, the airline and the hotel. For pets that leave the United States the endorsement by APHIS is reported at $101 for a certificate without lab tests,{us-fee-none} $160 with one or two,{us-fee-two} $206 with three to six{us-fee-six} and $275 with seven or more.{us-fee-seven} The $275 that is often quoted is the top of that list, not the usual price, and vaccinations do not count as tests.{us-fee-none} Your vet’s fee is extra. Entry itself is free in Mexico for up to three pets;{mx-free} Australia’s permit is reported at 603 AUD for the first animal, before quarantine.{au-permit-fee}",
    },
    {
      is: "comparison",
      title: "One pet in the cabin, on three airlines",
      of: [
        {
          name: "Delta",
          rows: [
            {
              label: "Fee",
              text: "$150 for tickets issued on or after April 8, 2025;{dl-fee} 200 each way on international routes.{dl-fee-abroad}",
            },
            {
              label: "Carrier",
              text: "Must fit under the seat; 18 × 11 × 11 in recommended for a soft one, no maximum published.{dl-carrier}",
            },
            {
              label: "Weight",
              text: "None published; the pet must be able to move in it.{dl-weight}",
            },
            {
              label: "Age",
              text: "8 weeks on domestic flights, 15 weeks to the EU, 6 months for dogs to the USA.{dl-age}",
            },
          ],
        },
        {
          name: "American",
          rows: [
            {
              label: "Fee",
              text: "Reported at $150 each way in 2026; an older page still says $125.{aa-fee}",
            },
            {
              label: "Carrier",
              text: "19 × 13 × 9 in for a hard one, 18 × 11 × 11 in for a soft one.{aa-carrier}",
            },
            {
              label: "Weight",
              text: "Commonly 20 lb with the carrier; one source finds no published figure.{aa-weight}",
            },
            { label: "Age", text: "8 weeks;{aa-age} 6 months for dogs to the USA.{us-age}" },
          ],
        },
        {
          name: "Aeromexico",
          rows: [
            {
              label: "Fee",
              text: "1,350–1,700 MXN on domestic and $162–$168 on international routes, depending on the season, from a page of about 2023–2024.{am-fee}",
            },
            {
              label: "Carrier",
              text: "About 40 × 30 × 20 cm; newer lists differ by a centimeter or two.{am-carrier}",
            },
            { label: "Weight", text: "20 lb (9 kg) with the carrier.{am-weight}" },
            { label: "Age", text: "8 weeks and weaned; not every page agrees.{am-age}" },
          ],
        },
      ],
    },
    {
      is: "callout",
      about: "disagreement",
      title: "Two prices for the same seat",
      text: [
        "Much of the internet still says $95 for Delta and $125 for American. Delta’s 95 was right for tickets issued before April 8, 2025.{dl-fee} For American we know 150 only from collections that quote its page, and 125 from a page of about 2023.{aa-fee} Ask for the price when you add the pet to the booking.",
      ],
    },
    { is: "heading", id: "folder", text: "Pack: the folder" },
    {
      is: "checklist",
      title: "In the folder, and as photos on your phone",
      items: [
        "The health certificate with its stamps, the original and two copies",
        "The rabies certificate with chip number, product, dates and the vet’s name{us-rabies-paper}",
        "The microchip record: number, and the day it was set",
        "Reports of any blood test, records of any parasite treatment",
        "Permits and receipts, printed; for a dog going to the USA, the receipt of the CDC form{us-form}",
        "The booking that shows the pet on every flight",
        "The address where you will stay, in the language of the place",
        "A photo of the animal, with its size and its marks written on the back",
      ],
    },
    {
      is: "paragraph",
      text: "Before the folder closes, read the chip. Ask the vet to run the scanner over the animal while you hold every paper beside it, and compare the number digit by digit. Two swapped digits are the cheapest mistake to find at home and the most expensive one to find at a border.",
    },
    { is: "heading", id: "bag", text: "Pack: the bag" },
    {
      is: "checklist",
      title: "In the bag that stays with you",
      items: [
        "Food for the journey and a little more, in portions",
        "A bowl that folds, and water once you are past the control",
        "Two leashes, a harness, and a tag with a number that answers abroad",
        "Medicines in their own packaging, with the vet’s prescription",
        "Absorbent pads, bags, paper towels, a bag that closes for what was used",
        "A thin towel: it is a bed, a shade, a curtain and a towel",
        "For a cat, a small tray that folds and litter it knows",
        "A muzzle the dog has learned to like, where the train asks for one",
        "A clean shirt for you",
      ],
    },
    {
      is: "paragraph",
      text: "Leave at home what squeaks, what breaks, and every food it has never eaten before. Some arrivals leave you less choice: for Mexico the carrier travels without bedding, toys or treats made from cattle, sheep or goats, and with one day of food.{mx-arrival}",
    },
    {
      is: "picture",
      of: { place: "Mexico City", pet: { species: "dog", colour: "cream" } },
      caption: "Mexico City. The inspectors come before the exit.",
    },
    { is: "heading", id: "airport", text: "Expect: the airport" },
    {
      is: "paragraph",
      text: "Come early, and come walked. The counter looks at the papers and at the carrier, sometimes with a scale and a tape. Aeromexico is reported to ask for a reservation by phone and for check-in at least two hours before departure.{am-check-in} At security the animal usually has to leave its carrier, so let harness and leash be on already, and ask for a room with a door for a cat. At the gate, find the quietest wall. On board the carrier goes under the seat in front of you and stays closed; your foot beside it is company enough.",
    },
    {
      is: "paragraph",
      text: "One word on service dogs, since much that is written about them is out of date. On flights under the rules of the United States a service animal is a dog that is trained for its work; emotional support animals are not.{dot-scope} Airlines may ask for the Service Animal Air Transportation Form of the Department of Transportation, and for a relief attestation on flights of eight hours or more,{dot-forms} up to 48 hours before departure.{dot-timing} On Delta emotional support animals have traveled as pets, with the fee, since January 11, 2021;{dl-support} American treats them as pets too.{aa-support}",
    },
    { is: "heading", id: "border-and-bed", text: "Expect: the border and the bed" },
    {
      is: "paragraph",
      text: "An officer reads the chip, reads the papers, and looks at the animal, in whatever order. Be boring: hand over the folder opened at the right page and answer what was asked. If something is missing it is worth knowing what can follow. For a pet that does not meet the rules, Great Britain has quarantine of up to four months.{gb-quarantine} And numbers matter: with more than five pets both Great Britain{gb-five} and the European Union{eu-five} apply their commercial rules, except for shows and competitions.",
    },
    {
      is: "paragraph",
      text: "Hotels that welcome pets mean very different things by it. Ask by name and weight, not “do you take dogs”: what does it cost a night, may it stay alone in the room, where may it not go, is there grass within a short walk, and which floor is it? Then ask for the room at the end of the corridor.",
    },
    { is: "heading", id: "when-it-goes-wrong", text: "When it does not go as planned" },
    {
      is: "list",
      items: [
        "You are refused at the counter: ask which rule, by name, and for it in writing. Call the authority, not the forum.",
        "A connection is missed: say at once that there is an animal. The next flight has to have a place for it as well.",
        "It is ill: the vet’s address is in the folder. Take the certificate along; it holds everything a strange vet wants to know.",
        "It is gone: stay where it saw you last, report the chip as missing, and put your worn shirt where it ran from.",
      ],
    },
    {
      is: "paragraph",
      text: "None of this will happen to most of you. You will sit somewhere with a view, the folder unopened, and wonder what all the fuss was about. That is what the folder is for.",
    },
  ],
};
