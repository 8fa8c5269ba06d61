import { inUnits } from "../../ui/units.ts";
import { usePreferences } from "./preferences.ts";

/** Text with the units of the person at this browser first. */
export const InUnits = ({ text }: { text: string }) => inUnits(text, usePreferences().units);
