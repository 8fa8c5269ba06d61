import * as z from "zod/mini";
import { defaultCategory, titleMax } from "#contracts/community/hoot-names.ts";
import { createHoot, Hoot, hootTextMax, updateHoot } from "#contracts/community/hoots.ts";
import { codec } from "../../forms/codec.ts";
import { plain, text } from "../../forms/fields.ts";
import { gifText } from "./text.ts";

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
  },
});

export type HootValues = typeof hootCodec.blank;
