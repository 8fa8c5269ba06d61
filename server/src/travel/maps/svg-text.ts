import { escaped, forXml } from "../../platform/html.ts";

/** Text of a person in an SVG. */
export const svgText = (text: string): string => escaped(forXml(text));
