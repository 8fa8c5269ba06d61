import type { Article } from "../article.ts";

export const ultimateGuide: Article = {
  id: "ultimate-guide",
  title: "The Ultimate Guide to Traveling with Your Pet: What to Pack, Plan, and Expect",
  excerpt:
    "Five questions before you book, a folder and a bag that leave nothing to chance, and what happens at each counter between your door and the hotel’s.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "A quiet road", scene: "car", pet: { species: "cat", colour: "ginger" } },
  content: [
    {
      is: "paragraph",
      text: "Traveling with an animal isn’t difficult, but there are a lot of details. The people who look relaxed at check-in aren’t braver than you: they have a folder, they know what the next person will ask, and their dog has seen that carrier before. Here’s what goes into the folder, what you’ll be asked, and what belongs in the bag.",
    },
    { is: "heading", id: "five-questions", text: "Plan: five questions before you book" },
    { is: "subheading", text: "Can your pet enter at all?" },
    {
      is: "paragraph",
      text: "Some borders are closed no matter what documents you bring. Bali doesn’t let in dogs and cats,{bali-closed} but the pages that say so are old, so ask again before you give up. Other countries refuse certain breeds. Great Britain names the Pit Bull Terrier, the Japanese Tosa, the Dogo Argentino, the Fila Brasileiro, and, in England and Wales, the XL Bully, unless the dog has a valid Certificate of Exemption.{gb-breeds} Germany has its own list, and its states add to it.{de-breeds} If the answer is no, it’s better to know now.",
    },
    { is: "subheading", text: "How long does the slowest document take?" },
    {
      is: "paragraph",
      text: "At one end is Mexico: a pet from the United States or Canada needs no health certificate and is inspected on arrival.{mx-from-usa} At the other is Australia. It requires an import permit, which takes 20 to 40 business days and can take 123.{au-permit} For animals from the United States, the United Kingdom, Canada and most of Europe, it also requires a blood test whose sample reaches the lab at least 180 days before export.{au-titer,au-groups} Allow at least six months in all.{au-time} Nearly everything else falls in between, and [Papers in order](/articles/papers-in-order) puts it on a calendar.",
    },
    { is: "subheading", text: "Does this flight take pets?" },
    {
      is: "paragraph",
      text: "Don’t ask about the airline. Ask about the flight. The aircraft decides how big the carrier can be, the cabin decides how many pets can come, and the route decides whether any can. Ask about each leg separately, and get the pet added to the booking in writing.",
    },
    { is: "subheading", text: "How will your pet get home?" },
    {
      is: "paragraph",
      text: "Plan the way back before the way out. What the United States requires of a returning dog depends on where it has been in the last six months.{us-form} After a stay in a high-risk country, a dog vaccinated in the USA needs a form that can be issued only before it leaves.{us-vaccinated,us-before-leaving} A detour you decide on over breakfast can change the whole list.",
    },
    { is: "subheading", text: "Is it a good trip for your pet?" },
    {
      is: "paragraph",
      text: "Nine museums in a hot week are no treat for a dog, and few cats have ever asked to see the ocean. A good sitter isn’t a betrayal. If you’ll be walking, sitting, eating outside and coming back to the same room, bring your pet along.",
    },
    {
      is: "quote",
      text: "Traveling with an animal isn’t difficult, but there are a lot of details.",
    },
    { is: "heading", id: "money", text: "Plan: what it costs" },
    {
      is: "paragraph",
      text: "You pay in four places: the vet, the authority, the airline and the hotel. For pets that leave the United States, the endorsement by APHIS reportedly costs $101 for a certificate without lab tests,{us-fee-none} $160 with one or two,{us-fee-two} $206 with three to six,{us-fee-six} and $275 with seven or more.{us-fee-seven} The $275 that’s often quoted is the top of that list, not the usual price, and vaccinations don’t count as tests.{us-fee-none} Your vet’s fee is extra. Entry to Mexico is free for up to three pets.{mx-free} Australia’s permit reportedly costs 603 AUD for the first animal, before quarantine.{au-permit-fee}",
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
              text: "$150 for tickets issued on or after April 8, 2025.{dl-fee} On international routes, $200 each way.{dl-fee-abroad}",
            },
            {
              label: "Carrier",
              text: "It must fit under the seat. 18 × 11 × 11 in is recommended for a soft one, and no maximum is published.{dl-carrier}",
            },
            {
              label: "Weight",
              text: "No limit published. The pet must be able to move in the carrier.{dl-weight}",
            },
            {
              label: "Age",
              text: "8 weeks on domestic flights, 15 weeks to the EU and 6 months for dogs to the USA.{dl-age}",
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
              text: "20 lb with the carrier on the Airbus A321T. No limit is published for other aircraft.{aa-weight}",
            },
            {
              label: "Age",
              text: "6 months for dogs to the USA.{us-age} Ask the airline about others.",
            },
          ],
        },
        {
          name: "Aeromexico",
          rows: [
            {
              label: "Fee",
              text: "It depends on the route and the season. Ask the airline.",
            },
            {
              label: "Carrier",
              text: "About 40 × 30 × 20 cm. Newer lists differ by a centimeter or two.{am-carrier}",
            },
            { label: "Weight", text: "Up to 20 lb (9 kg) with the carrier.{am-weight}" },
            { label: "Age", text: "8 weeks and weaned, but not every page agrees.{am-age}" },
          ],
        },
      ],
    },
    {
      is: "callout",
      about: "disagreement",
      title: "Two prices for the same seat",
      text: [
        "Much of the internet still says $95 for Delta and $125 for American. Delta’s $95 applied to tickets issued before April 8, 2025.{dl-fee} For American, $150 comes from sites that quote its page, and $125 from a page from about 2023.{aa-fee} Ask for the price when you add the pet to the booking.",
      ],
    },
    { is: "heading", id: "folder", text: "Pack: the folder" },
    {
      is: "checklist",
      title: "In the folder, and as photos on your phone",
      items: [
        "The health certificate with its stamps: the original and two copies",
        "The rabies certificate with the microchip number, product, dates and the vet’s name{us-rabies-paper}",
        "The microchip record: the number and the day it was implanted",
        "Blood test reports and parasite treatment records, if any",
        "Permits and receipts, printed; for a dog going to the USA, the receipt of the CDC form{us-form}",
        "The booking that shows the pet on every flight",
        "The address where you’ll stay, in the local language",
        "A photo of your pet, with its size and markings written on the back",
      ],
    },
    {
      is: "paragraph",
      text: "Before you close the folder, have the microchip scanned. While the vet runs the scanner over your pet, check the number on every document, digit by digit. Two swapped digits are easy to fix at home and very expensive at a border.",
    },
    { is: "heading", id: "bag", text: "Pack: the bag" },
    {
      is: "checklist",
      title: "In the bag that stays with you",
      items: [
        "Food for the journey and a little more, in portions",
        "A folding bowl, and water once you’re past security",
        "Two leashes, a harness and a tag with a phone number that works abroad",
        "Medicines in their own packaging, with the vet’s prescription",
        "Absorbent pads, paper towels and sealable bags for what you’ve used",
        "A thin towel: it’s a bed, a sunshade, a curtain and a towel",
        "For a cat, a small folding litter box and the usual litter",
        "A muzzle your dog is used to, where trains require one",
        "A clean shirt for you",
      ],
    },
    {
      is: "paragraph",
      text: "Leave behind anything that squeaks or breaks, and any food your pet hasn’t tried before. Some countries leave you less choice. For Mexico, the carrier can’t hold bedding, toys or treats made from cattle, sheep or goats, and you bring one day of food.{mx-arrival}",
    },
    {
      is: "picture",
      of: { place: "Mexico City", pet: { species: "dog", colour: "cream" } },
      caption: "Mexico City. You meet the inspectors before the exit.",
    },
    { is: "heading", id: "airport", text: "Expect: the airport" },
    {
      is: "paragraph",
      text: "Come early, and take a walk first. At the counter they look at the documents and the carrier, sometimes with a scale and a tape measure. At security, your pet usually has to leave its carrier, so have the harness and leash on already, and for a cat, ask for a room with a door. At the gate, find the quietest spot. On board, the carrier goes under the seat in front of you and stays closed; your foot beside it is company enough.",
    },
    {
      is: "paragraph",
      text: "A word about service dogs, since much of what’s written about them is out of date. On flights under US rules, a service animal is a dog that’s trained for its work. Emotional support animals don’t count.{dot-scope} Before departure, airlines may ask for the Department of Transportation’s Service Animal Air Transportation Form, and for a relief attestation on flights of eight hours or more.{dot-forms} On Delta, emotional support animals have traveled as pets, with the fee, since January 11, 2021.{dl-support}",
    },
    { is: "heading", id: "border-and-bed", text: "Expect: the border and the bed" },
    {
      is: "paragraph",
      text: "An officer scans the microchip, reads the documents and looks at your pet, in any order. Be boring: hand over the folder open at the right page, and answer what you’re asked. If something is missing, it helps to know what can happen. For a pet that doesn’t meet the rules, Great Britain has quarantine of up to four months.{gb-quarantine} And numbers matter: with more than five pets, both Great Britain{gb-five} and the European Union{eu-five} apply their commercial rules, except for shows and competitions.",
    },
    {
      is: "paragraph",
      text: "“Pets welcome” means very different things at different hotels. Ask about your own pet, with its breed and weight, not just “do you take dogs?”: what does it cost per night, can it stay alone in the room, where is it not allowed, is there grass within a short walk, and which floor is the room on? Then ask for the room at the end of the hall.",
    },
    { is: "heading", id: "when-it-goes-wrong", text: "When things don’t go as planned" },
    {
      is: "list",
      items: [
        "You’re turned away at the counter: ask which rule applies, and get it in writing. Call the authority instead of searching forums.",
        "You miss a connection: say right away that you have a pet. The next flight needs a spot for it, too.",
        "Your pet gets sick: the vet’s address is in the folder. Bring the certificate; it has everything a new vet needs to know.",
        "Your pet is lost: stay where it last saw you, report it missing to the microchip registry, and leave a worn shirt at the spot.",
      ],
    },
    {
      is: "paragraph",
      text: "Most of you won’t need any of this. You’ll sit somewhere with a view, the folder unopened, and wonder what all the fuss was about. That’s what the folder is for.",
    },
  ],
};
