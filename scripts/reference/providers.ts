/** Providers of the collected data: their ID names, and the local spelling of their names. */
export const providerNames: Readonly<Record<string, string>> = {
  "Klein- und Heimtierklinik, Freie Universitaet Berlin": "fu-berlin",
  "Hospital Veterinario de la Ciudad de Mexico (AGATAN)": "agatan",
  "Hospital Veterinario Arenal (Alcaldia Venustiano Carranza)": "arenal",
  "Hospital Veterinario Bilbao": "bilbao",
  "Hospital Clinico Veterinario, Universidad de Chile": "universidad-de-chile",
};

const spellings: readonly [plain: string, spelled: string][] = [
  ["Universitaet", "Universität"],
  ["Dueppel", "Düppel"],
  ["Ciudad de Mexico", "Ciudad de México"],
  ["Alcaldia", "Alcaldía"],
  ["Hospital Clinico", "Hospital Clínico"],
  ["(community list, unverified)", "(from a community list, not verified)"],
  ["24-hour care per newer copy", "24-hour care (by the newer of two versions of its site)"],
];

/** A name or address in its local spelling. */
export const spelled = (text: string): string =>
  spellings.reduce((whole, [plain, right]) => whole.replaceAll(plain, right), text);

export const providerNotes: Readonly<Record<string, string>> = {
  "berlin.vet.fu-berlin": "No night service since 2022. Hours as of 3 August 2026.",
  "mexico-city.vet.arenal": "Opened on 25 August 2025.",
  "santiago.vet.bilbao": "An earlier version of its site says that its hours are to be confirmed.",
};
