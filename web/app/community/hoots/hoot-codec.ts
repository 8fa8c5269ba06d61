import * as z from "zod/mini";
import { categories, defaultCategory, titleMax } from "#contracts/community/hoot-names.ts";
import {
  createHoot,
  Hoot,
  type Category,
  hootTextMax,
  updateHoot,
} from "#contracts/community/hoots.ts";
import { codec } from "../../forms/codec.ts";
import { choice, plain, text } from "../../forms/fields.ts";
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
    category: choice<Category>("Category", categories, { blank: defaultCategory }),
    gifUrl: plain("GIF", z.nullable(z.string()), null, (url) =>
      url ? gifText(url) || "A different GIF" : "None",
    ),
  },
});

export type HootValues = typeof hootCodec.blank;
