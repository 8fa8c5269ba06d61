import type { Article } from "../article.ts";

export const overTheAtlantic: Article = {
  id: "over-the-atlantic",
  title: "Over the Atlantic and Home Again: The EU, Great Britain and the Way Back to the USA",
  excerpt:
    "Out into the European Union, perhaps across to Great Britain, and home to the United States: three sets of rules in the order you meet them, as they were reported in 2026.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "New York", pet: { species: "dog", colour: "ginger" } },
  content: [
    {
      is: "paragraph",
      text: "It is a fine trip for a dog who likes trains and for a cat who likes windows, and thousands of pages explain it. Many of them explain the wrong year. The European rules changed in spring 2026,{eu-law} and not everyone has noticed. So begin by throwing the old pages away, and then take the borders one at a time, in the order in which you will stand in front of them.",
    },
    { is: "heading", id: "what-changed", text: "What changed" },
    {
      is: "paragraph",
      text: "For years everything about pets entering the EU hung on Regulation 576/2013. It stopped applying on April 21, 2026. In its place stand Delegated Regulation 2026/131 and two Implementing Regulations, 2026/636 with the lists of countries and 2026/705 with the models of the papers. The main numbers are reported to be unchanged.{eu-law} The paper itself is not: APHIS is reported to use the new certificate from October 1, 2026, while the old model is accepted until March 31, 2027.{eu-certificate} A certificate filled in on the wrong form is a very neat piece of waste paper, so ask your vet which one they have open.",
    },
    { is: "heading", id: "into-the-eu", text: "Out: into the European Union" },
    {
      is: "paragraph",
      text: "For a pet from the United States the list is shorter than its reputation. The USA is on the EU’s list of countries, so no titer test is required;{eu-listed,eu-titer} there is no import permit{eu-permit} and no quarantine.{eu-quarantine} What remains is done in this order.",
    },
    {
      is: "steps",
      steps: [
        {
          when: "First",
          text: "The microchip: ISO 11784, readable by an ISO 11785 scanner.{eu-chip} Have it read before the vaccination, not after.",
        },
        {
          when: "At least 21 days before",
          text: "Rabies, at 12 weeks of age or later, and not before the chip; the same day is allowed.{eu-rabies,eu-chip} After a first course 21 days have to pass. A booster in date needs no wait, but a first dose given in the USA counts for one year only, whatever its label says.{eu-rabies}",
        },
        {
          when: "Within ten days",
          text: "The certificate: a USDA-accredited vet fills it in, usually in VEHCS, and APHIS endorses it,{us-certificate} reported to be in ink and embossed.{eu-certificate} With it go your own declaration, the proof of the chip and the record of the vaccination.{eu-papers}",
        },
        {
          when: "On arrival",
          text: "A travelers’ point of entry, where you present the animal and the papers.{eu-entry} Not every airport is one: ask before you choose the flight.",
        },
      ],
    },
    {
      is: "paragraph",
      text: "Costs: the endorsement is reported at $101 for a certificate without lab tests, and a vaccination is no test.{us-fee-none} Your vet’s fee is extra. Numbers: these rules are for up to five pets, except for shows and competitions.{eu-five} Age: 12 weeks and 21 days make about 15 weeks,{eu-age} so a younger puppy waits.",
    },
    {
      is: "callout",
      about: "disagreement",
      title: "Six months or four",
      text: [
        "Once you are in, you may travel on inside the EU with the same certificate, for six months says a text that quotes Article 18 of Regulation 2026/131, for four says another of June 2026.{eu-certificate} Plan for four, and ask before you need the fifth.",
      ],
    },
    {
      is: "paragraph",
      text: "Two things differ from country to country. A dog that goes to Finland, Ireland or Malta, or to Norway or Northern Ireland, is treated against tapeworm 24 to 120 hours before; the rest of the EU does not ask for it.{eu-tapeworm} And some breeds are refused: Germany forbids the Pitbull-Terrier, the American Staffordshire-Terrier, the Staffordshire-Bullterrier, the Bullterrier and their crosses, and its states add more;{de-breeds} France forbids dogs of its category 1, which are dogs of the Staffordshire, Mastiff or Tosa type without a pedigree.{fr-breeds} Both lists come from older or second-hand pages. If your dog is anywhere near them, write to the authority first.",
    },
    {
      is: "picture",
      of: { place: "Paris", pet: { species: "dog", colour: "white" } },
      caption: "Paris. Chip, vaccination, certificate, and then a sidewalk café.",
    },
    { is: "heading", id: "to-great-britain", text: "Across: to Great Britain" },
    {
      is: "paragraph",
      text: "Great Britain has its own rules and its own form. From the USA it is the Great Britain pet health certificate, with entry within ten days of its issue; from the EU a pet passport serves, if you have a valid one.{gb-document} The rabies record comes along, and your declaration that the animal is not for sale.{gb-declaration} Since April 22, 2026, passports of the EU are reported to be for people who live there,{eu-passport} so a family from Ohio should ask which paper serves a crossing from France, and ask it before leaving Ohio.",
    },
    {
      is: "list",
      items: [
        "Chip first, then rabies, at 12 weeks or later, and 21 full days after a first vaccination.{gb-chip,gb-rabies} What you did for the EU serves here too.",
        "Dogs: a tapeworm treatment by a vet, 24 to 120 hours before you arrive, written down with the hour.{gb-tapeworm} If you come from the continent, book that vet before you leave home.",
        "Approved routes and approved carriers only. By air pets come as cargo, except assistance dogs and chartered flights, and you travel within five days of your animal.{gb-entry}",
        "Five pets at most.{gb-five} No dog of the Pit Bull Terrier, Japanese Tosa, Dogo Argentino or Fila Brasileiro type, nor an XL Bully in England and Wales, without a Certificate of Exemption.{gb-breeds}",
        "Where the rules are met there is no quarantine. Where they are not, it can last up to four months.{gb-quarantine}",
      ],
    },
    {
      is: "paragraph",
      text: "Going back to the continent is a new entry into the EU. From Great Britain that takes an animal health certificate from an official vet, made out within ten days of entry and good for one trip; a passport issued in Great Britain does not count.{gb-export} If your own certificate from APHIS is still running, ask the Commission’s page and the ferry company whether it carries you back in. We did not find that written down.",
    },
    {
      is: "quote",
      text: "Take the borders one at a time, in the order in which you will stand in front of them.",
    },
    { is: "heading", id: "home-with-a-dog", text: "Home: with a dog" },
    {
      is: "paragraph",
      text: "Now the direction turns, and the surprise is how little is asked if you stayed where the risk is low. The dog is at least six months old on arrival,{us-age} it has a microchip that a universal scanner can read,{us-chip} and you carry the receipt of the CDC Dog Import Form. The form is online and free, can be filled in on the day of travel, and its receipt is good for six months and many entries from the same country.{us-form,us-form-free} Name the port at which you will really land, because it has to match.{us-port} No health certificate is required for dogs from low-risk countries.{us-no-certificate}",
    },
    {
      is: "paragraph",
      text: "Low risk is what the CDC does not list.{us-listed-only} In the lists we could read, France, Germany, Greece, Italy, Spain and the United Kingdom are absent.{us-low-risk} Those lists are of 2021 and 2023. A newer one, of April 15, 2026, was not available in full,{us-high-risk} and it is reported to name Ceuta and Melilla, the two Spanish towns in Africa.{us-low-risk} So look each country up on the CDC’s page in the week you book, and again in the week you leave.",
    },
    {
      is: "callout",
      about: "note",
      title: "The detour that changes everything",
      text: [
        "The CDC looks at where the dog has been in the last six months.{us-form} After a week in a high-risk country, a dog that was vaccinated in the USA comes home with the form and a Certification of U.S.-issued Rabies Vaccination.{us-vaccinated} Since July 31, 2025, that paper has to be made out and endorsed before the dog leaves the USA, and the export certificate does not replace it.{us-before-leaving}",
        "A dog vaccinated elsewhere needs a government-endorsed certificate, a blood test or 28 days of quarantine, and a reservation at a registered facility.{us-foreign} If Egypt or Brazil{us-high-risk} may happen on the way, decide it at home.",
      ],
    },
    { is: "heading", id: "home-with-a-cat", text: "Home: with a cat" },
    {
      is: "paragraph",
      text: "Cats, as usual, have arranged it better. Cats need no federal certificate; a cat has to look healthy, which most consider beneath them. States, Hawaii and Guam, and the airline may ask for more,{us-cats} so look up the state you live in as well as the one you land in.",
    },
    { is: "heading", id: "on-the-plane", text: "And the plane?" },
    {
      is: "paragraph",
      text: "Papers are one half. American carries no pets in the cabin across the Atlantic,{aa-routes} and Delta none to the United Kingdom;{dl-routes} Delta’s fee on international routes is $200 each way,{dl-fee-abroad} and its own minimum age for the EU is 15 weeks.{dl-age} Other airlines have other answers, which we have not read. Call the one you want with three facts in hand: the route with every stop, the size of the carrier, the weight of the animal in it. With a short nose, read [Flying with a snub-nosed pet](/articles/short-noses) first.",
    },
    {
      is: "checklist",
      title: "The trip on one sheet",
      items: [
        "Chip read, number written down",
        "Rabies after the chip, in date until the day you are home again",
        "Certificate for the EU: which model, which vet, which days",
        "Point of entry on the route, and the papers in the cabin with you",
        "For Great Britain: its certificate, the carrier, the tapeworm appointment with its hour",
        "For the way back to the continent: asked and answered before leaving",
        "CDC form for the dog, with the right port",
        "The CDC’s list of countries, looked up once more",
      ],
    },
    {
      is: "paragraph",
      text: "Three borders, eight lines. Pin them to the door, and let someone who is not excited check them off.",
    },
  ],
};
