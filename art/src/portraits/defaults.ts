import type { Background, Ears, FurColour, Mark, Species } from "../names.ts";
import type { Sitter } from "./traits.ts";

const sitter = (
  species: Species,
  colour: FurColour,
  ears: Ears,
  mark: Mark,
  background: Background,
): Sitter => ({ species, colour, ears, mark, background });

/** The portraits lent to people without a picture; the order is part of their addresses. */
export const defaultSitters: readonly Sitter[] = [
  sitter("dog", "golden", "floppy", "bib", "blue"),
  sitter("dog", "red", "pointy", "blaze", "sky"),
  sitter("dog", "brown", "long", "plain", "terracotta"),
  sitter("dog", "cream", "curly", "plain", "pine"),
  sitter("dog", "black", "bat", "blaze", "butter"),
  sitter("dog", "white", "button", "patch", "navy"),
  sitter("cat", "ginger", "upright", "tabby", "mint"),
  sitter("cat", "grey", "upright", "tabby", "coral"),
  sitter("cat", "black", "upright", "plain", "pine"),
  sitter("cat", "white", "upright", "mask", "sky"),
  sitter("cat", "cream", "fold", "bib", "blue"),
  sitter("rabbit", "white", "upright", "plain", "butter"),
  sitter("dog", "grey", "bat", "bib", "mint"),
  sitter("dog", "black", "long", "brows", "sky"),
  sitter("dog", "tan", "pointy", "spots", "blue"),
  sitter("dog", "chocolate", "pointy", "plain", "lilac"),
  sitter("cat", "blue", "upright", "mask", "butter"),
  sitter("cat", "brown", "fold", "plain", "mint"),
  sitter("dog", "tan", "floppy", "bib", "pine"),
  sitter("dog", "chocolate", "button", "brows", "coral"),
  sitter("bird", "golden", "crest", "plain", "blue"),
  sitter("tortoise", "green", "none", "plain", "sky"),
  sitter("rabbit", "cream", "lop", "plain", "lilac"),
  sitter("cat", "grey", "fold", "bib", "navy"),
  sitter("dog", "white", "curly", "plain", "terracotta"),
  sitter("dog", "golden", "long", "blaze", "lilac"),
  sitter("dog", "black", "floppy", "bib", "coral"),
  sitter("cat", "ginger", "upright", "bib", "navy"),
  sitter("bird", "green", "crest", "plain", "coral"),
  sitter("rabbit", "grey", "upright", "plain", "terracotta"),
  sitter("dog", "white", "pointy", "plain", "mint"),
  sitter("cat", "cream", "upright", "plain", "terracotta"),
];
