import { names, type BreedLists } from "../../breed-list.ts";

/** Lists of banned and restricted breeds in Africa, Asia and Oceania, by country. */
export const breedsOfAfricaAsiaOceania: BreedLists = {
  AE: {
    dog: {
      knows: "part",
      banned: names(
        "American Staffordshire Terrier, Pit Bull Terrier, American Bully, XL Bully, Fila Brasileiro, Dogo Argentino, Tibetan Mastiff, Boerboel, Cane Corso, Neapolitan Mastiff, Bullmastiff, Tosa, Presa Canario",
      ),
      sources: ["BREED_AE"],
      confidence: "quoted",
    },
  },
  AU: {
    dog: {
      knows: "whole",
      banned: names(
        "Dogo Argentino, Fila Brasileiro, Tosa, Pit Bull Terrier, Presa Canario, Wolfdog, Czechoslovakian Wolfdog, Saarloos Wolfdog",
      ),
      sources: ["BREED_AU", "BREED_AU_2", "BREED_AU_3"],
      confidence: "quoted",
    },
    cat: {
      knows: "part",
      banned: names("Bengal, Savannah, Chausie"),
      sources: ["BREED_AU_3", "BREED_AU_4"],
      confidence: "official",
    },
  },
  EG: {
    dog: {
      knows: "part",
      banned: names("Fila Brasileiro, Boerboel, Presa Canario"),
      restricted: names(
        "Pit Bull Terrier, Rottweiler, German Shepherd, Boxer, Siberian Husky, Caucasian Shepherd, Bullmastiff, Dobermann, Alaskan Malamute, Great Dane, Akita, American Bully, Central Asian Shepherd, Cane Corso, Dogo Argentino, Tosa",
      ),
      sources: ["EG_BREEDS"],
      confidence: "quoted",
    },
  },
  HK: {
    dog: {
      knows: "whole",
      banned: names("Pit Bull Terrier, Tosa, Dogo Argentino, Fila Brasileiro"),
      byLooks: true,
      sources: ["BREED_HK", "BREED_HK_2"],
      confidence: "official",
    },
  },
  IL: {
    dog: {
      knows: "whole",
      banned: names(
        "American Staffordshire Terrier, Bull Terrier, Dogo Argentino, Tosa, Staffordshire Bull Terrier, Pit Bull Terrier, Fila Brasileiro, Rottweiler",
      ),
      byLooks: true,
      sources: ["BREED_IL", "BREED_IL_2"],
      confidence: "official",
    },
  },
  JP: {
    dog: {
      knows: "none",
      sources: ["BREED_JP", "BREED_JP_2", "BREED_JP_08", "BREED_JP_3", "BREED_JP_41"],
      confidence: "official",
      locally: [
        {
          region: "JP-08",
          name: "Ibaraki",
          restricted: names(
            "Akita, Saint Bernard, Dobermann, German Shepherd, Kishu Ken, Tosa, Great Dane, American Staffordshire Terrier, Pit Bull Terrier",
          ),
          byLooks: true,
        },
        {
          region: "JP-01",
          name: "Sapporo",
          restricted: names(
            "Akita, Tosa, American Staffordshire Terrier, Pit Bull Terrier, Great Dane, German Shepherd, Staffordshire Bull Terrier, Spanish Mastiff, Saint Bernard, Dobermann, Dogo Argentino, Neapolitan Mastiff, Fila Brasileiro, Bull Terrier, Bullmastiff, Boxer, Mastiff, Rottweiler",
          ),
        },
        {
          region: "JP-41",
          name: "Saga",
          restricted: names(
            "Tosa, Akita, Kishu Ken, German Shepherd, Great Dane, Dobermann, Saint Bernard, Alaskan Malamute, Mastiff, Pit Bull Terrier",
          ),
        },
      ],
    },
  },
  KR: {
    dog: {
      knows: "whole",
      restricted: names(
        "Tosa, Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, Rottweiler",
      ),
      sources: ["BREED_KR"],
      confidence: "quoted",
    },
  },
  MA: {
    dog: {
      knows: "whole",
      banned: names(
        "Staffordshire Bull Terrier, American Staffordshire Terrier, Pit Bull Terrier, Boerboel, Tosa",
      ),
      byLooks: true,
      sources: ["BREED_MA", "BREED_MA_2"],
      confidence: "quoted",
    },
  },
  MY: {
    dog: {
      knows: "part",
      banned: names(
        "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, American Bulldog, Neapolitan Mastiff, Tosa, Akita, Dogo Argentino, Fila Brasileiro",
      ),
      restricted: names(
        "Bullmastiff, Bull Terrier, Dobermann, German Shepherd, Belgian Malinois, Belgian Tervuren, Belgian Sheepdog, Presa Canario, Rottweiler",
      ),
      sources: ["BREED_MY", "BREED_MY_2"],
      confidence: "quoted",
    },
  },
  NZ: {
    dog: {
      knows: "whole",
      banned: names("Fila Brasileiro, Dogo Argentino, Tosa, Presa Canario, Pit Bull Terrier"),
      byLooks: true,
      sources: ["BREED_NZ", "BREED_NZ_2"],
      confidence: "official",
    },
    cat: {
      knows: "part",
      banned: names("Savannah, Bengal, Chausie"),
      sources: ["BREED_NZ_3"],
      confidence: "low",
    },
  },
  RU: {
    dog: {
      knows: "whole",
      restricted: names(
        "Akbash, Bandog, American Bulldog, Campeiro Bulldog, Bully Kutta, Alapaha Blue Blood Bulldog, Wolfdog, Gull Dong, Pit Bull Terrier, Caucasian Shepherd",
      ),
      sources: ["BREED_RU"],
      confidence: "official",
    },
  },
  SG: {
    dog: {
      knows: "part",
      banned: names(
        "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier, American Bulldog, Akita, Neapolitan Mastiff, Tosa, Dogo Argentino, Fila Brasileiro, Boerboel, Presa Canario",
      ),
      restricted: names(
        "Bull Terrier, Dobermann, German Shepherd, Belgian Malinois, Belgian Tervuren, Belgian Sheepdog, Rottweiler, Mastiff, Bullmastiff, Cane Corso, Dogue de Bordeaux",
      ),
      sources: ["BREED_SG", "BREED_SG_2"],
      confidence: "official",
    },
  },
  TH: {
    dog: {
      knows: "part",
      banned: names("Pit Bull Terrier, American Staffordshire Terrier"),
      sources: ["BREED_TH", "BREED_TH_2"],
      confidence: "low",
    },
  },
  TW: {
    dog: {
      knows: "part",
      banned: names("Pit Bull Terrier, American Staffordshire Terrier"),
      restricted: names(
        "Tosa, Neapolitan Mastiff, Dogo Argentino, Fila Brasileiro, Tibetan Mastiff, Bullmastiff, Cane Corso, Dogue de Bordeaux",
      ),
      sources: ["BREED_TW", "BREED_TW_2"],
      confidence: "official",
    },
  },
};
