import * as z from "zod/mini";
import { CodePicture } from "../kernel/code-picture.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Id, Moment } from "../kernel/text.ts";
import { sexes, species } from "./pets.ts";
import { legModes, petSeats } from "./trip-parts.ts";
import { verdicts } from "./verdicts.ts";

/** Parts of a sheet that its owner can leave out. */
export const dossierParts = [
  "photo",
  "microchip",
  "rabies",
  "titer",
  "documents",
  "airline",
] as const;
export type DossierPart = (typeof dossierParts)[number];

/** Languages of a sheet besides English. */
export const dossierLanguages = ["es", "fr", "de", "pt", "it", "ja", "th"] as const;
export type DossierLanguage = (typeof dossierLanguages)[number];

/** Documents in the order in which a check-in desk asks for them. */
export const dossierPapers = [
  "rabies",
  "vaccine",
  "titre",
  "healthCertificate",
  "euPassport",
  "importForm",
  "permit",
  "parasite",
  "identityCheck",
  "microchip",
  "vaccination",
  "other",
] as const;
export type DossierPaper = (typeof dossierPapers)[number];

/** Days after a trip for which a link still works. */
export const dossierDaysAfter = 7;
/** Active links per trip. */
export const dossierLinksMax = 20;
/** Documents on one sheet; the rest doesn't fit on a page. */
export const dossierPapersMax = 12;
export const dossierGone =
  "This link expired or was turned off. Ask the pet's owner for a new one.";

type SheetLeg = { airline: string; flightNumber: string; from: string; to: string };

/** Airline, flight number and route. A code that the number begins with isn't repeated. */
export function legParts({ airline, flightNumber, from, to }: SheetLeg): string[] {
  const isRepeated = airline !== "" && flightNumber.startsWith(airline);
  const route = [from, to].filter(Boolean).join(" – ");
  return [isRepeated ? "" : airline, flightNumber, route].filter(Boolean);
}

const nullableText = z.nullable(z.string());
const Part = z.enum(dossierParts, {
  error: "Each part of the sheet must be one of the listed values.",
});

const Paper = z.object({
  /** The ID of a record, or the name of a document of the pet. */
  key: z.string(),
  kind: z.enum(dossierPapers),
  /** Its text in English: product, form or note of the kind. */
  name: z.string(),
  givenAt: nullableText,
  validFrom: nullableText,
  validUntil: nullableText,
  issuedAt: nullableText,
  endorsedAt: nullableText,
  number: z.string(),
  issuer: z.string(),
  /** The URL of its file; null where there is none, or where a link doesn't show it. */
  file: nullableText,
});
export type DossierPaperRow = z.output<typeof Paper>;

/** What a check-in desk asks of one pet on one leg. Parts that are left out are null. */
export const Dossier = z.object({
  petName: z.string(),
  species: z.nullable(z.enum(species)),
  sex: z.nullable(z.enum(sexes)),
  neutered: z.nullable(z.boolean()),
  breed: z.string(),
  colour: z.string(),
  birthDate: nullableText,
  /** As the owner entered it, with the other unit: "48 lb (21.8 kg)"; '' where it isn't known. */
  weight: z.string(),
  photo: nullableText,
  /** The language of the destination; null where English alone is used. */
  language: z.nullable(z.enum(dossierLanguages)),
  leg: z.nullable(
    z.object({
      _id: Id,
      mode: z.enum(legModes),
      airline: z.string(),
      flightNumber: z.string(),
      from: z.string(),
      to: z.string(),
      departureDate: nullableText,
      departureTime: nullableText,
      how: z.nullable(z.enum(petSeats)),
    }),
  ),
  microchip: z.nullable(
    z.object({
      number: nullableText,
      implantedAt: nullableText,
      /** Code 128. */
      barcode: z.nullable(CodePicture),
    }),
  ),
  rabies: z.nullable(
    z.object({
      givenAt: nullableText,
      validFrom: nullableText,
      validUntil: nullableText,
      product: z.string(),
      batch: z.string(),
    }),
  ),
  titer: z.nullable(
    z.object({
      sampledAt: nullableText,
      valueIuPerMl: z.nullable(z.number()),
      laboratory: z.string(),
    }),
  ),
  papers: z.nullable(z.array(Paper)),
  /** The number of documents that don't fit. */
  morePapers: z.number(),
  /** What the airline asks, with sources; empty where no rule is known. */
  airlineRules: z.nullable(
    z.array(
      z.object({
        title: z.string(),
        because: z.string(),
        verdict: z.enum(verdicts),
        sources: z.readonly(
          z.array(
            z.object({
              title: z.string(),
              address: z.optional(z.string()),
              checked: z.optional(z.string()),
            }),
          ),
        ),
      }),
    ),
  ),
  /** The day of the rules. */
  rulesVersion: z.string(),
});
export type Dossier = z.output<typeof Dossier>;

export const SharedDossier = z.extend(Dossier, { sharedBy: z.string(), expiresAt: Moment });
export type SharedDossier = z.output<typeof SharedDossier>;

/** A link to a sheet; `url` is absolute, `qr` is its QR code. */
export const DossierLink = z.object({
  _id: Id,
  petId: Id,
  legId: z.nullable(Id),
  parts: z.array(Part),
  /** Keys of the documents whose files it opens. */
  files: z.array(z.string()),
  url: z.string(),
  qr: CodePicture,
  createdAt: Moment,
  expiresAt: Moment,
});
export type DossierLink = z.output<typeof DossierLink>;

const params = z.object({ id: Id });
const petParams = z.object({ id: Id, petId: Id });
const leg = z.optional(Id);
const partsText = "parts must be a list of part names, separated by commas.";
const token = z
  .string()
  .check(z.maxLength(100, "This isn't a link to a check-in sheet. Check that you copied it all."));
const readerLimits = { rates: [{ times: 120, seconds: 60, per: "address" }] } as const;

export const getDossier = endpoint({
  method: "GET",
  path: "/api/plans/:id/dossier/:petId",
  summary: "Returns the check-in sheet of a pet for one leg of a trip, by default its first.",
  session: "required",
  params: petParams,
  query: z.object({ leg }),
  response: Dossier,
});

export const getBarcode = endpoint({
  method: "GET",
  path: "/api/pets/:id/barcode",
  summary: "Returns the microchip number of a pet as a barcode, Code 128; null without a number.",
  session: "required",
  params,
  response: z.nullable(CodePicture),
});

export const getDossierPdf = endpoint({
  method: "GET",
  path: "/api/plans/:id/dossier/:petId/dossier.pdf",
  summary: "Returns the check-in sheet as a PDF of one page, with the QR code of a link.",
  session: "required",
  params: petParams,
  query: z.object({
    leg,
    /** Names of parts, separated by commas; all where it is absent. */
    parts: z.optional(
      z
        .string({ error: partsText })
        .check(z.maxLength(100, partsText), z.regex(/^[a-z]*(?:,[a-z]+)*$/, partsText)),
    ),
    link: z.optional(Id),
  }),
  response: z.unknown(),
  bytes: ["application/pdf"],
  limits: { rates: [{ times: 30, seconds: 600, per: "account" }] },
});

export const listDossierLinks = endpoint({
  method: "GET",
  path: "/api/plans/:id/dossier-links",
  summary: "Lists a trip's active links to check-in sheets, newest first.",
  session: "required",
  params,
  response: z.array(DossierLink),
});

export const createDossierLink = endpoint({
  method: "POST",
  path: "/api/plans/:id/dossier-links",
  summary:
    "Creates a link to a check-in sheet that works without an account until 7 days after the trip.",
  session: "required",
  params,
  body: z.strictObject({
    petId: Id,
    legId: z.optional(z.nullable(Id)),
    parts: z.array(Part).check(z.maxLength(dossierParts.length)),
    files: z.optional(
      z
        .array(z.string().check(z.maxLength(40)))
        .check(z.maxLength(dossierPapersMax, `Select up to ${dossierPapersMax} files.`)),
    ),
  }),
  response: DossierLink,
  status: 201,
  idempotent: true,
  limits: { rates: [{ times: 60, seconds: 600, per: "account" }] },
});

export const revokeDossierLink = endpoint({
  method: "DELETE",
  path: "/api/plans/:id/dossier-links/:linkId",
  summary: "Revokes a link to a check-in sheet immediately.",
  session: "required",
  params: z.object({ id: Id, linkId: Id }),
  response: z.object({ _id: Id }),
});

export const getSharedDossier = endpoint({
  method: "GET",
  path: "/api/dossiers/:token",
  summary: "Returns a shared check-in sheet. 410 GONE if the link was revoked or has expired.",
  session: "none",
  params: z.object({ token }),
  response: SharedDossier,
  limits: readerLimits,
});

export const getSharedDossierFile = endpoint({
  method: "GET",
  path: "/api/dossiers/:token/files/:key",
  summary: "Returns a document that a link to a check-in sheet shows.",
  session: "none",
  params: z.object({ token, key: z.string().check(z.maxLength(40)) }),
  response: z.unknown(),
  bytes: ["image/webp", "application/pdf"],
  limits: readerLimits,
});
