import { names, type BreedLists } from "../../breed-list.ts";

/** Lists of banned and restricted breeds in German-speaking countries, where states and cantons have their own, by country. */
export const breedsWhereGermanIsSpoken: BreedLists = {
  AT: {
    dog: {
      knows: "part",
      sources: ["BREED_AT", "BREED_AT_9", "BREED_AT_3", "BREED_AT_8", "BREED_AT_4_2"],
      confidence: "quoted",
      locally: [
        {
          region: "AT-9",
          name: "Vienna",
          restricted: names(
            "Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier, Neapolitan Mastiff, Spanish Mastiff, Fila Brasileiro, Mastiff, Bullmastiff, Tosa, Pit Bull Terrier, Rottweiler, Dogo Argentino",
          ),
        },
        {
          region: "AT-3",
          name: "Lower Austria",
          restricted: names(
            "Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Dogo Argentino, Pit Bull Terrier, Bandog, Rottweiler, Tosa",
          ),
        },
        {
          region: "AT-8",
          name: "Vorarlberg",
          restricted: names(
            "Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier, Neapolitan Mastiff, Spanish Mastiff, Fila Brasileiro, Dogo Argentino, Mastiff, Bullmastiff, Tosa, Dogue de Bordeaux, Rhodesian Ridgeback, Bandog, Pit Bull Terrier",
          ),
        },
        {
          region: "AT-4",
          name: "Upper Austria",
          restricted: names(
            "Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Dogo Argentino, Pit Bull Terrier, Tosa",
          ),
          byLooks: true,
        },
      ],
    },
    cat: { knows: "part", sources: ["BREED_AT_2", "BREED_AT_4"], confidence: "official" },
  },
  DE: {
    dog: {
      knows: "whole",
      banned: names(
        "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Bull Terrier",
      ),
      sources: ["BREED_DE", "BREED_DE_2", "BREED_DE_BY", "BREED_DE_BE", "BREED_DE_NW"],
      confidence: "official",
      locally: [
        {
          region: "DE-BY",
          name: "Bavaria",
          banned: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Bandog, Tosa",
          ),
          restricted: names(
            "Alano, American Bulldog, Bullmastiff, Bull Terrier, Cane Corso, Dogo Argentino, Dogue de Bordeaux, Fila Brasileiro, Mastiff, Spanish Mastiff, Neapolitan Mastiff, Presa Canario, Perro de Presa Mallorquín, Rottweiler",
          ),
        },
        {
          region: "DE-BW",
          name: "Baden-Württemberg",
          banned: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Bull Terrier",
          ),
          restricted: names(
            "Bullmastiff, Dogo Argentino, Dogue de Bordeaux, Fila Brasileiro, Spanish Mastiff, Neapolitan Mastiff, Mastiff, Tosa",
          ),
        },
        {
          region: "DE-HH",
          name: "Hamburg",
          banned: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Bull Terrier",
          ),
          restricted: names(
            "Bullmastiff, Dogo Argentino, Dogue de Bordeaux, Fila Brasileiro, Kangal, Caucasian Shepherd, Mastiff, Spanish Mastiff, Neapolitan Mastiff, Rottweiler, Tosa",
          ),
        },
        {
          region: "DE-HE",
          name: "Hesse",
          banned: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Bull Terrier",
          ),
          restricted: names(
            "American Bulldog, Dogo Argentino, Kangal, Caucasian Shepherd, Rottweiler",
          ),
        },
        {
          region: "DE-BE",
          name: "Berlin",
          banned: names("Pit Bull Terrier, American Staffordshire Terrier, Bull Terrier"),
        },
        {
          region: "DE-NW",
          name: "North Rhine-Westphalia",
          banned: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Bull Terrier",
          ),
          restricted: names(
            "Alano, American Bulldog, Bullmastiff, Mastiff, Spanish Mastiff, Neapolitan Mastiff, Fila Brasileiro, Dogo Argentino, Rottweiler, Tosa",
          ),
        },
        {
          region: "DE-RP",
          name: "Rhineland-Palatinate",
          restricted: names(
            "American Staffordshire Terrier, Staffordshire Bull Terrier, Pit Bull Terrier",
          ),
        },
        {
          region: "DE-SL",
          name: "Saarland",
          restricted: names(
            "American Staffordshire Terrier, Staffordshire Bull Terrier, Pit Bull Terrier",
          ),
        },
        {
          region: "DE-SN",
          name: "Saxony",
          restricted: names("American Staffordshire Terrier, Bull Terrier, Pit Bull Terrier"),
        },
      ],
      visitDays: 28,
    },
    cat: { knows: "part", sources: ["BREED_DE_3"], confidence: "low" },
  },
  CH: {
    dog: {
      knows: "part",
      sources: ["BREED_CH", "BREED_CH_2", "BREED_CH_ZH", "BREED_CH_GE", "BREED_CH_VS"],
      confidence: "official",
      locally: [
        {
          region: "CH-ZH",
          name: "Zurich",
          banned: names(
            "Bull Terrier, American Bully, XL Bully, Pit Bull Terrier, American Staffordshire Terrier, Bandog, Rottweiler, Staffordshire Bull Terrier",
          ),
          byLooks: true,
        },
        {
          region: "CH-GE",
          name: "Geneva",
          banned: names(
            "American Staffordshire Terrier, Boerboel, Cane Corso, Dogo Argentino, Fila Brasileiro, Mastiff, Spanish Mastiff, Neapolitan Mastiff, Pit Bull Terrier, Presa Canario, Rottweiler, Tosa, Dogue de Bordeaux, Bullmastiff, Thai Ridgeback",
          ),
        },
        {
          region: "CH-VS",
          name: "Valais",
          banned: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Bull Terrier, Dobermann, Dogo Argentino, Fila Brasileiro, Rottweiler, Mastiff, Spanish Mastiff, Neapolitan Mastiff, Tosa, American Bully",
          ),
        },
        {
          region: "CH-TI",
          name: "Ticino",
          restricted: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Bull Terrier, Miniature Bull Terrier, Staffordshire Bull Terrier, Great Dane, American Bulldog, Bullmastiff, Cane Corso, Anatolian Shepherd, Kangal, Central Asian Shepherd, Šarplaninac, Caucasian Shepherd, Dogo Argentino, Dogue de Bordeaux, Fila Brasileiro, Mastiff, Tibetan Mastiff, Neapolitan Mastiff, Rottweiler, Tosa, German Shepherd, Belgian Malinois, Belgian Tervuren, Belgian Sheepdog, Belgian Laekenois, Dutch Shepherd, Czechoslovakian Wolfdog, Beauceron, Komondor, Kuvasz, Polish Tatra Sheepdog, South Russian Ovcharka, Dobermann",
          ),
        },
        {
          region: "CH-FR",
          name: "Fribourg",
          banned: names("Pit Bull Terrier"),
          restricted: names(
            "American Staffordshire Terrier, Bull Terrier, Cane Corso, Dobermann, Dogo Argentino, Presa Canario, Fila Brasileiro, Mastiff, Spanish Mastiff, Neapolitan Mastiff, Rottweiler, Staffordshire Bull Terrier, Tosa",
          ),
        },
        {
          region: "CH-AG",
          name: "Aargau",
          restricted: names(
            "American Staffordshire Terrier, Bull Terrier, Staffordshire Bull Terrier, Pit Bull Terrier, American Bully, Rottweiler",
          ),
        },
        {
          region: "CH-BL",
          name: "Basel-Landschaft",
          restricted: names(
            "American Bulldog, Dobermann, Rottweiler, Dogo Argentino, Fila Brasileiro, American Staffordshire Terrier, Pit Bull Terrier, Bull Terrier, Staffordshire Bull Terrier, Bandog",
          ),
        },
        {
          region: "CH-BS",
          name: "Basel",
          restricted: names(
            "Dobermann, Rottweiler, Dogo Argentino, Fila Brasileiro, American Staffordshire Terrier, Pit Bull Terrier, Bull Terrier, Staffordshire Bull Terrier, Bandog",
          ),
        },
        {
          region: "CH-SO",
          name: "Solothurn",
          banned: names(
            "American Staffordshire Terrier, Rottweiler, Doberman Pinscher, Pit Bull Terrier, Bull Terrier, Staffordshire Bull Terrier, Bandog",
          ),
        },
        {
          region: "CH-GL",
          name: "Glarus",
          restricted: names(
            "American Staffordshire Terrier, Pit Bull Terrier, Bull Terrier, Staffordshire Bull Terrier, Rottweiler, Dobermann, Hovawart, Dogo Argentino, Cane Corso, Rhodesian Ridgeback, German Shepherd, Belgian Malinois, Belgian Tervuren, Belgian Sheepdog",
          ),
        },
      ],
    },
    cat: { knows: "part", sources: ["BREED_CH_3"], confidence: "quoted" },
  },
  LI: {
    dog: {
      knows: "whole",
      restricted: names(
        "American Staffordshire Terrier, Bull Terrier, Cane Corso, Dobermann, Dogo Argentino, Fila Brasileiro, Mastiff, Spanish Mastiff, Neapolitan Mastiff, Presa Canario, Rottweiler, Staffordshire Bull Terrier, Tosa, Pit Bull Terrier",
      ),
      byLooks: true,
      sources: ["BREED_LI", "BREED_LI_2"],
      confidence: "official",
    },
  },
};
