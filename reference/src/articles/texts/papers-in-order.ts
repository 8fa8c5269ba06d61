import type { Article } from "../article.ts";

export const papersInOrder: Article = {
  id: "papers-in-order",
  title: "Papers in Order: A Countdown from Microchip to Departure",
  excerpt:
    "Travel papers for a pet are not a pile but a sequence: each one counts only after the one before it. Here is the order, with the days that no one can shorten.",
  date: "2026-11-21",
  checked: "2026-11-21",
  thumbnail: { place: "Home by Friday", pet: { species: "dog", colour: "black" } },
  content: [
    {
      is: "paragraph",
      text: "Ask ten people what a dog needs to cross a border and you get ten lists. Most hold the same papers. What they leave out is the order, and the order is where trips fail: a perfect vaccination given a day too early, a certificate signed by the right vet in the wrong week. This is the sequence, counted back from the day you arrive.",
    },
    { is: "heading", id: "why-order", text: "Why the order matters" },
    {
      is: "paragraph",
      text: "A vaccination is given to an animal, but it is proved for a number. Where the chip is set after it, nothing on paper says which animal the needle met. So the European Union and Great Britain want the microchip first and the rabies vaccination after it,{eu-chip,gb-chip} though in the EU both may fall on the same day.{eu-chip} Australia asks for the same order,{au-chip} and so does the United States for dogs from countries with a high risk of rabies.{us-chip} Everything that follows hangs on these two dates.",
    },
    { is: "quote", text: "If the number comes later than the needle, the needle does not count." },
    { is: "heading", id: "countdown", text: "The countdown" },
    {
      is: "paragraph",
      text: "Not every step is yours. Find the country, and skip what it does not ask for. The periods are the shortest that are allowed; plan for longer ones.",
    },
    {
      is: "steps",
      steps: [
        {
          when: "Seven months and more",
          text: "Australia, for animals from the USA, the United Kingdom, Canada and most of Europe:{au-groups} a rabies antibody test between 12 months and 180 days before export,{au-titer} and an import permit, 20 to 40 business days and up to 123.{au-permit} The authority says to allow at least six months.{au-time} An identity that was verified before the test shortens quarantine from 30 days to ten.{au-quarantine}",
        },
        {
          when: "Four months and more",
          text: "The European Union, from a country that it does not list: a blood sample at least 30 days after the vaccination and at least three months before entry, with 0.5 IU/ml or more, in a laboratory named by the EU.{eu-titer} Great Britain asks the same two waits of countries that it does not list; the USA is listed there.{gb-titer} For the EU, Argentina, Australia, Chile, Great Britain, Mexico and the USA are reported as listed, Chile and Australia by one list alone.{eu-listed}",
        },
        {
          when: "Five weeks and more",
          text: "The chip, then rabies. For the EU and Great Britain at 12 weeks of age or later, and 21 days before entry after a first course.{eu-rabies,gb-rabies} That makes about 15 weeks the minimum age to enter the EU.{eu-age} Chile wants every animal vaccinated, at any age, a first dose at least 21 days before entry.{cl-rabies} Where the USA asks for a rabies certificate, one that rests on a first dose needs 28 days.{us-rabies}",
        },
        {
          when: "A month to five days",
          text: "Parasites. Chile: inside and outside, five to 30 days before boarding.{cl-parasites} Mexico, from countries other than the USA and Canada: inside and outside, in the last six months.{mx-parasites}",
        },
        {
          when: "Fifteen days",
          text: "The health certificate for Mexico, at most 15 days before arrival; none from the USA and Canada.{mx-certificate,mx-from-usa}",
        },
        {
          when: "Ten days",
          text: "The health certificate for the EU,{eu-certificate} for Great Britain{gb-certificate} and for Chile,{cl-certificate} each issued within ten days before entry. Ask which signature starts the ten days, the vet’s or the official’s, and how long the second one takes.",
        },
        {
          when: "Five days to one",
          text: "Tapeworm, dogs only: 24 to 120 hours before Great Britain,{gb-tapeworm} and the same before Finland, Ireland, Malta, Norway and Northern Ireland.{eu-tapeworm} And a dog that goes to the USA from a country affected by screwworm, Mexico among them, is inspected within the five days before shipment.{us-screwworm}",
        },
        {
          when: "Up to the last day",
          text: "For a dog to the USA the CDC Dog Import Form: online, free, also on the day of travel.{us-form,us-form-free} The port you land at must be the one on the form.{us-port}",
        },
      ],
    },
    { is: "heading", id: "counting", text: "Counting without mistakes" },
    {
      is: "list",
      items: [
        "Count back from the entry, not from the take-off. A night flight lands on another day.",
        "Ask whether the day of the needle itself counts. If no one is sure, add a day; it costs nothing yet.",
        "A month is a calendar month. Some texts turn the EU’s three months into 90 days; the calendar is the safe reading.{eu-titer}",
        "Hours are hours. For the tapeworm treatment have the vet write the time beside the date, and mind the zones.",
        "A booster in date needs no new wait for the EU{eu-rabies} and for Chile.{cl-rabies} A late one may start everything again, so look the date up today.",
        "Leave two days of air in every window. Storms, strikes and stamps know nothing of your calendar.",
      ],
    },
    {
      is: "picture",
      of: { place: "Chile", pet: { species: "dog", colour: "white" } },
      caption: "Chile. The papers are quickly read; look up now and then.",
    },
    { is: "heading", id: "who-signs", text: "Who signs what" },
    {
      is: "paragraph",
      text: "Two people sign most certificates. The vet who knows your animal examines it and writes; an official then confirms, which is called endorsement. In the United States a vet accredited by the USDA fills in the certificate of the destination, usually in the system VEHCS, and APHIS endorses it;{us-certificate} for the EU that is reported to be done in ink and embossed.{eu-certificate} APHIS itself tells owners to look up what the destination wants besides: a permit, a blood test, parasite treatments.{us-destination-papers} Chile asks for a certificate of the official authority of the country you come from.{cl-certificate} Mexico is content with an official or a private vet.{mx-certificate}",
    },
    {
      is: "paragraph",
      text: "You sign as well. With the certificate for the EU goes a declaration of the owner,{eu-papers} and Great Britain wants one that the pet is not for sale or transfer.{gb-declaration} Read them before the counter; they are the only papers that are in your own name.",
    },
    {
      is: "paragraph",
      text: "And the pet passport? Since April 22, 2026, the one of the EU is reported to be valid only for owners who live in the EU; everyone else needs the certificate for each trip.{eu-passport} Passports issued in Great Britain are not valid for the EU; a pet from there needs an animal health certificate, made out within ten days of entry and for one trip.{gb-export}",
    },
    { is: "heading", id: "disagreements", text: "Where the sources disagree" },
    {
      is: "callout",
      about: "disagreement",
      title: "Chile and the microchip",
      text: [
        "The authority of Argentina says that Chile has asked for a microchip or a tattoo since July 27, 2026. The page of SAG, Chile’s own authority, did not mention it on July 14, 2026.{cl-chip} Ask SAG. A pet that has a chip is right in either case.",
      ],
    },
    {
      is: "callout",
      about: "disagreement",
      title: "How long an EU certificate carries you on",
      text: [
        "Once you are in, the certificate lets you travel on inside the EU: six months according to a text that quotes Article 18 of Regulation 2026/131, four according to another of June 2026.{eu-certificate} Count with four until the authority tells you six.",
      ],
    },
    {
      is: "callout",
      about: "note",
      title: "If a page still cites Regulation 576/2013",
      text: [
        "It describes a law that stopped applying on April 21, 2026. The new ones are Delegated Regulation 2026/131 and Implementing Regulations 2026/636 and 2026/705. The main numbers are reported to be the same.{eu-law}",
      ],
    },
    { is: "heading", id: "one-sheet", text: "One sheet for the fridge" },
    {
      is: "checklist",
      title: "Write a date beside each",
      items: [
        "Arrival, with the hour and the airport",
        "Chip: set on, number read on",
        "Rabies: given on, counts from, ends on",
        "Blood test, if any: sample on, result on, wait over on",
        "Permit, if any: asked for on, came on, ends on",
        "Parasites: first day, last day",
        "Certificate: earliest day, appointment with the vet, appointment with the official",
        "Tapeworm or screwworm, if any: appointment with the hour",
        "Forms: sent on, printed on",
        "The way home: the same list, the other way round",
      ],
    },
    {
      is: "paragraph",
      text: "It looks like a lot for an animal that will sleep through most of it. But papers are patient, they only want to be in order. Do the first one this week, and the rest have somewhere to stand.",
    },
  ],
};
