import { Carrier, createCarrier, updateCarrier } from "#contracts/travel/carriers.ts";
import { lengthText, weightText } from "#format/measures.ts";
import { codec } from "../../forms/codec.ts";
import { choice, number, text, type FieldCodec } from "../../forms/fields.ts";

/** The kind of sides, as a choice of words. */
const softness: FieldCodec<"" | "soft" | "hard", boolean | null> = {
  ...choice("Sides", ["", "soft", "hard"]),
  print: (wire) => (wire === null ? "" : wire ? "soft" : "hard"),
  parse: (value) => (value === "" ? null : value === "soft"),
};

/** How a carrier is edited. */
export const carrierCodec = codec({
  noun: "carrier",
  resource: Carrier,
  create: createCarrier.body,
  update: updateCarrier.body,
  fields: {
    name: text("Name"),
    lengthCm: number("Length (cm)"),
    widthCm: number("Width (cm)"),
    heightCm: number("Height (cm)"),
    weightKg: number("Weight (kg)"),
    soft: softness,
  },
});

/** "18.1 in (46 cm) long, 11 in (28 cm) wide, 9.4 in (24 cm) tall, 2.6 lb (1.2 kg), soft-sided" */
export function carrierText(carrier: Carrier): string {
  const { lengthCm, widthCm, heightCm, weightKg, soft } = carrier;
  const side = (cm: number | null, text: string) =>
    cm === null ? [] : [`${lengthText(cm)} ${text}`];
  return [
    ...side(lengthCm, "long"),
    ...side(widthCm, "wide"),
    ...side(heightCm, "tall"),
    ...(weightKg === null ? [] : [weightText(weightKg)]),
    ...(soft === null ? [] : [soft ? "soft-sided" : "hard-sided"]),
  ].join(", ");
}
