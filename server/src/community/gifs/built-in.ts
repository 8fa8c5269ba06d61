import { type GifCard, gifs } from "#art/gifs/catalog.ts";
import { gifUrl } from "#art/urls.ts";
import { type Gif, gifResultCount } from "#contracts/community/gifs.ts";

const termsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

type Entry = { card: GifCard; words: ReadonlySet<string>; title: ReadonlySet<string> };

const entries: readonly Entry[] = gifs.map((card) => ({
  card,
  words: new Set(card.words.flatMap(termsOf)),
  title: new Set(termsOf(card.title)),
}));

/** A whole word scores more than a prefix, a search word more than a word of the title. */
function scoreOf({ words, title }: Entry, term: string): number {
  if (words.has(term)) return 4;
  if (title.has(term)) return 3;
  if ([...words].some((word) => word.startsWith(term))) return 2;
  if ([...title].some((word) => word.startsWith(term))) return 1;
  return 0;
}

/** Searches the built-in GIFs, best first, in GIPHY's shape. */
export function findBuiltIn(query: string): Gif[] {
  const terms = [...new Set(termsOf(query))];
  return entries
    .map((entry) => ({ entry, scores: terms.map((term) => scoreOf(entry, term)) }))
    .filter(({ scores }) => scores.some((score) => score > 0))
    .toSorted((a, b) => rank(b.scores) - rank(a.scores))
    .slice(0, gifResultCount)
    .map(({ entry }) => presentCard(entry.card));
}

// The number of matched words ranks before the quality of the matches.
const rank = (scores: readonly number[]) =>
  scores.filter((score) => score > 0).length * 100 + scores.reduce((sum, score) => sum + score, 0);

function presentCard({ id, title }: GifCard): Gif {
  const url = gifUrl(id);
  return { id, title, images: { original: { url }, fixed_height: { url } } };
}
