type Template = { name: string; lines: readonly string[] };

/** What people with pets mostly have to do before they go. */
export const todoTemplate: Template = {
  name: "Start with the usual",
  lines: [
    "Ask the airline or the line about pets",
    "Look up which papers are needed",
    "Book a visit to the vet",
    "Measure the carrier",
    "Check the tag and the microchip",
    "Tell the hotel about the pet",
  ],
};

export const petTemplate: Template = {
  name: "Fill with a pet's usual",
  lines: [
    "Lead and harness",
    "Carrier",
    "Food for two days more than planned",
    "Water bowl",
    "Blanket that smells of home",
    "Bags",
    "Medicine",
    "Papers, on paper too",
    "Towel",
    "A toy",
  ],
};

export const personTemplate: Template = {
  name: "Fill with a person's usual",
  lines: [
    "Passport",
    "Wallet",
    "Phone and charger",
    "Keys",
    "Medicine",
    "Rain jacket",
    "Clothes that take hair",
  ],
};
