const shortest = 40;
const longest = 140;
/** Below so many characters a text is read at a glance and needs nothing drawn out of it. */
const longEnough = 420;

export type PullQuote = {
  text: string;
  /** It stands before this paragraph, and never right above the sentence it was drawn from. */
  before: number;
};

/** Of all the sections of a story, so many have a sentence drawn out of them. */
const quotesInStory = 2;

/** The quotes of a story, section by section; only the strongest of all its sections are drawn. */
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
 * The strongest sentence of a text, to be set large beside it. Nothing where the text is short, and nothing where no
 * sentence says something by itself: none is better than a bad one.
 */
function strongest(paragraphs: readonly string[]): Found | undefined {
  if (paragraphs.length < 2 || paragraphs.join("").length < longEnough) return undefined;
  let best: { text: string; strength: number; at: number } | undefined;
  for (const [at, paragraph] of paragraphs.entries()) {
    for (const [index, text] of sentencesOf(paragraph).entries()) {
      // What opens the text is read already when the eye comes to the quote.
      if (at === 0 && index === 0) continue;
      const strength = strengthOf(text);
      if (strength > (best?.strength ?? 0)) best = { text, strength, at };
    }
  }
  if (!best) return undefined;
  const { text, strength, at } = best;
  return { text, strength, before: beside(at, paragraphs.length) };
}

// A paragraph away from its sentence, and not right under the title where that can be helped.
function beside(at: number, count: number): number {
  if (at > 1) return at - 1;
  if (at === 0) return 1;
  return count > 2 ? 2 : 0;
}

// A full stop after these ends no sentence.
const shortened =
  /(?:^|[\s("“])(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Mt|No|Nr|vs|etc|approx|e\.g|i\.e|a\.m|p\.m)\.$/u;
const between = /(?<=[.!?…]["”’)]*)\s+(?=["“‘(]?[\p{Lu}\d])/u;

/** The sentences of a paragraph, each on one line. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = "";
  // A line of its own is a sentence of its own, as in a list.
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

/** Begins with what another sentence said, and means nothing without it. */
const leans =
  /^(?:and|or|but|so|yet|then|also|however|because|therefore|thus|still,|that|this|these|those|it|its|it’s|it's|they|them|their|he|she|his|her|him|which|who|whom|where|there|here|such|both|another|others?|first|second|third|next|finally|later|afterwards|meanwhile|instead|otherwise|besides|one of them|some of them|none of them|the other|the same|the former|the latter|see|click|ps|p\.s\.|note|tip|day \d)(?![\p{L}\d])/iu;
/** Tells where and when, and so only what happened next. */
const tells =
  /^(?:at|by|on|in|after|before|from|until|around|about|during|when|while|as soon as)\s/iu;
/** Takes back half of what it says. */
const hedges =
  /\b(?:i|we) (?:think|believe|guess|suppose|hope)\b|\b(?:perhaps|maybe|probably|somehow)\b/iu;
/** Somebody whom only the sentence before has named. */
const stranger = /\b(?:he|him|his|she|her|hers|they|them|their|whom)\b/iu;
const somebody =
  /\b(?:dogs?|cats?|puppy|rabbit|bird|parrot|horse|man|woman|men|women|child|children|people|friends?|strangers?|mother|father|daughter|son|sister|brother|aunt|uncle|who|anyone|anybody|everyone|everybody|nobody)\b/iu;
const object = /^(?:i|we) (?:\w+ )?\w+ (?:it|this|that)\b/iu;
const notProse =
  /[@#<>{}[\]|\\/*_=~^]|https?:|www\.|\d[\d.,:]*\s*(?:€|\$|£|%|kg|km|cm|lbs?)|[€$£]\s*\d/iu;
const quotedWhole = /^["“][^"“”]*["”]$/u;

/** What makes a sentence worth reading twice, and how much. */
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

/** How strong a sentence is by itself; 0 where it cannot stand alone. */
function strengthOf(sentence: string): number {
  const length = Array.from(sentence).length;
  if (length < shortest || length > longest) return 0;
  if (!/^["“‘]?\p{Lu}/u.test(sentence) || !/[.!…]["”’]?$/u.test(sentence)) return 0;
  if (notProse.test(sentence) || hedges.test(sentence) || object.test(sentence)) return 0;
  const bare = sentence.replace(/^["“‘]/u, "");
  if (leans.test(bare) || tells.test(bare) || namesNobody(bare)) return 0;
  if (!isBalanced(sentence) || isShouted(sentence) || /[:;(]/u.test(sentence)) return 0;
  if ((sentence.match(/\d/gu)?.length ?? 0) > 2) return 0;
  const score = signs.reduce((sum, [sign, weight]) => sum + (sign.test(sentence) ? weight : 0), 0);
  // Of equals, the one that fits two or three lines.
  const strength = score + (length >= 55 && length <= 115 ? 0.5 : 0);
  return strength < strongFrom ? 0 : strength;
}

/** Speaks of somebody without having said of whom. */
function namesNobody(sentence: string): boolean {
  const at = sentence.search(stranger);
  return at >= 0 && !somebody.test(sentence.slice(0, at));
}

const isBalanced = (sentence: string): boolean =>
  quotedWhole.test(sentence) ||
  (!/[“”]/u.test(sentence) && (sentence.match(/"/gu)?.length ?? 0) === 0);

function isShouted(sentence: string): boolean {
  const mails = sentence.match(/\p{L}/gu) ?? [];
  const large = sentence.match(/\p{Lu}/gu) ?? [];
  return large.length > mails.length / 3;
}
