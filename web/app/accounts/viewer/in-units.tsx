import { inUnits } from "#format/measures.ts";
import { useReader } from "./reader.ts";

/** Text with the units of the person at this browser first. */
export const InUnits = ({ text }: { text: string }) => inUnits(text, useReader());
