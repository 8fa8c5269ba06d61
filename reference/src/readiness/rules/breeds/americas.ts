import { names, type BreedLists } from "../../breed-list.ts";

/** Lists of banned and restricted breeds in the Americas, by country. */
export const breedsOfTheAmericas: BreedLists = {
  AR: {
    dog: {
      knows: "none",
      sources: ["BREED_AR", "BREED_AR_B"],
      confidence: "quoted",
      locally: [
        {
          region: "AR-C",
          name: "Buenos Aires",
          restricted: names(
            "Pit Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier, Dogo Argentino, Fila Brasileiro, Tosa, Japanese Akita, Dobermann, Rottweiler, Bullmastiff, Dogue de Bordeaux, Bull Terrier, Akita, Neapolitan Mastiff, Presa Canario, German Shepherd, Cane Corso",
          ),
          byLooks: true,
        },
        {
          region: "AR-B",
          name: "the province of Buenos Aires",
          restricted: names(
            "Rottweiler, Japanese Akita, American Staffordshire Terrier, Bullmastiff, Bull Terrier, Dobermann, Dogo Argentino, Dogue de Bordeaux, Fila Brasileiro, Akita, Neapolitan Mastiff, Pit Bull Terrier",
          ),
        },
      ],
    },
  },
  BM: {
    dog: {
      knows: "part",
      banned: names(
        "Dogo Argentino, Boerboel, Fila Brasileiro, Cane Corso, Presa Canario, Neapolitan Mastiff, Tosa, Wolfdog",
      ),
      restricted: names(
        "Akita, Australian Cattle Dog, Belgian Malinois, Bouvier des Flandres, Bull Terrier, Bullmastiff, Chow Chow, Dobermann, Dogue de Bordeaux, German Shepherd, Mastiff, Rhodesian Ridgeback, Rottweiler, Staffordshire Bull Terrier",
      ),
      sources: ["BREED_BM", "BREED_BM_2"],
      confidence: "official",
    },
  },
  BR: {
    dog: {
      knows: "none",
      sources: ["BREED_BR", "BREED_BR_SC"],
      confidence: "quoted",
      locally: [
        {
          region: "BR-SC",
          name: "Santa Catarina",
          banned: names(
            "Pit Bull Terrier, Staffordshire Bull Terrier, American Bully, American Staffordshire Terrier",
          ),
        },
        {
          region: "BR-MG",
          name: "Minas Gerais",
          restricted: names("Pit Bull Terrier, Dobermann, Rottweiler, Fila Brasileiro"),
          byLooks: true,
        },
      ],
    },
  },
  BS: {
    dog: {
      knows: "part",
      banned: names(
        "Pit Bull Terrier, Presa Canario, Cane Corso, American Bully, American Staffordshire Terrier, Dogo Argentino",
      ),
      sources: ["BREED_BS"],
      confidence: "low",
    },
    cat: {
      knows: "part",
      banned: names("Savannah, Bengal, Chausie"),
      sources: ["BREED_BS"],
      confidence: "low",
    },
  },
  CA: {
    dog: {
      knows: "none",
      sources: ["BREED_CA", "BREED_CA_ON", "BREED_CA_2"],
      confidence: "quoted",
      locally: [
        {
          region: "CA-ON",
          name: "Ontario",
          banned: names(
            "Pit Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier",
          ),
          byLooks: true,
        },
        {
          region: "CA-MB",
          name: "Winnipeg",
          banned: names(
            "Pit Bull Terrier, Staffordshire Bull Terrier, American Staffordshire Terrier",
          ),
          byLooks: true,
        },
      ],
    },
  },
  CL: {
    dog: {
      knows: "whole",
      restricted: names(
        "Bullmastiff, Dobermann, Dogo Argentino, Fila Brasileiro, Pit Bull Terrier, Presa Canario, Perro de Presa Mallorquín, Rottweiler, Tosa",
      ),
      sources: ["BREED_CL"],
      confidence: "quoted",
    },
  },
  CO: {
    dog: {
      knows: "part",
      banned: names("American Staffordshire Terrier, Pit Bull Terrier"),
      restricted: names(
        "Bullmastiff, Dobermann, Dogo Argentino, Dogue de Bordeaux, Fila Brasileiro, Neapolitan Mastiff, Bull Terrier, Presa Canario, Rottweiler, Tosa",
      ),
      sources: ["BREED_CO", "BREED_CO_2"],
      confidence: "quoted",
    },
  },
  EC: {
    dog: {
      knows: "part",
      restricted: names("Pit Bull Terrier, Rottweiler"),
      sources: ["BREED_EC"],
      confidence: "quoted",
    },
  },
  KY: {
    dog: {
      knows: "part",
      banned: names("Pit Bull Terrier, Dogo Argentino, Fila Brasileiro, Tosa"),
      sources: ["BREED_KY", "BREED_KY_2"],
      confidence: "official",
    },
  },
  PE: {
    dog: {
      knows: "whole",
      restricted: names(
        "Pit Bull Terrier, Dogo Argentino, Fila Brasileiro, Tosa, Bullmastiff, Dobermann, Rottweiler",
      ),
      sources: ["BREED_PE", "BREED_PE_2"],
      confidence: "quoted",
    },
  },
  US: {
    dog: {
      knows: "none",
      sources: ["PTG_BREED", "IN_PR_LAW"],
      confidence: "quoted",
      locally: [
        {
          region: "US-PR",
          name: "Puerto Rico",
          banned: names(
            "Pit Bull Terrier, American Staffordshire Terrier, Staffordshire Bull Terrier",
          ),
          byLooks: true,
        },
      ],
    },
  },
};
