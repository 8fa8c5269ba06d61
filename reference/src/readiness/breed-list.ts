/** What is known of the breeds that a country bans or restricts, with its sources. */
import type { SourceId } from "../sources.ts";
import type { Confidence } from "./verdict.ts";

/** Breeds by the names of `breeds.ts`; `Wolfdog` stands for crosses of dog and wolf. */
type Named = {
  banned?: readonly string[];
  /** Those that need a permit, a muzzle, insurance or the like. */
  restricted?: readonly string[];
  /** Whether officials decide by what a dog looks like, whatever its papers say. */
  byLooks?: true;
};

export type BreedList = Named & {
  /** The whole list, a part of it, that there is none, or nothing. */
  knows: "whole" | "part" | "none" | "nothing";
  /** A visit of at most so many days is exempt from the ban. */
  visitDays?: number;
  /** What a state, province or city adds to it. */
  locally?: readonly (Named & { region: string; name: string })[];
  sources: readonly SourceId[];
  confidence: Confidence;
};

/** By the country, or by a region with rules of its own. */
export type BreedLists = Readonly<Record<string, Partial<Record<"dog" | "cat", BreedList>>>>;

/** Breeds in one text, so that a list of them reads as a list. */
export const names = (text: string): readonly string[] => text.split(", ");
