import type { Article } from "../article.ts";

export const overTheAtlantic: Article = {
  id: "over-the-atlantic",
  title: "Over the Atlantic and Home Again: The EU, Great Britain and the Way Back to the USA",
  excerpt:
    "To the European Union, maybe across to Great Britain, and home to the United States: three sets of rules in the order you’ll meet them, as reported in 2026.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "New York", pet: { species: "dog", colour: "ginger" } },
  content: [
    {
      is: "paragraph",
      text: "It’s a great trip for a dog who likes trains or a cat who likes windows, and thousands of pages explain it. Many of them are out of date: the European rules changed in spring 2026,{eu-law} and not everyone has noticed. So set the old pages aside, and take the borders one at a time, in the order you’ll reach them.",
    },
    { is: "heading", id: "what-changed", text: "What changed" },
    {
      is: "paragraph",
      text: "For years, Regulation 576/2013 covered everything about pets entering the EU. It stopped applying on April 21, 2026. It was replaced by Delegated Regulation 2026/131 and two Implementing Regulations: 2026/636 with the lists of countries, and 2026/705 with the forms. The main figures are reportedly unchanged.{eu-law} The certificate itself did change: APHIS reportedly uses the new one from October 1, 2026, and the old one is accepted until March 31, 2027.{eu-certificate} A certificate on the wrong form is worthless, so ask your vet which one they use.",
    },
    { is: "heading", id: "into-the-eu", text: "Out: into the European Union" },
    {
      is: "paragraph",
      text: "For a pet from the United States, the list is shorter than you might expect. The USA is on the EU’s list of countries, so you don’t need a titer test.{eu-listed,eu-titer} You don’t need an import permit,{eu-permit} either, and there’s no quarantine.{eu-quarantine} Do the rest in this order.",
    },
    {
      is: "steps",
      steps: [
        {
          when: "First",
          text: "The microchip must follow ISO 11784, so that an ISO 11785 scanner can read it.{eu-chip} Have it read before the vaccination, not after.",
        },
        {
          when: "At least 21 days before",
          text: "The rabies vaccination is given at 12 weeks of age or later, and on the day of the microchip or after it.{eu-rabies,eu-chip} After a first vaccination, 21 days have to pass. A booster given on time needs no wait, but a first dose given in the USA counts for only one year, whatever its label says.{eu-rabies}",
        },
        {
          when: "Within ten days",
          text: "A USDA-accredited vet fills in the certificate, usually in VEHCS, and APHIS endorses it,{us-certificate} reportedly in ink and embossed. The vet signs no more than 30 days before entry, and APHIS endorses it no more than ten days before.{eu-certificate} Bring it with your own declaration, proof of the microchip and the vaccination record.{eu-papers}",
        },
        {
          when: "On arrival",
          text: "Enter through a travelers’ point of entry, where you present your pet and the documents.{eu-entry} Not every airport is one, so ask before you choose a flight.",
        },
      ],
    },
    {
      is: "paragraph",
      text: "Costs: the endorsement reportedly costs $101 for a certificate without lab tests, and a vaccination doesn’t count as a test.{us-fee-none} Your vet’s fee is extra. Numbers: these rules are for up to five pets, except for shows and competitions.{eu-five} Age: 12 weeks plus 21 days makes about 15 weeks,{eu-age} so a younger puppy has to wait.",
    },
    {
      is: "callout",
      about: "disagreement",
      title: "Six months or four",
      text: [
        "Once you’re in, you can travel within the EU on the same certificate. A text that quotes Article 18 of Regulation 2026/131 says for six months, and another, from June 2026, says for four.{eu-certificate} Plan for four months, and ask before you stay longer.",
      ],
    },
    {
      is: "paragraph",
      text: "Two things differ from country to country. A dog going to Finland, Ireland, Malta, Norway or Northern Ireland needs a tapeworm treatment 24 to 120 hours before. The rest of the EU doesn’t require it.{eu-tapeworm} And some breeds are banned. Germany bans the Pit Bull Terrier, the American Staffordshire Terrier, the Staffordshire Bull Terrier, the Bull Terrier and their crosses, and its states add more.{de-breeds} France bans dogs of its category 1: dogs of the Staffordshire, Mastiff or Tosa type without a pedigree.{fr-breeds} Both lists come from older or secondhand pages. If your dog comes close to any of these, write to the authority first.",
    },
    {
      is: "picture",
      of: { place: "Paris", pet: { species: "dog", colour: "white" } },
      caption: "Paris. Microchip, vaccination, certificate, and then a sidewalk café.",
    },
    { is: "heading", id: "to-great-britain", text: "Across: to Great Britain" },
    {
      is: "paragraph",
      text: "Great Britain has its own rules and its own form. From the USA, you need the Great Britain pet health certificate, and you have to enter within ten days after it’s issued. From the EU, a pet passport works if you have a valid one.{gb-document} You also need the rabies record and your declaration that the animal isn’t for sale.{gb-declaration} Since April 22, 2026, EU passports are reportedly only for people who live there.{eu-passport} So a family from Ohio should ask which document they need to cross from France, and ask before leaving Ohio.",
    },
    {
      is: "list",
      items: [
        "The microchip comes first, then the rabies vaccination at 12 weeks or later, and a wait of 21 full days after a first vaccination.{gb-chip,gb-rabies} What you did for the EU counts here, too.",
        "A dog needs a tapeworm treatment by a vet 24 to 120 hours before you arrive, recorded with the time.{gb-tapeworm} If you’re coming from the continent, book that vet before you leave home.",
        "You can use only approved routes and approved carriers. By air, pets come as cargo, except for assistance dogs and chartered flights, and you travel within five days of your pet.{gb-entry}",
        "You can bring up to five pets.{gb-five} Dogs of the Pit Bull Terrier, Japanese Tosa, Dogo Argentino or Fila Brasileiro type need a Certificate of Exemption, and so does an XL Bully in England and Wales.{gb-breeds}",
        "If you meet the rules, there’s no quarantine. If you don’t, it can last up to four months.{gb-quarantine}",
      ],
    },
    {
      is: "paragraph",
      text: "Going back to the continent counts as a new entry into the EU. From Great Britain, you need an animal health certificate from an official vet, issued within ten days of entry and good for one trip. A passport issued in Great Britain doesn’t count.{gb-export} If your APHIS certificate is still valid, check the Commission’s page, and ask the ferry company whether it gets you back in. We couldn’t find an answer in writing.",
    },
    {
      is: "quote",
      text: "Take the borders one at a time, in the order you’ll reach them.",
    },
    { is: "heading", id: "home-with-a-dog", text: "Home: with a dog" },
    {
      is: "paragraph",
      text: "On the way home, surprisingly little is required if you stayed in low-risk countries. The dog has to be at least six months old on arrival{us-age} and have a microchip that a universal scanner can read.{us-chip} You also need the receipt for the CDC Dog Import Form. The form is online and free, and you can fill it in on the day of travel. The receipt is good for six months and multiple entries from the same country.{us-form,us-form-free} Enter the port where you’ll actually land, because it has to match.{us-port} Dogs from low-risk countries don’t need a health certificate.{us-no-certificate}",
    },
    {
      is: "paragraph",
      text: "Low-risk countries are the ones that aren’t on the CDC’s high-risk list.{us-listed-only} France, Germany, Greece, Italy, Spain and the United Kingdom aren’t on the lists we could read,{us-low-risk} which are from 2021 and 2023. A newer one, from April 15, 2026, wasn’t available in full.{us-high-risk} It reportedly names Ceuta and Melilla, two Spanish cities in Africa.{us-low-risk} So look up each country on the CDC’s page the week you book, and again the week you leave.",
    },
    {
      is: "callout",
      about: "note",
      title: "The detour that changes everything",
      text: [
        "The CDC looks at where the dog has been in the last six months.{us-form} After a week in a high-risk country, a dog vaccinated in the USA needs the form and a Certification of U.S.-issued Rabies Vaccination.{us-vaccinated} Since July 31, 2025, that form has to be issued and endorsed before the dog leaves the USA, and the export certificate doesn’t replace it.{us-before-leaving}",
        "A dog vaccinated elsewhere needs a government-endorsed certificate, a blood test or 28 days of quarantine, and a reservation at a registered facility.{us-foreign} If you might add Egypt or Brazil{us-high-risk} along the way, decide before you leave.",
      ],
    },
    { is: "heading", id: "home-with-a-cat", text: "Home: with a cat" },
    {
      is: "paragraph",
      text: "Cats, as usual, have it easier. They don’t need a federal certificate. They just have to look healthy, which most cats consider beneath them. States, Hawaii, Guam and the airline may require more,{us-cats} so look up the state you live in as well as the one you land in.",
    },
    { is: "heading", id: "on-the-plane", text: "And the flight?" },
    {
      is: "paragraph",
      text: "Documents are only half of it. American carries no pets in the cabin across the Atlantic,{aa-routes} and Delta carries none to the United Kingdom.{dl-routes} Delta’s fee on international routes is $200 each way,{dl-fee-abroad} and its own minimum age for the EU is 15 weeks.{dl-age} Other airlines have their own rules, which we haven’t read. Call the one you want with three facts ready: the route with every stop, the size of the carrier and the weight of your pet in it. If your pet is snub-nosed, read [Flying with a snub-nosed pet](/articles/short-noses) first.",
    },
    {
      is: "checklist",
      title: "The trip on one sheet",
      items: [
        "Microchip read, number written down",
        "Rabies vaccination after the microchip, valid until the day you’re home again",
        "Certificate for the EU: which model, which vet, which days",
        "Point of entry on the route, and the documents in the cabin with you",
        "For Great Britain: its certificate, the carrier, and the date and time of the tapeworm treatment",
        "For the trip back to the continent: an answer before you leave",
        "CDC form for the dog, with the right port",
        "The CDC’s list of countries, looked up once more",
      ],
    },
    {
      is: "paragraph",
      text: "That’s three borders and eight lines. Stick them on the door, and let someone who isn’t excited check them off.",
    },
  ],
};
