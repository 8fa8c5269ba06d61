import type { Article } from "../article.ts";

export const papersInOrder: Article = {
  id: "papers-in-order",
  title: "Papers in Order: A Countdown from Microchip to Departure",
  excerpt:
    "Pet travel documents have to be done in order, and each one counts only if the one before it does. Here’s the sequence, with the waiting times that can’t be shortened.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "At the vet", scene: "vet", pet: { species: "dog", colour: "black" } },
  content: [
    {
      is: "paragraph",
      text: "Ask ten people what a dog needs to cross a border, and you’ll get ten lists. Most of them name the same documents. What they leave out is the order, and that’s where trips fail: a perfectly good vaccination given a day too early, or a certificate signed by the right vet in the wrong week. Here’s the sequence, counted back from the day you arrive.",
    },
    { is: "heading", id: "why-order", text: "Why the order matters" },
    {
      is: "paragraph",
      text: "A vaccination is given to an animal, but it’s recorded under a microchip number. If the microchip is implanted afterward, nothing on paper says which animal was vaccinated. So the European Union and Great Britain require the microchip first and the rabies vaccination after it,{eu-chip,gb-chip} though in the EU both can be done on the same day.{eu-chip} Australia requires the same order,{au-chip} and so does the United States for dogs from countries with a high risk of rabies.{us-chip} Every later deadline depends on these two dates.",
    },
    { is: "quote", text: "If the microchip comes after the shot, the shot doesn’t count." },
    { is: "heading", id: "countdown", text: "The countdown" },
    {
      is: "paragraph",
      text: "Not every step applies to you. Find your destination, and skip what it doesn’t require. These are the shortest periods allowed, so plan for longer ones.",
    },
    {
      is: "steps",
      steps: [
        {
          when: "Seven months or more",
          text: "For Australia, animals from the USA, the United Kingdom, Canada and most of Europe{au-groups} need a rabies antibody test. It can be at most 12 months old at export, and the sample has to reach the lab at least 180 days before.{au-titer} They also need an import permit, which takes 20 to 40 business days, and up to 123.{au-permit} The authority says to allow at least six months.{au-time} If the pet’s identity is verified before the test, quarantine is 10 days instead of 30.{au-quarantine}",
        },
        {
          when: "Four months or more",
          text: "For the European Union, from a country that isn’t on its list, a blood sample must be taken at least 30 days after the vaccination and at least three months before entry. The result must be 0.5 IU/ml or more, from a lab approved by the EU.{eu-titer} Great Britain has the same two waiting periods for countries that aren’t on its list, and the USA is on it.{gb-titer} The EU reportedly lists Argentina, Australia, Chile, Great Britain, Mexico and the USA, though only one source names Chile and Australia.{eu-listed}",
        },
        {
          when: "Five weeks or more",
          text: "Start with the microchip, then the rabies vaccination. For the EU and Great Britain, the vaccine must be given at 12 weeks of age or later, and a first dose at least 21 days before entry.{eu-rabies,gb-rabies} That makes about 15 weeks the minimum age to enter the EU.{eu-age} Chile requires every animal to be vaccinated, whatever its age, with a first dose at least 21 days before entry.{cl-rabies} Where the USA requires a rabies certificate, a first dose must be given at least 28 days before entry.{us-rabies}",
        },
        {
          when: "A month to five days",
          text: "Have your pet treated for parasites. Chile requires treatment for internal and external parasites five to 30 days before boarding.{cl-parasites} Mexico requires both within the last six months.{mx-parasites}",
        },
        {
          when: "Fifteen days",
          text: "The health certificate for Mexico must be issued no more than 15 days before arrival. Pets from the USA and Canada don’t need one.{mx-certificate,mx-from-usa}",
        },
        {
          when: "Ten days",
          text: "The health certificates for the EU,{eu-certificate} Great Britain,{gb-certificate} and Chile{cl-certificate} must each be issued within ten days before entry. From the USA to the EU, the vet signs no more than 30 days before entry, and APHIS endorses no more than ten days before.{eu-certificate} Elsewhere, ask whose signature starts the ten days, the vet’s or the official’s, and how long the second one takes.",
        },
        {
          when: "Five days to one",
          text: "Dogs need a tapeworm treatment 24 to 120 hours before entering Great Britain,{gb-tapeworm} and the same for Finland, Ireland, Malta, Norway and Northern Ireland.{eu-tapeworm} A dog going to the USA from a country affected by screwworm, such as Mexico, has to be inspected within five days before shipment.{us-screwworm}",
        },
        {
          when: "Up to the last day",
          text: "For a dog going to the USA, fill in the CDC Dog Import Form. It’s online and free, and you can do it on the day of travel.{us-form,us-form-free} You have to land at the port you entered on the form.{us-port}",
        },
      ],
    },
    { is: "heading", id: "counting", text: "Counting without mistakes" },
    {
      is: "list",
      items: [
        "Count back from when you enter, not from takeoff. A night flight lands on another day.",
        "Ask whether the day of the shot itself counts. If no one is sure, add a day while it’s still easy.",
        "Here, a month is a calendar month. Some sources give the EU’s three months as 90 days, but counting calendar months is safer.{eu-titer}",
        "Hours matter, too. For the tapeworm treatment, have the vet write down the time as well as the date, and keep time zones in mind.",
        "A booster given on time doesn’t start a new wait for the EU{eu-rabies} or for Chile.{cl-rabies} A late one may start everything over, so look up the date today.",
        "Leave two days of slack in every window. Storms, strikes and stamps don’t follow your calendar.",
      ],
    },
    {
      is: "picture",
      of: { place: "Chile", pet: { species: "dog", colour: "white" } },
      caption: "Chile. A view worth looking up from your paperwork for.",
    },
    { is: "heading", id: "who-signs", text: "Who signs what" },
    {
      is: "paragraph",
      text: "Most certificates need two signatures. The vet examines your animal and fills in the certificate; then an official confirms it, which is called endorsement. In the United States, a USDA-accredited vet fills in the destination’s certificate, usually in the VEHCS system, and APHIS endorses it.{us-certificate} For the EU, APHIS reportedly endorses in ink and embossed.{eu-certificate} APHIS itself tells owners to look up what else the destination requires: a permit, a blood test or parasite treatments.{us-destination-papers} Chile requires a certificate from the official authority of the country you’re coming from.{cl-certificate} Mexico accepts one from an official or a private vet.{mx-certificate}",
    },
    {
      is: "paragraph",
      text: "You sign, too. The certificate for the EU comes with an owner’s declaration,{eu-papers} and Great Britain requires one stating that the pet isn’t for sale or transfer.{gb-declaration} Read them before you get to the counter. They’re the only documents in your own name.",
    },
    {
      is: "paragraph",
      text: "And the pet passport? Since April 22, 2026, the EU passport is reportedly valid only for owners who live in the EU. Everyone else needs the certificate for each trip.{eu-passport} Passports issued in Great Britain aren’t valid for the EU. A pet from there needs an animal health certificate, issued within ten days of entry and good for one trip.{gb-export}",
    },
    { is: "heading", id: "disagreements", text: "Where the sources disagree" },
    {
      is: "callout",
      about: "disagreement",
      title: "Chile and the microchip",
      text: [
        "Argentina’s authority says that Chile has required a microchip or a tattoo since July 27, 2026. On July 14, 2026, the page of SAG, Chile’s own authority, didn’t mention it.{cl-chip} Ask SAG. A pet with a microchip is fine either way.",
      ],
    },
    {
      is: "callout",
      about: "disagreement",
      title: "How long an EU certificate is good for",
      text: [
        "Once you’re in, the certificate lets you travel within the EU for six months, according to a text that quotes Article 18 of Regulation 2026/131. Another text, from June 2026, says four.{eu-certificate} Count on four until the authority confirms six.",
      ],
    },
    {
      is: "callout",
      about: "note",
      title: "If a page still cites Regulation 576/2013",
      text: [
        "It describes a law that stopped applying on April 21, 2026. Delegated Regulation 2026/131 and Implementing Regulations 2026/636 and 2026/705 replaced it. The main figures are reportedly the same.{eu-law}",
      ],
    },
    { is: "heading", id: "one-sheet", text: "One sheet for the fridge" },
    {
      is: "checklist",
      title: "Write a date beside each",
      items: [
        "Arrival: time and airport",
        "Microchip: implanted on, scanned on",
        "Rabies: given on, valid from, valid until",
        "Blood test, if any: sample taken, result received, wait over",
        "Permit, if any: applied for, received, expires",
        "Parasites: first day, last day",
        "Certificate: earliest day, vet appointment, endorsement",
        "Tapeworm or screwworm, if any: date and time of the appointment",
        "Forms: submitted, printed",
        "The way home: the same list in reverse",
      ],
    },
    {
      is: "paragraph",
      text: "It looks like a lot for an animal that will sleep through most of it. But none of the steps are hard. They just have to be done in order. Do the first one this week, and the rest will fall into place.",
    },
  ],
};
