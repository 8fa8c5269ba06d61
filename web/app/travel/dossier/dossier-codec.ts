import * as z from "zod/mini";
import {
  createDossierLink,
  DossierLink,
  dossierParts,
  type DossierPart,
} from "#contracts/travel/dossiers.ts";
import { codec } from "../../forms/codec.ts";
import { plain } from "../../forms/fields.ts";

export const partLabels: Record<DossierPart, string> = {
  photo: "Photo",
  microchip: "Microchip number and barcode",
  rabies: "Rabies vaccination",
  titer: "Rabies titer test",
  documents: "List of documents",
  airline: "Airline rules and sources",
};

const allParts: DossierPart[] = [...dossierParts];
const noFiles: string[] = [];

/** What a sheet shows, and which files its readers can open. The pet and the leg are those of the page. */
export const dossierCodec = codec({
  noun: "link",
  resource: DossierLink,
  create: z.pick(createDossierLink.body, { parts: true, files: true }),
  fields: {
    parts: {
      ...plain("Show", z.array(z.enum(dossierParts)), allParts, (parts) =>
        parts.map((part) => partLabels[part]).join(", "),
      ),
      // A sheet without any part is one, too.
      always: true,
    },
    files: plain("Files", z.array(z.string()), noFiles, (files) => `${files.length}`),
  },
});
