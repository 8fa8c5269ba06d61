const shortest = 40;
const longest = 140;
/** Shorter texts get no quote. */
const longEnough = 420;

export type PullQuote = {
  text: string;
  /** The paragraph it is shown before, never right above its own sentence. */
  before: number;
};

/** The most quotes in a story. */
const quotesInStory = 2;

/** The quotes of a story by section; only the strongest ones of the story. */
export function pullQuotes(texts: readonly (readonly string[])[]): (PullQuote | undefined)[] {
  const found = texts.map(strongest);
  const strongestQuotes = found
    .filter((quote) => quote !== undefined)
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, quotesInStory);
  return found.map((quote) => (quote && strongestQuotes.includes(quote) ? quote : undefined));
}

type Found = PullQuote & { strength: number };

/**
 * The strongest sentence of a text, to be set large beside it. None if the text is short or no sentence stands alone:
 * no quote is better than a bad one.
 */
function strongest(paragraphs: readonly string[]): Found | undefined {
  if (paragraphs.length < 2 || paragraphs.join("").length < longEnough) return undefined;
  let best: { text: string; strength: number; at: number } | undefined;
  for (const [at, paragraph] of paragraphs.entries()) {
    for (const [index, text] of sentencesOf(paragraph).entries()) {
      // The first sentence was just read when the reader reaches the quote.
      if (at === 0 && index === 0) continue;
      const strength = strengthOf(text);
      if (strength > (best?.strength ?? 0)) best = { text, strength, at };
    }
  }
  if (!best) return undefined;
  const { text, strength, at } = best;
  return { text, strength, before: beside(at, paragraphs.length) };
}

// One paragraph away from its sentence, and not right below the title if possible.
function beside(at: number, count: number): number {
  if (at > 1) return at - 1;
  if (at === 0) return 1;
  return count > 2 ? 2 : 0;
}

// A period after these does not end a sentence.
const shortened =
  /(?:^|[\s("“])(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Mt|No|Nr|vs|etc|approx|e\.g|i\.e|a\.m|p\.m)\.$/u;
const between = /(?<=[.!?…]["”’)]*)\s+(?=["“‘(]?[\p{Lu}\d])/u;

/** The sentences of a paragraph, each on one line. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = "";
  // Each line is a separate sentence, as in a list.
  for (const line of paragraph.split("\n")) {
    for (const part of line.replace(/\s+/g, " ").trim().split(between)) {
      const sentence = open === "" ? part : `${open} ${part}`;
      open = shortened.test(sentence) ? sentence : "";
      if (open === "" && sentence !== "") sentences.push(sentence);
    }
    if (open !== "") sentences.push(open);
    open = "";
  }
  return sentences;
}

/** Refers to another sentence and means nothing without it. */
const leans =
  /^(?:and|or|but|so|yet|then|also|however|because|therefore|thus|still,|that|this|these|those|it|its|it’s|it's|they|them|their|he|she|his|her|him|which|who|whom|where|there|here|such|both|another|others?|first|second|third|next|finally|later|afterwards|meanwhile|instead|otherwise|besides|one of them|some of them|none of them|the other|the same|the former|the latter|see|click|ps|p\.s\.|note|tip|day \d)(?![\p{L}\d])/iu;
/** Begins with a time or place, and so only narrates. */
const opinionVerbs =
  /^(?:at|by|on|in|after|before|from|until|around|about|during|when|while|as soon as)\s/iu;
/** Hedges its statement. */
const hedges =
  /\b(?:i|we) (?:think|believe|guess|suppose|hope)\b|\b(?:perhaps|maybe|probably|somehow)\b/iu;
/** A pronoun for a person. */
const personPronoun = /\b(?:he|him|his|she|her|hers|they|them|their|whom)\b/iu;
const personNoun =
  /\b(?:dogs?|cats?|puppy|rabbit|bird|parrot|horse|man|woman|men|women|child|children|people|friends?|strangers?|mother|father|daughter|son|sister|brother|aunt|uncle|who|anyone|anybody|everyone|everybody|nobody)\b/iu;
const object = /^(?:i|we) (?:\w+ )?\w+ (?:it|this|that)\b/iu;
const notProse =
  /[@#<>{}[\]|\\/*_=~^]|https?:|www\.|\d[\d.,:]*\s*(?:€|\$|£|%|kg|km|cm|lbs?)|[€$£]\s*\d/iu;
const quotedWhole = /^["“][^"“”]*["”]$/u;

/** Signs of a strong sentence, with their weights. */
const signs: readonly [RegExp, number][] = [
  [
    /\b(?:never|always|nobody|nothing|everybody|everyone|everything|only|even|enough|forever)\b/iu,
    2,
  ],
  [
    /\b(?:love|loved|home|heart|brave|afraid|alone|together|trust|trusted|promise|promised|forgive|forgot|forget|miss|missed|cried|laughed|sorry|worth|dream|courage|silence)\b/iu,
    2,
  ],
  [
    /\b(?:learned|learnt|taught|understood|realised|realized|knew|remember|remembered|believe|believed|decided|wanted|wish|wished|hoped|hope)\b/iu,
    2,
  ],
  [
    /\b(?:not|no|n[’']t)\b[^.!?]*\b(?:but|only|just)\b|\bmore\b[^.!?]*\bthan\b|\b(?:rather|better|worse|less)\b[^.!?]*\bthan\b/iu,
    2,
  ],
  [/\b(?:the (?:first|last|only|whole|best|worst))\b/iu, 1],
  [/\b(?:i|we|my|our|me|us)\b/iu, 1],
  [/\b(?:dog|dogs|cat|cats|puppy|rabbit|parrot|paw|paws|tail|leash|lead)\b/iu, 1],
];
const strongFrom = 3.5;

/** The strength of a sentence; 0 if it cannot stand alone. */
function strengthOf(sentence: string): number {
  const length = Array.from(sentence).length;
  if (length < shortest || length > longest) return 0;
  if (!/^["“‘]?\p{Lu}/u.test(sentence) || !/[.!…]["”’]?$/u.test(sentence)) return 0;
  if (notProse.test(sentence) || hedges.test(sentence) || object.test(sentence)) return 0;
  const bare = sentence.replace(/^["“‘]/u, "");
  if (leans.test(bare) || opinionVerbs.test(bare) || lacksReferent(bare)) return 0;
  if (!isBalanced(sentence) || isShouted(sentence) || /[:;(]/u.test(sentence)) return 0;
  if ((sentence.match(/\d/gu)?.length ?? 0) > 2) return 0;
  const score = signs.reduce((sum, [sign, weight]) => sum + (sign.test(sentence) ? weight : 0), 0);
  // A tie goes to the one that fits two or three lines.
  const strength = score + (length >= 55 && length <= 115 ? 0.5 : 0);
  return strength < strongFrom ? 0 : strength;
}

/** Uses a pronoun without a noun before it. */
function lacksReferent(sentence: string): boolean {
  const at = sentence.search(personPronoun);
  return at >= 0 && !personNoun.test(sentence.slice(0, at));
}

const isBalanced = (sentence: string): boolean =>
  quotedWhole.test(sentence) ||
  (!/[“”]/u.test(sentence) && (sentence.match(/"/gu)?.length ?? 0) === 0);

function isShouted(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const large = sentence.match(/\p{Lu}/gu) ?? [];
  return large.length > letters.length / 3;
}
