type Template = { name: string; lines: readonly string[] };

/** Common to-dos before a trip with a pet. */
export const todoTemplate: Template = {
  name: "Add suggested to-dos",
  lines: [
    "Check the airline, train or ferry pet policy",
    "Find out which documents you need",
    "Book a vet appointment",
    "Measure the pet carrier",
    "Check the ID tag and microchip details",
    "Tell the hotel you're bringing a pet",
  ],
};

export const petTemplate: Template = {
  name: "Add pet essentials",
  lines: [
    "Leash and harness",
    "Pet carrier",
    "Food, plus two extra days' worth",
    "Water bowl",
    "Blanket that smells like home",
    "Poop bags",
    "Medication",
    "Travel documents, with printed copies",
    "Towel",
    "Favorite toy",
  ],
};

export const personTemplate: Template = {
  name: "Add travel essentials",
  lines: [
    "Passport",
    "Wallet",
    "Phone and charger",
    "Keys",
    "Medication",
    "Rain jacket",
    "Clothes that hide pet hair",
  ],
};
