import * as z from "zod/mini";
import {
  defaultCategory,
  titleMax,
  createHoot,
  Hoot,
  hootTextMax,
  updateHoot,
} from "#contracts/community/hoots.ts";
import { VenueTag } from "#contracts/lookup/tags.ts";
import { codec } from "../../forms/codec.ts";
import { routeFields } from "../../lookup/places/index.ts";
import { venueField } from "../../lookup/venues/index.ts";
import { choice, plain, text, type FieldCodec } from "../../forms/fields.ts";
import { photoCodecFields, printPhotos } from "./photo-codec.ts";
import { gifText } from "./text.ts";

/** The airlines with pages. */
export const tagAirlines = ["", "delta", "aeromexico", "american-airlines"] as const;

const airline: FieldCodec<(typeof tagAirlines)[number], string | undefined> = {
  ...choice("Airline", tagAirlines),
  print: (wire) => tagAirlines.find((key) => key === wire) ?? "",
};

/** How a hoot is written and edited. */
export const hootCodec = codec({
  noun: "hoot",
  resource: Hoot,
  create: createHoot.body,
  update: updateHoot.body,
  fields: {
    title: text("Title", { max: titleMax }),
    text: text("Text", { max: hootTextMax }),
    // The server checks it against the settings.
    category: { ...text("Category"), blank: defaultCategory },
    gifUrl: plain("GIF", z.nullable(z.string()), null, (url) =>
      url ? gifText(url) || "A different GIF" : "None",
    ),
    ...photoCodecFields,
    airline,
    ...routeFields.fields,
    venueId: venueField(z.nullable(VenueTag)),
    breed: { ...text("Breed"), parse: (value: string) => value.trim() || null },
  },
  print: (hoot) => ({
    ...routeFields.print(hoot.route),
    ...printPhotos(hoot.photos),
    venueId: hoot.venue ?? null,
  }),
  parse: routeFields.parse,
  check: routeFields.check,
});
