import { forReader } from "#format/measures.ts";
import { useReader } from "../../data/reader.ts";

/** An American text with the units of the person at this browser first, and times on their clock. */
export const InUnits = ({ text }: { text: string }) => forReader(text, useReader());
